"""A form server on pygls, the usual library for language servers in Python, on stdio."""
# SPDX-License-Identifier: MIT
import logging

from pygls.lsp.server import LanguageServer

from forms import Forms

logging.disable(logging.CRITICAL)
server = LanguageServer("bench", "1")
forms = Forms()


def plain(value):
    if hasattr(value, "_asdict"):
        return {name: plain(member) for name, member in value._asdict().items()}
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def offer(method: str) -> None:
    @server.feature(method)
    def call(params):
        return forms.call(method, plain(params))


for name in ("form/create", "row/get", "field/set", "row/list"):
    offer(name)
server.start_io()

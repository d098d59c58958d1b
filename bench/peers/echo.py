# The usual Python server on stdin and stdout, to compare a start with: one JSON text per line, echoed.
# SPDX-License-Identifier: MIT
import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    reply = {"jsonrpc": "2.0", "id": message["id"], "result": message.get("params")}
    print(json.dumps(reply), flush=True)

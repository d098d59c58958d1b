"""How derived files are made from sources, transcripts and the protocol's description."""
# SPDX-License-Identifier: MIT

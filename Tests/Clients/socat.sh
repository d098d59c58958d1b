#!/usr/bin/env bash
# socat and jq as a client of formd: lines in, lines out.
# SPDX-License-Identifier: MIT
set -euo pipefail

ask() { jq -cn --arg method "$1" --argjson params "$2" --argjson id "$3" \
  '{jsonrpc: "2.0", id: $id, method: $method, params: $params}'; }
check() { jq -se "$1" >/dev/null <<<"$answers" || { echo "socat: $1" >&2; exit 1; }; }

answers=$(
  {
    ask form/create '{"definition": {"id": "socat", "sections": [{"id": "s", "rows": [
      {"id": "name", "kind": "textField", "required": true},
      {"id": "seats", "kind": "textField", "type": "integer", "max": 4}]}]}}' 1
    ask form/watch '{"form": "socat"}' 2
    ask field/set '{"form": "socat", "field": "seats", "raw": "9"}' 3
    ask row/get '{"form": "socat", "row": "none"}' 4
    ask field/set '{"form": "socat", "field": "seats", "value": 3}' 5
    ask field/set '{"form": "socat", "field": "name", "value": "Ada Example"}' 6
    ask form/submit '{"form": "socat"}' 7
  } | socat -t 10 - "UNIX-CONNECT:$FORMD_SOCKET"
)
check 'map(select(.id)) | map(.id) == [1, 2, 3, 4, 5, 6, 7]'
check '.[] | select(.id == 3) | .result.issues[0].rule == "max"'
check 'map(select(.method == "form/changed")) | map(.params.revision) == [2, 3, 4, 5]'
check '.[] | select(.id == 4) | .error.code == 301'
check '.[] | select(.id == 7) | .result.submitted and .result.values == {"name": "Ada Example", "seats": 3}'
echo ok

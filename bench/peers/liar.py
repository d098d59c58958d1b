# A server whose answers go wrong now and then, so that `check` sees the load generator notice.
# SPDX-License-Identifier: MIT
import json
import sys

fault = sys.argv[1]
count = 0
for line in sys.stdin:
    message = json.loads(line)
    row = message["params"].get("row", "")
    reply = {"jsonrpc": "2.0", "id": message["id"], "result": {"row": {"id": row}}}
    count += 1
    if count > 1 and count % 10 == 0:
        if fault == "id":
            reply["id"] += 1
        elif fault == "row":
            reply["result"]["row"]["id"] = "row-none"
        elif fault == "error":
            del reply["result"]
            reply["error"] = {"code": 301, "message": "no such row"}
        elif fault == "silence":
            continue
    print(json.dumps(reply, separators=(",", ":")), flush=True)

"""What the Python peers do: rows in a dictionary, as one would write it for an afternoon."""
# SPDX-License-Identifier: MIT


class Forms:
    def __init__(self, tell=None) -> None:
        self.rows, self.list, self.revision = {}, [], 0
        self.tell = tell

    def call(self, method, params, client=None):
        if method == "row/get":
            return self.rows[params["row"]]
        if method == "field/set":
            return self.set(params)
        if method == "row/list":
            return {"rows": self.list, "total": len(self.list)}
        if method == "form/watch":
            self.tell.add(client)
            return {"definition": {"id": params["form"]}, "revision": self.revision}
        if method == "form/create":
            return self.create(params["definition"])
        raise KeyError(method)

    def create(self, definition):
        for section in definition["sections"]:
            for row in section["rows"]:
                self.rows[row["id"]] = {"row": row, "section": section.get("id"), "index": len(self.list)}
                self.list.append(row)
        self.revision = 1
        return {"form": definition["id"], "revision": 1}

    def set(self, params):
        value = params["value"]
        self.rows[params["field"]]["row"]["value"] = value
        self.revision += 1
        if self.tell:
            self.tell.changed({"jsonrpc": "2.0", "method": "form/changed", "params": {
                "form": params["form"], "revision": self.revision,
                "changes": [{"change": "valueChanged", "field": params["field"],
                             "set": {"value": value}}]}})
        return {"value": value, "issues": [], "revision": self.revision}

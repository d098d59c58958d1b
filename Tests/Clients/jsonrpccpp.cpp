// libjsonrpccpp's Unix socket client as a client of formd: a connection for each call.
// SPDX-License-Identifier: MIT
#include <jsonrpccpp/client.h>
#include <jsonrpccpp/client/connectors/unixdomainsocketclient.h>

#include <cstdlib>
#include <iostream>
#include <string>

static void check(const char *what, bool is_true) {
  if (is_true) return;
  std::cerr << "jsonrpccpp: " << what << std::endl;
  std::exit(1);
}

static Json::Value object(const std::string &text) {
  Json::Value value;
  std::istringstream(text) >> value;
  return value;
}

int main() {
  jsonrpc::UnixDomainSocketClient connector(std::getenv("FORMD_SOCKET"));
  jsonrpc::Client formd(connector, jsonrpc::JSONRPC_CLIENT_V2);
  formd.CallMethod("form/create", object(R"({"definition": {"id": "cpp", "sections": [{"id": "s", "rows": [
    {"id": "name", "kind": "textField", "required": true},
    {"id": "seats", "kind": "textField", "type": "integer", "max": 4}]}]}})"));
  Json::Value seen = formd.CallMethod("form/watch", object(R"({"form": "cpp"})"));
  check("watch", seen["revision"].asInt() == 1);
  Json::Value answer = formd.CallMethod(
      "field/set", object(R"({"form": "cpp", "field": "seats", "raw": "9"})"));
  check("issue", answer["issues"][0]["rule"].asString() == "max");
  seen = formd.CallMethod("form/get", object(R"({"form": "cpp"})"));
  check("change", seen["revision"].asInt() == 2);
  try {
    formd.CallMethod("row/get", object(R"({"form": "cpp", "row": "none"})"));
    check("error", false);
  } catch (const jsonrpc::JsonRpcException &refused) {
    check("error", refused.GetCode() == 301);
  }
  formd.CallMethod("field/set", object(R"({"form": "cpp", "field": "seats", "value": 3})"));
  formd.CallMethod("field/set", object(R"({"form": "cpp", "field": "name", "value": "Ada Example"})"));
  Json::Value done = formd.CallMethod("form/submit", object(R"({"form": "cpp"})"));
  check("submit", done["submitted"].asBool());
  check("values", done["values"] == object(R"({"name": "Ada Example", "seats": 3})"));
  std::cout << "ok" << std::endl;
}

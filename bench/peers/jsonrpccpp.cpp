// A form server on libjsonrpccpp's Unix socket, which takes one call a connection.
// SPDX-License-Identifier: MIT
#include <jsonrpccpp/server.h>
#include <jsonrpccpp/server/connectors/unixdomainsocketserver.h>

#include <csignal>
#include <map>
#include <string>
#include <unistd.h>

using namespace jsonrpc;

class Forms : public AbstractServer<Forms> {
 public:
  explicit Forms(AbstractServerConnector &connector) : AbstractServer(connector, JSONRPC_SERVER_V2) {
    bindAndAddMethod(Procedure("form/create", PARAMS_BY_NAME, JSON_OBJECT, NULL), &Forms::create);
    bindAndAddMethod(Procedure("row/get", PARAMS_BY_NAME, JSON_OBJECT, NULL), &Forms::get);
  }
  void create(const Json::Value &params, Json::Value &result) {
    const Json::Value &definition = params["definition"];
    for (const Json::Value &section : definition["sections"])
      for (const Json::Value &row : section["rows"]) {
        Json::Value &place = rows[row["id"].asString()];
        place["row"] = row;
        place["section"] = section["id"];
      }
    result["form"] = definition["id"];
    result["revision"] = 1;
  }
  void get(const Json::Value &params, Json::Value &result) { result = rows[params["row"].asString()]; }

 private:
  std::map<std::string, Json::Value> rows;
};

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &stop, NULL);
  UnixDomainSocketServer connector(argv[1]);
  Forms forms(connector);
  if (!forms.StartListening()) return 1;
  int signal;
  sigwait(&stop, &signal);
  _exit(0);
}

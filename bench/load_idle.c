/* Memory at rest: of a server nobody uses, of one that holds the form, and per idle connection. */
/* SPDX-License-Identifier: MIT */
#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void load_idle(const struct options *options) {
  static const char echo[] =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/echo\",\"params\":{\"ping\":1}}";
  static const char get[] =
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"row/get\","
      "\"params\":{\"form\":\"bench\",\"row\":\"row-000417\"}}";
  struct server server;
  if (!options->socket) fail("idle needs --socket");
  int *idle = calloc((size_t)options->connections, sizeof *idle);
  if (!idle) fail("no memory");
  server_start(&server, options);
  int first = server_connect(options);
  call_once(first, first, options->headers, echo, sizeof echo - 1);
  size_t empty = resident_bytes(server.pid);
  create_form(first, first, options->headers);
  call_once(first, first, options->headers, get, sizeof get - 1);
  size_t before = resident_bytes(server.pid);
  /* Each has asked once: a connection that never spoke would have no framing and no state. */
  for (int i = 0; i < options->connections; i++) {
    idle[i] = server_connect(options);
    call_once(idle[i], idle[i], options->headers, get, sizeof get - 1);
  }
  size_t after = resident_bytes(server.pid);
  for (int i = 0; i < options->connections; i++) close(idle[i]);
  close(first);
  server_stop(&server, options);
  printf("{\"bad\":0,\"idle_kb\":%zu,\"form_kb\":%zu,\"connection_kb\":%.3f}\n", empty / 1024,
         before / 1024, ((double)after - (double)before) / 1024 / options->connections);
}

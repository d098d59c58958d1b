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
  struct server server;
  if (!options->socket) fail("idle needs --socket");
  int *idle = calloc((size_t)options->connections, sizeof *idle);
  if (!idle) fail("no memory");
  server_start(&server, options);
  int first = server_connect(options);
  call_once(first, first, options->headers, echo, sizeof echo - 1);
  size_t empty = resident_bytes(server.pid);
  /* Each has asked once: a connection that never spoke has no framing and perhaps no state. And this
     before the form: the memory its definition leaves free would hide what connections take. */
  for (int i = 0; i < options->connections; i++) {
    idle[i] = server_connect(options);
    call_once(idle[i], idle[i], options->headers, echo, sizeof echo - 1);
  }
  size_t crowded = resident_bytes(server.pid);
  for (int i = 0; i < options->connections; i++) close(idle[i]);
  create_form(first, first, options->headers);
  size_t form = resident_bytes(server.pid);
  close(first);
  server_stop(&server, options);
  printf("{\"bad\":0,\"idle_kb\":%zu,\"form_kb\":%zu,\"connection_kb\":%.3f}\n", empty / 1024,
         form / 1024, ((double)crowded - (double)empty) / 1024 / options->connections);
}

/* The load generator: starts a server, asks it the same thing many times, prints one line of JSON. */
/* SPDX-License-Identifier: MIT */
#include "load.h"

#include <getopt.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static const char usage[] =
    "usage: load run|spawn|idle|fanout|connect [options] -- SERVER [ARGUMENT...]\n"
    "  run    requests for a while     spawn  start, one request, end     idle  memory at rest\n"
    "  fanout changes told to --connections watchers          connect  a connection for each call\n"
    "  --socket PATH        the server listens there (without: stdin and stdout)\n"
    "  --headers            Content-Length framing (without: one JSON text per line)\n"
    "  --other-headers      the same, and replies may have more header lines (peers)\n"
    "  --method NAME        row/get, field/set, row/list or server/echo\n"
    "  --clients N --depth N     connections, and requests in flight on each\n"
    "  --warm S --seconds S      before and while counting\n"
    "  --server-core N --load-core N\n"
    "  --times N            spawns          --connections N   idle connections\n";

void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("load: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(1);
}

static double number(const char *text, double low, double high) {
  char *end;
  double value = strtod(text, &end);
  if (end == text || *end || !(value >= low && value <= high)) fail("not a usable number: %s", text);
  return value;
}

static struct options parse(int argc, char **argv) {
  static const struct option names[] = {
      {"socket", 1, NULL, 's'},      {"headers", 0, NULL, 'h'},     {"other-headers", 0, NULL, 'o'},
        {"method", 1, NULL, 'm'},
      {"clients", 1, NULL, 'c'},     {"depth", 1, NULL, 'd'},     {"warm", 1, NULL, 'w'},
      {"seconds", 1, NULL, 't'},     {"server-core", 1, NULL, 'S'}, {"load-core", 1, NULL, 'L'},
      {"times", 1, NULL, 'n'},       {"connections", 1, NULL, 'i'}, {NULL, 0, NULL, 0}};
  struct options o = {.method = "row/get", .clients = 1, .depth = 1, .warm = 0.1, .seconds = 1,
                      .server_core = -1, .load_core = -1, .times = 20, .connections = 1000};
  for (int option; (option = getopt_long(argc, argv, "+", names, NULL)) != -1;) {
    switch (option) {
      case 's': o.socket = optarg; break;
      case 'h': o.headers = true; break;
      case 'o': o.headers = other_headers = true; break;
      case 'm': o.method = optarg; break;
      case 'c': o.clients = (int)number(optarg, 1, 512); break;
      case 'd': o.depth = (int)number(optarg, 1, 4096); break;
      case 'w': o.warm = number(optarg, 0, 60); break;
      case 't': o.seconds = number(optarg, 0.01, 600); break;
      case 'S': o.server_core = (int)number(optarg, -1, 1023); break;
      case 'L': o.load_core = (int)number(optarg, -1, 1023); break;
      case 'n': o.times = (int)number(optarg, 1, 10000); break;
      case 'i': o.connections = (int)number(optarg, 1, 100000); break;
      default: fputs(usage, stderr); exit(2);
    }
  }
  o.server = argv + optind;
  if (!o.server[0]) {
    fputs(usage, stderr);
    exit(2);
  }
  return o;
}

int main(int argc, char **argv) {
  const char *mode = argc > 1 ? argv[1] : "";
  struct rlimit files;
  signal(SIGPIPE, SIG_IGN); /* a server that went away is an error message, not a death */
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  if (argc < 2) {
    fputs(usage, stderr);
    return 2;
  }
  struct options options = parse(argc - 1, argv + 1);
  if (strcmp(mode, "run") == 0)
    load_run(&options);
  else if (strcmp(mode, "spawn") == 0)
    load_spawn(&options);
  else if (strcmp(mode, "idle") == 0)
    load_idle(&options);
  else if (strcmp(mode, "fanout") == 0)
    load_fanout(&options);
  else if (strcmp(mode, "connect") == 0)
    load_connect(&options);
  else
    fail("no such mode: %s\n%s", mode, usage);
  return 0;
}

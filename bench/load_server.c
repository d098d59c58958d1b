/* The server under load: starting it pinned, its clocks and memory, one blocking call, ending it. */
/* SPDX-License-Identifier: MIT */
#include "load.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

uint64_t now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t cpu_ns(pid_t pid) {
  struct timespec t;
  clockid_t clock;
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &t) != 0)
    fail("the server has no CPU clock: it ended");
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

size_t resident_bytes(pid_t pid) {
  char path[64];
  size_t all = 0, resident = 0;
  snprintf(path, sizeof path, "/proc/%d/statm", (int)pid);
  FILE *file = fopen(path, "r");
  if (!file || fscanf(file, "%zu %zu", &all, &resident) != 2) fail("cannot read %s", path);
  fclose(file);
  return resident * (size_t)sysconf(_SC_PAGESIZE);
}

void pin(int core) {
  cpu_set_t set;
  if (core < 0) return;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  if (sched_setaffinity(0, sizeof set, &set) != 0) fail("no core %d", core);
}

void server_start(struct server *server, const struct options *options) {
  int in[2] = {-1, -1}, out[2] = {-1, -1};
  if (options->socket)
    unlink(options->socket);
  else if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0)
    fail("no pipes: %s", strerror(errno));
  pid_t parent = getpid();
  server->pid = fork();
  if (server->pid < 0) fail("cannot fork: %s", strerror(errno));
  if (server->pid == 0) {
    /* A measurement that is killed leaves no server behind. */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    pin(options->server_core);
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    dup2(in[0] < 0 ? null : in[0], 0);
    dup2(out[1] < 0 ? null : out[1], 1);
    execvp(options->server[0], options->server);
    fprintf(stderr, "load: cannot start %s: %s\n", options->server[0], strerror(errno));
    _exit(127);
  }
  server->in = in[1];
  server->out = out[0];
  if (!options->socket) {
    close(in[0]);
    close(out[1]);
  }
}

int server_connect(const struct options *options) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(options->socket) >= sizeof address.sun_path) fail("socket path too long");
  memcpy(address.sun_path, options->socket, strlen(options->socket));
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0) fail("no socket: %s", strerror(errno));
  for (int tries = 0; tries < 5000; tries++) {
    siginfo_t ended = {0}; /* the server is the only child there is */
    if (connect(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
    if (waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == 0 && ended.si_pid)
      fail("%s ended before it listened", options->server[0]);
    usleep(1000);
  }
  fail("%s does not listen on %s: %s", options->server[0], options->socket, strerror(errno));
}

void server_stop(struct server *server, const struct options *options) {
  int status;
  if (options->socket) {
    kill(server->pid, SIGTERM);
  } else {
    close(server->in);
    close(server->out);
  }
  for (int tries = 0; tries < 10000; tries++) {
    if (waitpid(server->pid, &status, WNOHANG) == server->pid) return;
    usleep(1000);
  }
  kill(server->pid, SIGKILL);
  waitpid(server->pid, &status, 0);
  fail("%s did not end in ten seconds", options->server[0]);
}

static void write_all(int to, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t n = write(to, bytes, length);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) fail("the server takes nothing: %s", strerror(errno));
    bytes += n;
    length -= (size_t)n;
  }
}

void call_once(int to, int from, bool headers, const char *body, size_t length) {
  char *frame = malloc(length + 64), reply[4096];
  size_t got = 0;
  if (!frame) fail("no memory");
  /* One write, as a careful client would: a header of its own would wake the server twice. */
  size_t size = headers ? (size_t)sprintf(frame, "Content-Length: %zu\r\n\r\n", length) : 0;
  memcpy(frame + size, body, length);
  size += length;
  if (!headers) frame[size++] = '\n';
  write_all(to, frame, size);
  free(frame);
  for (;;) {
    ssize_t more = read(from, reply + got, sizeof reply - 1 - got);
    if (more < 0 && errno == EINTR) continue;
    if (more <= 0) fail("no answer to the first message");
    got += (size_t)more;
    reply[got] = 0;
    const char *end = headers ? strstr(reply, "\r\n\r\n") : strchr(reply, '\n');
    const char *told = strstr(reply, "Content-Length: ");
    if (end && (!headers || (told && got == (size_t)(end + 4 - reply) + strtoul(told + 16, NULL, 10))))
      break;
    if (got == sizeof reply - 1) break;
  }
  if (!strstr(reply, "\"result\"")) fail("the first message was refused: %.300s", reply);
}

void create_form(int to, int from, bool headers) {
  size_t room = 128 + ROW_COUNT * 128, at = 0;
  char *text = malloc(room);
  if (!text) fail("no memory");
  at += (size_t)sprintf(text,
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"form/create\",\"params\":"
                        "{\"definition\":{\"id\":\"bench\",\"sections\":[{\"id\":\"all\",\"rows\":[");
  for (int i = 0; i < ROW_COUNT; i++)
    at += (size_t)sprintf(text + at,
                          "%s{\"id\":\"row-%06d\",\"kind\":\"textField\",\"title\":\"Row %d\","
                          "\"value\":\"value of row %d\"}",
                          i ? "," : "", i, i, i);
  at += (size_t)sprintf(text + at, "]}]}}}");
  call_once(to, from, headers, text, at);
  free(text);
}

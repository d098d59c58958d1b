/* Load: one author whose every change is told to many watchers; and a connection for each call. */
/* SPDX-License-Identifier: MIT */
#include "load.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

static const char watch[] =
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"form/watch\",\"params\":{\"form\":\"bench\",\"rows\":false}}\n";

struct watcher {
  int fd;
  struct inbox inbox;
};

static void write_whole(int fd, const char *text, size_t length) {
  while (length > 0) {
    ssize_t n = write(fd, text, length);
    if (n <= 0) fail("the server closed a connection");
    text += n;
    length -= (size_t)n;
  }
}

/* The next line that comes, however long that takes. */
static const char *next_line(struct watcher *watcher, size_t *length) {
  const char *line;
  while (!inbox_next(&watcher->inbox, false, &line, length)) inbox_fill(&watcher->inbox, watcher->fd);
  return line;
}

/* A change is over when the author has its answer and every watcher was told. */
void load_fanout(const struct options *options) {
  struct server server;
  struct latencies latencies = {0};
  int count = options->connections, poll = epoll_create1(EPOLL_CLOEXEC);
  size_t length;
  if (!options->socket) fail("fanout needs --socket");
  struct watcher *watchers = calloc((size_t)count, sizeof *watchers), author = {0};
  if (!watchers) fail("no memory");
  server_start(&server, options);
  author.fd = server_connect(options);
  create_form(author.fd, author.fd, false);
  for (int i = 0; i < count; i++) {
    watchers[i].fd = server_connect(options);
    write_whole(watchers[i].fd, watch, sizeof watch - 1);
    next_line(&watchers[i], &length);
    fcntl(watchers[i].fd, F_SETFL, fcntl(watchers[i].fd, F_GETFL) | O_NONBLOCK);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = &watchers[i]};
    epoll_ctl(poll, EPOLL_CTL_ADD, watchers[i].fd, &event);
  }
  pin(options->load_core);
  uint64_t changes = 0, bad = 0, cpu = 0, began = 0;
  uint64_t start = now_ns() + (uint64_t)(options->warm * 1e9);
  uint64_t until = start + (uint64_t)(options->seconds * 1e9);
  for (uint64_t turn = 0;; turn++) {
    char call[256];
    uint64_t now = now_ns();
    if (now >= until) break;
    if (!began && now >= start) {
      began = now;
      cpu = cpu_ns(server.pid);
    }
    int size = snprintf(call, sizeof call,
                        "{\"jsonrpc\":\"2.0\",\"id\":%llu,\"method\":\"field/set\",\"params\":{\"form\":"
                        "\"bench\",\"field\":\"row-000500\",\"value\":\"answer %llu\"}}\n",
                        (unsigned long long)turn, (unsigned long long)turn);
    write_whole(author.fd, call, (size_t)size);
    const char *line = next_line(&author, &length);
    if (!memmem(line, length, "\"result\"", 8)) bad++;
    for (int told = 0; told < count;) {
      struct epoll_event events[128];
      int ready = epoll_wait(poll, events, 128, 5000);
      if (ready <= 0) fail("%d of %d watchers were not told", count - told, count);
      for (int i = 0; i < ready; i++) {
        struct watcher *watcher = events[i].data.ptr;
        if (!inbox_fill(&watcher->inbox, watcher->fd)) continue;
        while (inbox_next(&watcher->inbox, false, &line, &length)) {
          told++;
          if (!memmem(line, length, "\"form/changed\"", 14)) bad++;
        }
      }
    }
    if (began) {
      latency_add(&latencies, now_ns() - now);
      changes++;
    }
  }
  uint64_t lasted = now_ns() - began;
  cpu = cpu_ns(server.pid) - cpu;
  for (int i = 0; i < count; i++) close(watchers[i].fd);
  close(author.fd);
  server_stop(&server, options);
  if (!changes) fail("no change in time");
  printf("{\"bad\":%llu,\"rate\":%.1f,\"p50_us\":%.3f,\"p99_us\":%.3f,\"cpu_us\":%.4f,"
         "\"cpu_us_each\":%.5f}\n",
         (unsigned long long)bad, (double)changes * 1e9 / (double)lasted,
         latency_at(&latencies, 0.5) / 1e3, latency_at(&latencies, 0.99) / 1e3,
         (double)cpu / 1e3 / (double)changes, (double)cpu / 1e3 / (double)changes / count);
}

/* A new connection for each call, as libjsonrpccpp's client has it. */
void load_connect(const struct options *options) {
  struct server server;
  struct request request;
  struct latencies latencies = {0};
  uint64_t bad = 0, calls = 0;
  if (!options->socket) fail("connect needs --socket");
  request_make(&request, options);
  memcpy(request.text + request.id_at, "10000001", ID_DIGITS);
  server_start(&server, options);
  int first = server_connect(options);
  create_form(first, first, false);
  close(first);
  pin(options->load_core);
  uint64_t began = now_ns(), cpu = cpu_ns(server.pid);
  uint64_t until = began + (uint64_t)(options->seconds * 1e9);
  for (uint64_t now = began; now < until; calls++) {
    struct watcher one = {.fd = server_connect(options)};
    size_t length;
    write_whole(one.fd, request.text, request.length);
    const char *line = next_line(&one, &length);
    if (!reply_matches(&request, request.text, line, length)) bad++;
    close(one.fd);
    free(one.inbox.buffer);
    uint64_t then = now_ns();
    latency_add(&latencies, then - now);
    now = then;
  }
  uint64_t lasted = now_ns() - began;
  cpu = cpu_ns(server.pid) - cpu;
  server_stop(&server, options);
  printf("{\"bad\":%llu,\"rate\":%.1f,\"p50_us\":%.3f,\"p99_us\":%.3f,\"cpu_us\":%.4f}\n",
         (unsigned long long)bad, (double)calls * 1e9 / (double)lasted,
         latency_at(&latencies, 0.5) / 1e3, latency_at(&latencies, 0.99) / 1e3,
         (double)cpu / 1e3 / (double)calls);
}

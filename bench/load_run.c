/* Load: clients that keep `depth` requests each in flight, for a while, every reply checked. */
/* SPDX-License-Identifier: MIT */
#include "load.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/uio.h>
#include <unistd.h>

/* One connection. Its requests stand in a ring of `depth` slots that are patched and sent again;
   a slot is not touched before its answer, so it also says what that answer must show. */
struct client {
  int in, out;
  char *ring;
  uint64_t *sent_at;       /* per slot */
  uint64_t made, answered; /* requests so far */
  uint64_t flushed;        /* bytes so far */
  char id[ID_DIGITS];      /* the next request's, in decimal: cheaper to count in than to print */
  struct inbox inbox;
  bool waits_to_write;
};

/* One run: what is sent, to whom, and what was seen. */
struct run {
  const struct options *options;
  struct request request;
  struct client *clients;
  int poll;
  bool sending, counting;
  uint64_t replies, bad, counted, reply_bytes, seed;
  struct latencies latencies;
};

static void count_up(char *digits) {
  for (int i = ID_DIGITS - 1; i >= 0; i--) {
    if (digits[i]++ < '9') return;
    digits[i] = '0';
  }
}

/* Any of the rows: in order, the caches would know the next one. */
static void patch_row(struct run *run, char *digits) {
  run->seed ^= run->seed << 13;
  run->seed ^= run->seed >> 7;
  run->seed ^= run->seed << 17;
  unsigned row = (unsigned)((run->seed >> 32) % ROW_COUNT);
  digits[3] = (char)('0' + row / 100);
  digits[4] = (char)('0' + row / 10 % 10);
  digits[5] = (char)('0' + row % 10);
}

static void watch(struct run *run, struct client *c) {
  uint32_t out = c->waits_to_write ? EPOLLOUT : 0;
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
  if (c->in == c->out) {
    event.events |= out;
    epoll_ctl(run->poll, EPOLL_CTL_MOD, c->in, &event);
  } else {
    event.events = out;
    epoll_ctl(run->poll, EPOLL_CTL_MOD, c->out, &event);
  }
}

/* Fills the free slots and sends them in one call. */
static void send_turn(struct run *run, struct client *c) {
  const struct request *request = &run->request;
  const uint64_t depth = (uint64_t)run->options->depth, length = request->length;
  if (run->sending && c->made - c->answered < depth) {
    uint64_t now = now_ns();
    while (c->made - c->answered < depth) {
      uint64_t slot = c->made++ % depth;
      char *text = c->ring + slot * length;
      memcpy(text + request->id_at, c->id, ID_DIGITS);
      if (request->row_at) patch_row(run, text + request->row_at);
      if (request->nonce_at) memcpy(text + request->nonce_at, c->id, ID_DIGITS);
      count_up(c->id);
      c->sent_at[slot] = now;
    }
  }
  uint64_t left = c->made * length - c->flushed;
  if (left > 0) {
    uint64_t from = c->flushed % (depth * length), first = depth * length - from;
    if (first > left) first = left;
    struct iovec parts[2] = {{c->ring + from, first}, {c->ring, left - first}};
    ssize_t n = left > first ? writev(c->out, parts, 2) : write(c->out, parts[0].iov_base, first);
    if (n < 0 && errno != EAGAIN && errno != EINTR) fail("the server closed: %s", strerror(errno));
    if (n > 0) c->flushed += (uint64_t)n;
  }
  bool waits = c->flushed < c->made * length;
  if (waits != c->waits_to_write) {
    c->waits_to_write = waits;
    watch(run, c);
  }
}

static void judge(struct run *run, struct client *c, const char *reply, size_t length, uint64_t now) {
  int shown = (int)(length > 300 ? 300 : length);
  if (c->answered == c->made) fail("a message nobody asked for: %.*s", shown, reply);
  uint64_t slot = c->answered++ % (uint64_t)run->options->depth;
  run->replies++;
  run->reply_bytes = length;
  if (!reply_matches(&run->request, c->ring + slot * run->request.length, reply, length)) {
    if (run->bad++ == 0)
      fprintf(stderr, "load: a bad reply: %.*s\n", shown, reply);
  }
  if (run->counting) {
    run->counted++;
    latency_add(&run->latencies, now - c->sent_at[slot]);
  }
}

static void read_turn(struct run *run, struct client *c) {
  if (!inbox_fill(&c->inbox, c->in)) return;
  uint64_t now = now_ns();
  const char *reply;
  size_t length;
  while (inbox_next(&c->inbox, run->options->headers, &reply, &length))
    judge(run, c, reply, length, now);
}

/* Turns until the given time, or, when no longer sending, until every answer is in. */
static void turns(struct run *run, uint64_t until) {
  for (;;) {
    struct epoll_event events[64];
    int count = epoll_wait(run->poll, events, 64, 100);
    for (int i = 0; i < count; i++) {
      struct client *c = events[i].data.ptr;
      if (events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR)) read_turn(run, c);
      send_turn(run, c);
    }
    if (now_ns() >= until) return;
    bool due = run->sending;
    for (int i = 0; i < run->options->clients && !due; i++)
      due = run->clients[i].answered < run->clients[i].made;
    if (!due) return;
  }
}

static void open_client(struct run *run, struct client *c, int in, int out, int number) {
  const size_t depth = (size_t)run->options->depth, length = run->request.length;
  *c = (struct client){.in = in, .out = out};
  c->ring = malloc(depth * length);
  c->sent_at = calloc(depth, sizeof *c->sent_at);
  if (!c->ring || !c->sent_at) fail("no memory");
  for (size_t i = 0; i < depth; i++) memcpy(c->ring + i * length, run->request.text, length);
  char digits[ID_DIGITS + 1];
  snprintf(digits, sizeof digits, "%08u", (10u + (unsigned)number % 80u) * 1000000u);
  memcpy(c->id, digits, ID_DIGITS);
  fcntl(in, F_SETFL, fcntl(in, F_GETFL) | O_NONBLOCK);
  fcntl(out, F_SETFL, fcntl(out, F_GETFL) | O_NONBLOCK);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
  epoll_ctl(run->poll, EPOLL_CTL_ADD, in, &event);
  event.events = 0;
  if (out != in) epoll_ctl(run->poll, EPOLL_CTL_ADD, out, &event);
}

static void connect_all(struct run *run, struct server *server) {
  const struct options *options = run->options;
  for (int i = 0; i < options->clients; i++) {
    int in = options->socket ? server_connect(options) : server->out;
    int out = options->socket ? in : server->in;
    if (i == 0) create_form(out, in, options->headers);
    open_client(run, &run->clients[i], in, out, i);
  }
}

void load_run(const struct options *options) {
  static struct run run;
  struct server server;
  run.options = options;
  run.seed = 88172645463325252u;
  run.poll = epoll_create1(EPOLL_CLOEXEC);
  run.clients = calloc((size_t)options->clients, sizeof *run.clients);
  if (!run.clients) fail("no memory");
  if (!options->socket && options->clients != 1) fail("a pipe has one client");
  request_make(&run.request, options);
  server_start(&server, options);
  pin(options->load_core);
  connect_all(&run, &server);

  run.sending = true;
  for (int i = 0; i < options->clients; i++) send_turn(&run, &run.clients[i]);
  turns(&run, now_ns() + (uint64_t)(options->warm * 1e9));
  run.counting = true;
  uint64_t began = now_ns(), server_cpu = cpu_ns(server.pid), own_cpu = cpu_ns(0);
  turns(&run, began + (uint64_t)(options->seconds * 1e9));
  uint64_t lasted = now_ns() - began;
  server_cpu = cpu_ns(server.pid) - server_cpu;
  own_cpu = cpu_ns(0) - own_cpu;
  size_t resident = resident_bytes(server.pid);
  run.counting = run.sending = false;
  turns(&run, now_ns() + 5000000000u);
  for (int i = 0; i < options->clients; i++)
    run.bad += run.clients[i].made - run.clients[i].answered;
  if (options->socket)
    for (int i = 0; i < options->clients; i++) close(run.clients[i].in);
  server_stop(&server, options);

  double each = run.counted ? 1.0 / (double)run.counted : 0;
  printf("{\"replies\":%llu,\"bad\":%llu,\"rate\":%.1f,\"p50_us\":%.3f,\"p99_us\":%.3f,"
         "\"cpu_us\":%.4f,\"server_busy\":%.3f,\"load_busy\":%.3f,\"rss_kb\":%zu,"
         "\"request_bytes\":%zu,\"reply_bytes\":%llu}\n",
         (unsigned long long)run.replies, (unsigned long long)run.bad,
         (double)run.counted * 1e9 / (double)lasted, latency_at(&run.latencies, 0.5) / 1e3,
         latency_at(&run.latencies, 0.99) / 1e3, (double)server_cpu * each / 1e3,
         (double)server_cpu / (double)lasted, (double)own_cpu / (double)lasted, resident / 1024,
         run.request.length, (unsigned long long)run.reply_bytes);
}

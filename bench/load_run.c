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

enum { CHUNK = 1 << 18 };

/* One connection. Its requests stand in a ring of `depth` slots that are patched and sent again;
   a slot is not touched before its answer, so it also says what that answer must show. */
struct client {
  int in, out;
  char *ring;
  uint64_t *sent_at;               /* per slot */
  uint64_t made, answered;         /* requests so far */
  uint64_t flushed;                /* bytes so far */
  char id[ID_DIGITS];              /* the next request's, in decimal: cheaper to count in than to print */
  char *buffer;                    /* bytes received and not yet used */
  size_t start, end, room, scanned; /* scanned: past start, no line end among them */
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
  if (c->answered == c->made) fail("a message nobody asked for: %.*s", (int)(length > 300 ? 300 : length), reply);
  uint64_t slot = c->answered++ % (uint64_t)run->options->depth;
  run->replies++;
  run->reply_bytes = length;
  if (!reply_matches(&run->request, c->ring + slot * run->request.length, reply, length)) {
    if (run->bad++ == 0)
      fprintf(stderr, "load: a bad reply: %.*s\n", (int)(length > 300 ? 300 : length), reply);
  }
  if (run->counting) {
    run->counted++;
    latency_add(&run->latencies, now - c->sent_at[slot]);
  }
}

/* Finds the next whole reply; false when there is none yet. */
static bool next_reply(struct run *run, struct client *c, const char **reply, size_t *length) {
  const char *head = c->buffer + c->start;
  size_t have = c->end - c->start;
  if (!run->options->headers) {
    const char *end = memchr(head + c->scanned, '\n', have - c->scanned);
    c->scanned = end ? 0 : have;
    if (!end) return false;
    *reply = head;
    *length = (size_t)(end - head);
    c->start += *length + 1;
    return true;
  }
  /* Written exactly so, the contract says; some clients match it to the byte. */
  static const char name[] = "Content-Length: ";
  const size_t skip = sizeof name - 1;
  const char *end = have > skip ? memchr(head + skip, '\r', have - skip) : NULL;
  if (!end || have < (size_t)(end + 4 - head)) return false;
  if (memcmp(head, name, skip) != 0 || memcmp(end, "\r\n\r\n", 4) != 0)
    fail("not a header: %.*s", (int)(have > 60 ? 60 : have), head);
  size_t size = 0;
  for (const char *p = head + skip; p < end; p++) size = size * 10 + (size_t)(*p - '0');
  if (have - (size_t)(end + 4 - head) < size) return false;
  *reply = end + 4;
  *length = size;
  c->start += (size_t)(end + 4 - head) + size;
  return true;
}

static void read_turn(struct run *run, struct client *c) {
  if (c->start == c->end) {
    c->start = c->end = 0;
  } else if (c->room - c->end < CHUNK / 2) {
    memmove(c->buffer, c->buffer + c->start, c->end - c->start);
    c->end -= c->start;
    c->start = 0;
    if (c->room - c->end < CHUNK / 2) {
      c->room *= 2;
      c->buffer = realloc(c->buffer, c->room);
      if (!c->buffer) fail("no memory");
    }
  }
  ssize_t n = read(c->in, c->buffer + c->end, c->room - c->end);
  if (n < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (n <= 0) fail("the server closed a connection");
  c->end += (size_t)n;
  uint64_t now = now_ns();
  const char *reply;
  size_t length;
  while (next_reply(run, c, &reply, &length)) judge(run, c, reply, length, now);
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
  *c = (struct client){.in = in, .out = out, .room = CHUNK};
  c->ring = malloc(depth * length);
  c->sent_at = calloc(depth, sizeof *c->sent_at);
  c->buffer = malloc(c->room);
  if (!c->ring || !c->sent_at || !c->buffer) fail("no memory");
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

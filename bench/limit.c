/* The measuring server, the least that answers a form's commonest calls: formd is held against it. */
/* SPDX-License-Identifier: MIT */
#include "limit.h"

#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { CHUNK = 65536 };

/* One client. Between turns it holds memory only for an unfinished frame or unsent bytes. */
struct connection {
  int in, out;
  char framing;          /* 0 not known yet, 'l' lines, 'h' headers */
  struct buffer partial; /* an unfinished frame */
  size_t scanned;        /* how much of it holds no line end: a long line is not searched twice */
  struct buffer unsent;
};

static answerer *answer;
static struct buffer output; /* the answers of one turn: one write */

/* Appends one framed reply. The length is written before the body is known to the digit: the last
   reply's is the guess, and only a wrong one moves the body. */
static void reply(struct connection *c, struct bytes message) {
  static size_t guess = 3;
  size_t start = output.length;
  if (c->framing == 'l') {
    answer(message, &output);
    if (output.length > start) PUT(&output, "\n");
    return;
  }
  PUT(&output, "Content-Length: ");
  size_t digits_at = output.length;
  memset(buffer_reserve(&output, guess + 4), ' ', guess + 4);
  output.length += guess + 4;
  size_t body_at = output.length;
  answer(message, &output);
  size_t length = output.length - body_at, digits = 1;
  if (length == 0) {
    output.length = start;
    return;
  }
  for (size_t rest = length; rest >= 10; rest /= 10) digits++;
  if (digits != guess) {
    buffer_reserve(&output, digits);
    memmove(output.at + digits_at + digits + 4, output.at + body_at, length);
    output.length = digits_at + digits + 4 + length;
    guess = digits;
  }
  for (size_t i = digits, rest = length; i-- > 0; rest /= 10)
    output.at[digits_at + i] = (char)('0' + rest % 10);
  memcpy(output.at + digits_at + digits, "\r\n\r\n", 4);
}

/* Answers every whole line; returns how many bytes are used up. */
static size_t take_lines(struct connection *c, struct bytes in) {
  size_t at = 0;
  for (;;) {
    size_t from = at + c->scanned;
    const char *end = memchr(in.at + from, '\n', in.length - from);
    if (!end) break;
    struct bytes line = {in.at + at, (size_t)(end - in.at) - at};
    at += line.length + 1;
    c->scanned = 0;
    if (line.length && line.at[line.length - 1] == '\r') line.length--;
    if (line.length) reply(c, line);
  }
  c->scanned = in.length - at;
  return at;
}

/* Answers every whole header frame; returns how many bytes are used up, or SIZE_MAX if they are none. */
static size_t take_headers(struct connection *c, struct bytes in) {
  static const struct bytes name = LITERAL("Content-Length:");
  size_t at = 0;
  for (;;) {
    const char *head = in.at + at;
    const char *end = memmem(head, in.length - at, "\r\n\r\n", 4);
    if (!end) return at;
    const char *length = memmem(head, (size_t)(end - head), name.at, name.length);
    if (!length) return SIZE_MAX;
    size_t size = strtoul(length + name.length, NULL, 10);
    size_t body = (size_t)(end + 4 - in.at);
    if (in.length - body < size) return at;
    reply(c, (struct bytes){in.at + body, size});
    at = body + size;
  }
}

/* Reads once and answers what is whole. False when the client is gone. */
static bool read_turn(struct connection *c) {
  static char shared[CHUNK];
  bool fresh = c->partial.length == 0;
  char *to = fresh ? shared : buffer_reserve(&c->partial, CHUNK);
  ssize_t got = read(c->in, to, CHUNK);
  if (got <= 0) return got < 0 && (errno == EAGAIN || errno == EINTR);
  if (!fresh) c->partial.length += (size_t)got;
  struct bytes in = fresh ? (struct bytes){shared, (size_t)got}
                          : (struct bytes){c->partial.at, c->partial.length};
  if (!c->framing) c->framing = in.at[0] == '{' || in.at[0] == '[' ? 'l' : 'h';
  size_t used = c->framing == 'l' ? take_lines(c, in) : take_headers(c, in);
  if (used == SIZE_MAX) return false;
  struct bytes rest = {in.at + used, in.length - used};
  if (fresh) {
    if (rest.length) put(&c->partial, rest);
  } else if (rest.length) {
    memmove(c->partial.at, rest.at, rest.length);
    c->partial.length = rest.length;
  } else {
    free(c->partial.at);
    c->partial = (struct buffer){0};
  }
  return true;
}

/* Answers on stdin and stdout, blocking: with one client there is nothing else to wait for. */
static int serve_stdio(void) {
  struct connection c = {.in = 0, .out = 1};
  while (read_turn(&c)) {
    for (size_t sent = 0; sent < output.length;) {
      ssize_t n = write(c.out, output.at + sent, output.length - sent);
      if (n < 0 && errno != EINTR) return 1;
      if (n > 0) sent += (size_t)n;
    }
    output.length = 0;
  }
  return 0;
}

static void watch(int poll, struct connection *c, int operation, uint32_t events) {
  struct epoll_event event = {.events = events, .data.ptr = c};
  epoll_ctl(poll, operation, c->in, &event);
}

static void drop(struct connection *c) {
  close(c->in);
  free(c->partial.at);
  free(c->unsent.at);
  free(c);
}

/* Sends what is left from an earlier turn; reading goes on when all of it is gone. */
static bool write_turn(int poll, struct connection *c) {
  ssize_t n = write(c->out, c->unsent.at, c->unsent.length);
  if (n < 0) return errno == EAGAIN || errno == EINTR;
  c->unsent.length -= (size_t)n;
  memmove(c->unsent.at, c->unsent.at + n, c->unsent.length);
  if (c->unsent.length == 0) {
    free(c->unsent.at);
    c->unsent = (struct buffer){0};
    watch(poll, c, EPOLL_CTL_MOD, EPOLLIN);
  }
  return true;
}

static bool socket_turn(int poll, struct connection *c) {
  if (c->unsent.length) return write_turn(poll, c);
  output.length = 0;
  if (!read_turn(c)) return false;
  if (output.length == 0) return true;
  ssize_t n = write(c->out, output.at, output.length);
  if (n < 0 && errno != EAGAIN && errno != EINTR) return false;
  size_t sent = n > 0 ? (size_t)n : 0;
  if (sent < output.length) {
    put(&c->unsent, (struct bytes){output.at + sent, output.length - sent});
    watch(poll, c, EPOLL_CTL_MOD, EPOLLOUT);
  }
  return true;
}

static int serve_socket(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) {
    fprintf(stderr, "limit: path too long\n");
    return 2;
  }
  memcpy(address.sun_path, path, strlen(path));
  unlink(path);
  struct connection listener = {.in = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0)};
  int poll = epoll_create1(0);
  if (bind(listener.in, (struct sockaddr *)&address, sizeof address) < 0 ||
      listen(listener.in, 1024) < 0) {
    perror("limit");
    return 1;
  }
  watch(poll, &listener, EPOLL_CTL_ADD, EPOLLIN);
  for (;;) {
    struct epoll_event events[64];
    int count = epoll_wait(poll, events, 64, -1);
    for (int i = 0; i < count; i++) {
      struct connection *c = events[i].data.ptr;
      if (c == &listener) {
        int fd = accept4(listener.in, NULL, NULL, SOCK_NONBLOCK);
        if (fd < 0) continue;
        struct connection *fresh = calloc(1, sizeof *fresh);
        if (!fresh) abort();
        fresh->in = fresh->out = fd;
        watch(poll, fresh, EPOLL_CTL_ADD, EPOLLIN);
      } else if (!socket_turn(poll, c)) {
        drop(c);
      }
    }
  }
}

int main(int argc, char **argv) {
  rows_make();
  if (argc > 1 && strcmp(argv[1], "--plain") == 0) answer = answer_plain;
  if (argc > 1 && strcmp(argv[1], "--slice") == 0) {
    answer = answer_slice;
    uselocale(newlocale(LC_NUMERIC_MASK, "C", NULL)); /* spares json-c a copy for each value */
  }
  if (argc > 1 && strcmp(argv[1], "--nojson") == 0) answer = answer_nojson;
  if (answer && argc == 3 && strcmp(argv[2], "--stdio") == 0) return serve_stdio();
  if (answer && argc == 4 && strcmp(argv[2], "--socket") == 0) return serve_socket(argv[3]);
  fprintf(stderr, "usage: limit --plain|--slice|--nojson --stdio|--socket PATH\n");
  return 2;
}

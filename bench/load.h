/* What the files of the load generator share: the server under load, requests, latencies, modes. */
/* SPDX-License-Identifier: MIT */
#ifndef LOAD_H
#define LOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* What the command line asks for. Times in seconds. */
struct options {
  const char *method;
  const char *socket; /* path the server listens on; NULL: it speaks on stdin and stdout */
  bool headers;       /* Content-Length framing instead of one JSON text per line */
  int clients, depth;
  double warm, seconds;
  int server_core, load_core; /* -1: wherever the kernel likes */
  int times, connections;
  char **server; /* the server's command line, ended by NULL */
};

/* The program under load, started and ended here. */
struct server {
  pid_t pid;
  int in, out; /* its stdin and stdout, or -1 when it listens on a socket */
};

/* Ends the program with a message: nothing was measured. */
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Nanoseconds of the monotonic clock. */
uint64_t now_ns(void);
/* Nanoseconds of CPU time a process has used, user and system together; 0 means this one. */
uint64_t cpu_ns(pid_t pid);
/* Resident memory of a process in bytes. */
size_t resident_bytes(pid_t pid);
void pin(int core);

void server_start(struct server *server, const struct options *options);
/* A new blocking connection; waits up to five seconds for the server to listen. */
int server_connect(const struct options *options);
/* Ends the server politely, by EOF or SIGTERM, and after ten seconds by SIGKILL. */
void server_stop(struct server *server, const struct options *options);

/* Sends one message and waits for its answer, blocking; fails unless the answer is a result. */
void call_once(int to, int from, bool headers, const char *body, size_t length);
/* Makes the form of 1,000 rows that every measured method is about. */
void create_form(int to, int from, bool headers);

/* A request's bytes, and where its changing parts stand. Every request of a run is equally long. */
struct request {
  char text[512];
  size_t length;
  size_t id_at, row_at, nonce_at; /* row_at, nonce_at: 0 when the method has none */
  size_t needle_at, needle_length; /* the part of it the reply must show; 0 when it must show `tail` */
};

enum { ID_DIGITS = 8, ROW_DIGITS = 6, ROW_COUNT = 1000 };

void request_make(struct request *request, const struct options *options);
/* Judges one reply against the request it answers. */
bool reply_matches(const struct request *request, const char *sent, const char *reply, size_t length);

/* Whether a peer may send more header lines than the length. */
extern bool other_headers;

/* Bytes received on one connection and not yet used. All zero at first. */
struct inbox {
  char *buffer;
  size_t start, end, room;
  size_t scanned; /* how many from `start` on hold no line end */
};

/* Reads once; false when there was nothing. A connection that ended fails the run. */
bool inbox_fill(struct inbox *inbox, int from);
/* The next whole reply without its framing; false when there is none yet. */
bool inbox_next(struct inbox *inbox, bool headers, const char **reply, size_t *length);

/* Latencies in buckets 1.6 % wide. */
struct latencies {
  uint64_t count;
  uint32_t buckets[64 * 64];
};

void latency_add(struct latencies *latencies, uint64_t ns);
/* The latency below which that share (0 to 1) of them lies, in nanoseconds. */
double latency_at(const struct latencies *latencies, double share);

void load_run(const struct options *options);
void load_spawn(const struct options *options);
void load_idle(const struct options *options);
void load_fanout(const struct options *options);
void load_connect(const struct options *options);

#endif

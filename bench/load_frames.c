/* Cutting what a connection receives into whole replies, read in large pieces. */
/* SPDX-License-Identifier: MIT */
#include "load.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CHUNK = 1 << 18 };

/* At least half a chunk of room after what is not used yet. */
static void make_room(struct inbox *inbox) {
  if (inbox->start == inbox->end) inbox->start = inbox->end = 0;
  if (inbox->room - inbox->end >= CHUNK / 2) return;
  if (inbox->start > 0) {
    memmove(inbox->buffer, inbox->buffer + inbox->start, inbox->end - inbox->start);
    inbox->end -= inbox->start;
    inbox->start = 0;
  }
  if (inbox->room - inbox->end >= CHUNK / 2) return;
  inbox->room = inbox->room ? inbox->room * 2 : CHUNK;
  inbox->buffer = realloc(inbox->buffer, inbox->room);
  if (!inbox->buffer) fail("no memory");
}

bool inbox_fill(struct inbox *inbox, int from) {
  make_room(inbox);
  ssize_t n = read(from, inbox->buffer + inbox->end, inbox->room - inbox->end);
  if (n < 0 && (errno == EAGAIN || errno == EINTR)) return false;
  if (n <= 0) fail("the server closed a connection");
  inbox->end += (size_t)n;
  return true;
}

static bool next_line(struct inbox *inbox, const char **reply, size_t *length) {
  const char *head = inbox->buffer + inbox->start;
  size_t have = inbox->end - inbox->start;
  const char *end = memchr(head + inbox->scanned, '\n', have - inbox->scanned);
  inbox->scanned = end ? 0 : have;
  if (!end) return false;
  *reply = head;
  *length = (size_t)(end - head);
  inbox->start += *length + 1;
  return true;
}

bool other_headers;

/* Headers are written exactly so, the contract says: some clients match them to the byte. Only a
   peer's may have more lines. */
static bool next_body(struct inbox *inbox, const char **reply, size_t *length) {
  static const char name[] = "Content-Length: ";
  const size_t skip = sizeof name - 1;
  const char *head = inbox->buffer + inbox->start;
  size_t have = inbox->end - inbox->start, size = 0;
  const char *end = have > skip ? memchr(head + skip, '\r', have - skip) : NULL;
  if (!end || have < (size_t)(end + 4 - head)) return false;
  const char *blank = end;
  if (other_headers && memcmp(end, "\r\n\r\n", 4) != 0) {
    blank = memmem(head, have, "\r\n\r\n", 4);
    if (!blank) return false;
  }
  if (memcmp(head, name, skip) != 0 || memcmp(blank, "\r\n\r\n", 4) != 0)
    fail("not a header: %.*s", (int)(have > 60 ? 60 : have), head);
  for (const char *p = head + skip; p < end; p++) {
    if (*p < '0' || *p > '9' || size > SIZE_MAX / 20) fail("not a length: %.*s", 30, head);
    size = size * 10 + (size_t)(*p - '0');
  }
  if (have - (size_t)(blank + 4 - head) < size) return false;
  *reply = blank + 4;
  *length = size;
  inbox->start += (size_t)(blank + 4 - head) + size;
  return true;
}

bool inbox_next(struct inbox *inbox, bool headers, const char **reply, size_t *length) {
  return headers ? next_body(inbox, reply, length) : next_line(inbox, reply, length);
}

/* The requests of the load generator, made once and patched in place, and the judging of replies. */
/* SPDX-License-Identifier: MIT */
#include "load.h"

#include <stdio.h>
#include <string.h>

static const struct {
  const char *method, *params;
  const char *row, *nonce; /* text before the digits that change */
  const char *needle;      /* from here to the end of the digits the reply must repeat */
} shapes[] = {
    {"row/get", "{\"form\":\"bench\",\"row\":\"row-000000\"}", "row-", NULL, "row-"},
    /* A new value each time, so that every call is a real change. */
    {"field/set", "{\"form\":\"bench\",\"field\":\"row-000000\",\"value\":\"answer 00000000\"}", "row-",
     "answer ", "answer "},
    {"row/list", "{\"form\":\"bench\"}", NULL, NULL, NULL},
    {"server/echo", "{\"nonce\":\"00000000\",\"list\":[1,2.5,true,null],\"text\":\"as it came\"}", NULL,
     "nonce\":\"", "nonce\":\""},
};

static size_t offset_after(const char *text, const char *part) {
  const char *found = strstr(text, part);
  if (!found) fail("request without %s", part);
  return (size_t)(found - text) + strlen(part);
}

void request_make(struct request *request, const struct options *options) {
  for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
    if (strcmp(shapes[i].method, options->method) != 0) continue;
    char body[400], *text = request->text;
    int length = snprintf(body, sizeof body,
                          "{\"jsonrpc\":\"2.0\",\"id\":00000000,\"method\":\"%s\",\"params\":%s}",
                          shapes[i].method, shapes[i].params);
    memset(request, 0, sizeof *request);
    length = options->headers
                 ? snprintf(text, sizeof request->text, "Content-Length: %d\r\n\r\n%s", length, body)
                 : snprintf(text, sizeof request->text, "%s\n", body);
    request->length = (size_t)length;
    request->id_at = offset_after(text, "\"id\":");
    if (shapes[i].row) request->row_at = offset_after(text, shapes[i].row);
    if (shapes[i].nonce) request->nonce_at = offset_after(text, shapes[i].nonce);
    if (shapes[i].needle) {
      size_t digits = shapes[i].nonce ? ID_DIGITS : ROW_DIGITS;
      size_t end = offset_after(text, shapes[i].needle) + digits + 1; /* the closing quote too */
      request->needle_at = end - digits - 1 - strlen(shapes[i].needle);
      request->needle_length = end - request->needle_at;
    }
    return;
  }
  fail("no requests for method %s", options->method);
}

/* Whether the reply is a result for the id in `sent`; the members may stand in another order. */
static bool head_matches(const struct request *request, const char *sent, const char *reply,
                         size_t length) {
  static const char before[] = "{\"jsonrpc\":\"2.0\",\"id\":", after[] = ",\"result\":";
  const size_t id_at = sizeof before - 1, result_at = id_at + ID_DIGITS;
  const char *id = sent + request->id_at;
  if (length < result_at + sizeof after) return false;
  if (memcmp(reply, before, id_at) == 0)
    return memcmp(reply + id_at, id, ID_DIGITS) == 0 &&
           memcmp(reply + result_at, after, sizeof after - 1) == 0;
  /* A peer may put blanks between the members. */
  if (other_headers)
    return memmem(reply, length, id, ID_DIGITS) && memmem(reply, length, "\"result\":", 9);
  char named[5 + ID_DIGITS] = "\"id\":";
  memcpy(named + 5, id, ID_DIGITS);
  return memmem(reply, length, named, sizeof named) && memmem(reply, length, "\"result\":", 9);
}

/* A long list: as long as the others, ends with the last row, and now and then every row is counted. */
static bool list_matches(const char *reply, size_t length) {
  static const char first[] = "\"id\":\"row-", last[] = "\"id\":\"row-000999\"";
  static size_t usual;
  static unsigned turn;
  if (usual == 0) usual = length;
  size_t tail = length < 512 ? length : 512;
  if (length != usual || !memmem(reply + length - tail, tail, last, sizeof last - 1)) return false;
  if (turn++ % 64 != 0) return true;
  int rows = 0;
  for (const char *p = reply, *end = reply + length;; rows++) {
    p = memmem(p, (size_t)(end - p), first, sizeof first - 1);
    if (!p) return rows == ROW_COUNT;
    p += sizeof first - 1;
  }
}

bool reply_matches(const struct request *request, const char *sent, const char *reply, size_t length) {
  static size_t hint; /* where the needle stood last time: servers write equal replies alike */
  if (!head_matches(request, sent, reply, length)) return false;
  if (request->needle_length == 0) return list_matches(reply, length);
  const char *needle = sent + request->needle_at;
  if (hint + request->needle_length <= length &&
      memcmp(reply + hint, needle, request->needle_length) == 0)
    return true;
  const char *found = memmem(reply, length, needle, request->needle_length);
  if (found) hint = (size_t)(found - reply);
  return found != NULL;
}

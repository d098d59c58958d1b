/* Answering without JSON: the floor, which shows how much of a request is sockets and copying. */
/* SPDX-License-Identifier: MIT */
#include "limit.h"

/* What stands after `name` and before the next quote, searching from `*from`, which moves on. */
static struct bytes after(const char **from, const char *end, struct bytes name) {
  for (const char *p = *from; end - p > (ptrdiff_t)name.length; p++) {
    p = memchr(p, name.at[0], (size_t)(end - p));
    if (!p || end - p <= (ptrdiff_t)name.length) break;
    if (memcmp(p, name.at, name.length) != 0) continue;
    p += name.length;
    const char *close = memchr(p, '"', (size_t)(end - p));
    *from = close ? close : end;
    return (struct bytes){p, (size_t)(*from - p)};
  }
  return (struct bytes){NULL, 0};
}

/* Takes requests as the load program writes them: jsonrpc, id (a number), method, params. */
void answer_nojson(struct bytes message, struct buffer *out) {
  const char *p = message.at, *end = message.at + message.length;
  struct bytes id = after(&p, end, LITERAL("\"id\":"));
  if (id.length < 2) return; /* up to the comma before the next member */
  id.length--;
  struct bytes method = after(&p, end, LITERAL("\"method\":\""));
  struct row *row = NULL;
  if (bytes_equal(method, LITERAL("row/get"))) {
    struct bytes name = after(&p, end, LITERAL("\"row\":\""));
    if (name.at) row = rows_find(name);
    if (!row) return put_error(out, id, 301, "params.row: no such row");
    put_reply_head(out, id);
    put_row_answer(out, row);
  } else if (bytes_equal(method, LITERAL("field/set"))) {
    struct bytes name = after(&p, end, LITERAL("\"field\":\""));
    struct bytes value = after(&p, end, LITERAL("\"value\":\""));
    if (name.at && value.at) row = rows_find(name);
    if (!row) return put_error(out, id, 401, "params.field: no such field");
    row_store(row, value, false);
    put_reply_head(out, id);
    put_set_answer(out, row);
  } else if (bytes_equal(method, LITERAL("row/list"))) {
    put_reply_head(out, id);
    put_list_answer(out);
  } else if (bytes_equal(method, LITERAL("server/echo"))) {
    struct bytes head = LITERAL("\",\"params\":");
    put_reply_head(out, id);
    PUT(out, ",\"result\":");
    if (end - p > (ptrdiff_t)head.length + 1)
      put(out, (struct bytes){p + head.length, (size_t)(end - p) - head.length - 1});
    else
      PUT(out, "null");
    PUT(out, "}");
  } else if (bytes_equal(method, LITERAL("form/create"))) {
    put_reply_head(out, id);
    PUT(out, ",\"result\":{\"form\":\"bench\",\"revision\":1}}");
  } else {
    put_error(out, id, -32601, "no such method");
  }
}

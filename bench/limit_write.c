/* The measuring server's replies, written by hand straight into the outgoing buffer. */
/* SPDX-License-Identifier: MIT */
#include "limit.h"

void put_integer(struct buffer *b, int64_t number) {
  char digits[20], *p = digits + sizeof digits;
  uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
  do *--p = (char)('0' + rest % 10);
  while (rest /= 10);
  if (number < 0) PUT(b, "-");
  put(b, (struct bytes){p, (size_t)(digits + sizeof digits - p)});
}

/* Whether none of eight bytes needs an escape: no control, quote or backslash. */
static inline bool plain8(const char *p) {
  const uint64_t ones = 0x0101010101010101;
  uint64_t word;
  memcpy(&word, p, 8);
  uint64_t quote = word ^ ones * '"', backslash = word ^ ones * '\\';
  return !(((word - ones * 0x20) | (quote - ones) | (backslash - ones)) & ~word & ones * 0x80);
}

static char *escape(char *to, unsigned char byte) {
  static const char names[32] = {['\b'] = 'b', ['\t'] = 't', ['\n'] = 'n', ['\f'] = 'f', ['\r'] = 'r'};
  *to++ = '\\';
  if (byte >= 0x20) {
    *to++ = (char)byte;
  } else if (names[byte]) {
    *to++ = names[byte];
  } else {
    memcpy(to, "u00", 3);
    to[3] = "01"[byte >> 4];
    to[4] = "0123456789abcdef"[byte & 15];
    to += 5;
  }
  return to;
}

void put_string(struct buffer *b, struct bytes text) {
  /* Six bytes for each one at worst, two quotes. */
  char *start = buffer_reserve(b, text.length * 6 + 2), *to = start;
  const char *from = text.at, *end = text.at + text.length;
  *to++ = '"';
  /* Eight at a time while nothing needs an escape, then the last eight again, overlapping. */
  if (text.length >= 8) {
    while (end - from >= 8 && plain8(from)) {
      memcpy(to, from, 8);
      to += 8;
      from += 8;
    }
    if (end - from < 8 && plain8(end - 8)) {
      memcpy(to + (end - from) - 8, end - 8, 8);
      to += end - from;
      from = end;
    }
  }
  for (; from < end; from++) {
    unsigned char byte = (unsigned char)*from;
    if (byte < 0x20 || byte == '"' || byte == '\\')
      to = escape(to, byte);
    else
      *to++ = *from;
  }
  *to++ = '"';
  b->length += (size_t)(to - start);
}

void put_reply_head(struct buffer *out, struct bytes id) {
  PUT(out, "{\"jsonrpc\":\"2.0\",\"id\":");
  put(out, id);
}

void put_error(struct buffer *out, struct bytes id, int code, const char *message) {
  put_reply_head(out, id);
  PUT(out, ",\"error\":{\"code\":");
  put_integer(out, code);
  PUT(out, ",\"message\":");
  put_string(out, (struct bytes){message, strlen(message)});
  PUT(out, "}}");
}

void put_row_answer(struct buffer *out, const struct row *row) {
  PUT(out, ",\"result\":{\"row\":");
  put_row(out, row);
  PUT(out, ",\"section\":\"all\",\"index\":");
  put_integer(out, row->index);
  PUT(out, "}}");
}

void put_list_answer(struct buffer *out) {
  PUT(out, ",\"result\":{\"rows\":[");
  for (int i = 0; i < ROW_COUNT; i++) {
    if (i) PUT(out, ",");
    put_row(out, rows_at(i));
  }
  PUT(out, "],\"total\":");
  put_integer(out, ROW_COUNT);
  PUT(out, "}}");
}

void put_set_answer(struct buffer *out, const struct row *row) {
  PUT(out, ",\"result\":{\"value\":");
  put_value(out, row);
  PUT(out, ",\"issues\":[],\"revision\":");
  put_integer(out, revision);
  PUT(out, "}}");
}

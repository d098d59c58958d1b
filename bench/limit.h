/* What the files of the measuring server share: bytes, a growing buffer, rows, and answering. */
/* SPDX-License-Identifier: MIT */
#ifndef LIMIT_H
#define LIMIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Bytes somebody else owns. `at` is NULL when there are none to speak of. */
struct bytes {
  const char *at;
  size_t length;
};

#define LITERAL(text) ((struct bytes){text, sizeof text - 1})

static inline bool bytes_equal(struct bytes a, struct bytes b) {
  return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* Bytes that grow at the end. Running out of memory ends the program: it only measures. */
struct buffer {
  char *at;
  size_t length, room;
};

/* Makes room for `more` bytes and returns where they go. */
static inline char *buffer_reserve(struct buffer *b, size_t more) {
  if (b->room - b->length < more) {
    b->room = (b->length + more) * 2;
    b->at = realloc(b->at, b->room);
    if (!b->at) abort();
  }
  return b->at + b->length;
}

static inline void put(struct buffer *b, struct bytes text) {
  memcpy(buffer_reserve(b, text.length), text.at, text.length);
  b->length += text.length;
}

#define PUT(b, text) put(b, LITERAL(text))

/* Writes a whole number in decimal. */
void put_integer(struct buffer *b, int64_t number);
/* Writes text as a JSON string, quotes included. */
void put_string(struct buffer *b, struct bytes text);

/* One row of the form: a text field with its own value. */
struct row {
  struct bytes id, title;
  char *value;
  size_t length, room; /* of the value, in bytes */
  bool number;         /* the value is a JSON number, kept as its text */
  int index;
};

enum { ROW_COUNT = 1000 };

void rows_make(void);
struct row *rows_find(struct bytes id);
struct row *rows_at(int index);
void row_store(struct row *row, struct bytes value, bool number);
void put_row(struct buffer *b, const struct row *row);
void put_value(struct buffer *b, const struct row *row);

/* The revision of the one form; each stored value raises it. */
extern int64_t revision;

/* Answer one message: append the reply, without framing, or nothing for a notification. */
typedef void answerer(struct bytes message, struct buffer *out);
/* The whole message goes through json-c. */
answerer answer_plain;
/* Only `params` goes through json-c; the members around it are found by a scan that checks nothing. */
answerer answer_slice;
/* No JSON at all: knows where the load program puts things. The floor under both. */
answerer answer_nojson;

void put_reply_head(struct buffer *out, struct bytes id);
void put_error(struct buffer *out, struct bytes id, int code, const char *message);
/* The answers all three kinds share once they know which row is meant. */
void put_row_answer(struct buffer *out, const struct row *row);
void put_list_answer(struct buffer *out);
void put_set_answer(struct buffer *out, const struct row *row);

#endif

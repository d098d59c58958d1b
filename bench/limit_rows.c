/* The measuring server's form: 1,000 text fields in an array, found by id through a hash table. */
/* SPDX-License-Identifier: MIT */
#include "limit.h"

#include <stdio.h>

enum { SLOTS = 4096 }; /* a power of two, a quarter full: most look-ups end at the first slot */

static struct row rows[ROW_COUNT];
static struct row *slots[SLOTS];

int64_t revision = 1;

/* FNV-1a. */
static uint32_t hash(struct bytes id) {
  uint32_t h = 2166136261u;
  for (size_t i = 0; i < id.length; i++) h = (h ^ (unsigned char)id.at[i]) * 16777619u;
  return h;
}

static struct bytes keep(const char *text) {
  char *copy = strdup(text);
  if (!copy) abort();
  return (struct bytes){copy, strlen(copy)};
}

/* Fills the form with the rows the load program would create. */
void rows_make(void) {
  for (int i = 0; i < ROW_COUNT; i++) {
    char text[64];
    struct row *row = &rows[i];
    row->index = i;
    snprintf(text, sizeof text, "row-%06d", i);
    row->id = keep(text);
    snprintf(text, sizeof text, "Row %d", i);
    row->title = keep(text);
    snprintf(text, sizeof text, "value of row %d", i);
    row_store(row, (struct bytes){text, strlen(text)}, false);
    uint32_t slot = hash(row->id) % SLOTS;
    while (slots[slot]) slot = (slot + 1) % SLOTS;
    slots[slot] = row;
  }
  revision = 1;
}

/* The row of that id, or NULL. */
struct row *rows_find(struct bytes id) {
  for (uint32_t slot = hash(id) % SLOTS; slots[slot]; slot = (slot + 1) % SLOTS)
    if (bytes_equal(slots[slot]->id, id)) return slots[slot];
  return NULL;
}

struct row *rows_at(int index) {
  return &rows[index];
}

/* Keeps a value and raises the revision. */
void row_store(struct row *row, struct bytes value, bool number) {
  if (row->room < value.length) {
    row->room = value.length * 2;
    row->value = realloc(row->value, row->room);
    if (!row->value) abort();
  }
  memcpy(row->value, value.at, value.length);
  row->length = value.length;
  row->number = number;
  revision++;
}

void put_value(struct buffer *b, const struct row *row) {
  struct bytes value = {row->value, row->length};
  if (row->number)
    put(b, value);
  else
    put_string(b, value);
}

/* Writes the definition of a row, as formd would. */
void put_row(struct buffer *b, const struct row *row) {
  PUT(b, "{\"id\":");
  put_string(b, row->id);
  PUT(b, ",\"kind\":\"textField\",\"title\":");
  put_string(b, row->title);
  PUT(b, ",\"value\":");
  put_value(b, row);
  PUT(b, "}");
}

/* Answering with json-c: the whole message (plain), or only its params (slice). */
/* SPDX-License-Identifier: MIT */
#include "limit.h"

#include <json-c/json.h>

/* A request taken apart: the id as it will be echoed (NULL: a notification), the rest by reference. */
struct call {
  struct bytes id, method;
  json_object *params;
};

/* STRICT is all the checking there is; the depth is formd's. One tokener for life. */
static json_object *parse(struct bytes text) {
  static json_tokener *tokener;
  if (!tokener) {
    tokener = json_tokener_new_ex(128);
    if (!tokener) abort();
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT);
  }
  json_tokener_reset(tokener);
  return json_tokener_parse_ex(tokener, text.at, (int)text.length);
}

static struct bytes string_of(json_object *object) {
  return (struct bytes){json_object_get_string(object), (size_t)json_object_get_string_len(object)};
}

/* The string member of that name, or none. */
static struct bytes member(json_object *object, const char *name) {
  json_object *value;
  if (!json_object_object_get_ex(object, name, &value)) return (struct bytes){NULL, 0};
  if (!json_object_is_type(value, json_type_string)) return (struct bytes){NULL, 0};
  return string_of(value);
}

static void set_field(const struct call *call, struct row *row, struct buffer *out) {
  json_object *value;
  if (!json_object_object_get_ex(call->params, "value", &value)) {
    put_error(out, call->id, -32602, "params.value: expected a value");
    return;
  }
  switch (json_object_get_type(value)) {
    case json_type_string:
      row_store(row, string_of(value), false);
      break;
    case json_type_int:
    case json_type_double: {
      size_t length;
      const char *text = json_object_to_json_string_length(value, JSON_C_TO_STRING_PLAIN, &length);
      row_store(row, (struct bytes){text, length}, true);
      break;
    }
    default:
      put_error(out, call->id, 403, "params.value: expected text or a number");
      return;
  }
  put_reply_head(out, call->id);
  put_set_answer(out, row);
}

static void run(const struct call *call, struct buffer *out) {
  if (bytes_equal(call->method, LITERAL("row/get"))) {
    struct bytes id = member(call->params, "row");
    struct row *row = id.at ? rows_find(id) : NULL;
    if (!row) return put_error(out, call->id, 301, "params.row: no such row");
    put_reply_head(out, call->id);
    put_row_answer(out, row);
  } else if (bytes_equal(call->method, LITERAL("field/set"))) {
    struct bytes id = member(call->params, "field");
    struct row *row = id.at ? rows_find(id) : NULL;
    if (!row) return put_error(out, call->id, 401, "params.field: no such field");
    set_field(call, row, out);
  } else if (bytes_equal(call->method, LITERAL("row/list"))) {
    put_reply_head(out, call->id);
    put_list_answer(out);
  } else if (bytes_equal(call->method, LITERAL("server/echo"))) {
    size_t length;
    const char *text = json_object_to_json_string_length(
        call->params, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE, &length);
    put_reply_head(out, call->id);
    PUT(out, ",\"result\":");
    put(out, (struct bytes){text, length});
    PUT(out, "}");
  } else if (bytes_equal(call->method, LITERAL("form/create"))) {
    /* The form is built in; the load program sends the same one to every server. */
    put_reply_head(out, call->id);
    PUT(out, ",\"result\":{\"form\":\"bench\",\"revision\":1}}");
  } else {
    put_error(out, call->id, -32601, "no such method");
  }
}

static void carry_out(const struct call *call, struct buffer *out) {
  size_t before = out->length;
  run(call, out);
  if (!call->id.at) out->length = before;
}

void answer_plain(struct bytes message, struct buffer *out) {
  static struct buffer id_text;
  json_object *tree = parse(message), *id;
  if (!json_object_is_type(tree, json_type_object)) {
    put_error(out, LITERAL("null"), -32700, "not a JSON object");
    json_object_put(tree);
    return;
  }
  struct call call = {.method = member(tree, "method")};
  if (!call.method.at) call.method = LITERAL("");
  json_object_object_get_ex(tree, "params", &call.params);
  if (json_object_object_get_ex(tree, "id", &id)) {
    id_text.length = 0;
    if (json_object_is_type(id, json_type_int))
      put_integer(&id_text, json_object_get_int64(id));
    else if (json_object_is_type(id, json_type_string))
      put_string(&id_text, string_of(id));
    else
      PUT(&id_text, "null");
    call.id = (struct bytes){id_text.at, id_text.length};
  }
  carry_out(&call, out);
  json_object_put(tree);
}

/* The end of a string whose opening quote is at `p`: just past the closing one. */
static const char *skip_string(const char *p, const char *end) {
  for (p++; p < end; p++) {
    p = memchr(p, '"', (size_t)(end - p));
    if (!p) return end;
    const char *back = p;
    while (back[-1] == '\\') back--;
    if ((p - back) % 2 == 0) return p + 1;
  }
  return end;
}

/* The end of the value at `p`, by brackets and quotes alone. */
static const char *skip_value(const char *p, const char *end) {
  if (p < end && *p == '"') return skip_string(p, end);
  for (int depth = 0; p < end;) {
    switch (*p) {
      case '"':
        p = skip_string(p, end);
        continue;
      case '{':
      case '[':
        depth++;
        break;
      case '}':
      case ']':
        if (depth == 0) return p;
        if (--depth == 0) return p + 1;
        break;
      case ',':
        if (depth == 0) return p;
        break;
    }
    p++;
  }
  return end;
}

static const char *skip_blanks(const char *p, const char *end) {
  while (p < end && (*p == ' ' || *p == '\t' || *p == '\r' || *p == '\n')) p++;
  return p;
}

void answer_slice(struct bytes message, struct buffer *out) {
  const char *end = message.at + message.length, *p = skip_blanks(message.at, end);
  struct call call = {.method = LITERAL("")};
  struct bytes params = {NULL, 0};
  while (p < end && (*p == '{' || *p == ',')) {
    p = skip_blanks(p + 1, end);
    if (p == end || *p != '"') break;
    struct bytes name = {p + 1, 0};
    p = skip_string(p, end);
    name.length = (size_t)(p - 1 - name.at);
    p = skip_blanks(p, end);
    if (p == end || *p != ':') break;
    p = skip_blanks(p + 1, end);
    struct bytes value = {p, 0};
    p = skip_value(p, end);
    value.length = (size_t)(p - value.at);
    p = skip_blanks(p, end);
    if (bytes_equal(name, LITERAL("id"))) {
      call.id = value;
    } else if (bytes_equal(name, LITERAL("method")) && value.length >= 2) {
      call.method = (struct bytes){value.at + 1, value.length - 2};
    } else if (bytes_equal(name, LITERAL("params"))) {
      params = value;
    }
  }
  if (params.at) call.params = parse(params);
  carry_out(&call, out);
  json_object_put(call.params);
}

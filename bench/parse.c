/* What json-c alone takes for a text: one STRICT parse and put, in a process that did nothing before. */
/* SPDX-License-Identifier: MIT */
#include <json-c/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  if (!file || fseek(file, 0, SEEK_END) != 0) return 2;
  long length = ftell(file);
  char *text = malloc((size_t)length + 1);
  rewind(file);
  if (!text || fread(text, 1, (size_t)length, file) != (size_t)length) return 2;
  fclose(file);
  double begin = now();
  struct json_tokener *tokener = json_tokener_new_ex(128);
  json_tokener_set_flags(tokener, JSON_TOKENER_STRICT);
  struct json_object *tree = json_tokener_parse_ex(tokener, text, (int)length);
  if (!tree || json_tokener_get_error(tokener) != json_tokener_success) return 3;
  double parsed = now();
  json_object_put(tree);
  json_tokener_free(tokener);
  printf("{\"parse_ms\": %.3f, \"put_ms\": %.3f}\n", parsed - begin, now() - parsed);
  return 0;
}

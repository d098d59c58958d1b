/* Spawn to first answer: how long a caller waits who starts the server for one question. */
/* SPDX-License-Identifier: MIT */
#include "load.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* One spawn. Times in nanoseconds, memory in kB. */
struct spawn {
  uint64_t answered, ended, cpu;
  long peak;
};

static uint64_t ns_of(struct timeval t) {
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_usec * 1000u;
}

static struct spawn spawn_once(const struct options *options) {
  static const char question[] =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/echo\",\"params\":{\"ping\":1}}";
  struct spawn result;
  struct rusage usage;
  int in[2], out[2], status;
  pid_t pid;
  posix_spawn_file_actions_t actions;
  if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) fail("no pipes: %s", strerror(errno));
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  uint64_t began = now_ns();
  int error = posix_spawnp(&pid, options->server[0], &actions, NULL, options->server, environ);
  if (error) fail("cannot start %s: %s", options->server[0], strerror(error));
  close(in[0]);
  close(out[1]);
  call_once(in[1], out[0], options->headers, question, sizeof question - 1);
  result.answered = now_ns() - began;
  close(in[1]);
  if (wait4(pid, &status, 0, &usage) != pid || status != 0)
    fail("%s ended with status %d", options->server[0], status);
  result.ended = now_ns() - began;
  close(out[0]);
  posix_spawn_file_actions_destroy(&actions);
  result.cpu = ns_of(usage.ru_utime) + ns_of(usage.ru_stime);
  result.peak = usage.ru_maxrss;
  return result;
}

static int by_number(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

static double median_ms(uint64_t *numbers, int count) {
  qsort(numbers, (size_t)count, sizeof *numbers, by_number);
  return (double)numbers[count / 2] / 1e6;
}

void load_spawn(const struct options *options) {
  size_t size = (size_t)options->times * sizeof(uint64_t);
  uint64_t *answered = malloc(size), *ended = malloc(size), *cpu = malloc(size);
  long peak = 0;
  if (!answered || !ended || !cpu) fail("no memory");
  /* Both on one core: waking another one costs more than a small program's whole start. */
  pin(options->server_core);
  for (int i = 0; i < options->times; i++) {
    struct spawn one = spawn_once(options);
    answered[i] = one.answered;
    ended[i] = one.ended;
    cpu[i] = one.cpu;
    if (one.peak > peak) peak = one.peak;
  }
  printf("{\"bad\":0,\"answer_ms\":%.4f,\"exit_ms\":%.4f,\"cpu_ms\":%.4f,\"peak_kb\":%ld}\n",
         median_ms(answered, options->times), median_ms(ended, options->times),
         median_ms(cpu, options->times), peak);
}

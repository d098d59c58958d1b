/* Preloaded into a server: on SIGUSR2 writes the bytes it has in use, of mallinfo2, to $INUSE_FILE. */
/* SPDX-License-Identifier: MIT */
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char *path;

/* Asked only while the server waits for input, so that malloc is not in the middle of something. */
static void tell(int signal) {
  struct mallinfo2 info = mallinfo2();
  char line[32];
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  int length = snprintf(line, sizeof line, "%zu\n", info.uordblks + info.hblkhd);
  (void)signal;
  if (file < 0) return;
  if (write(file, line, (size_t)length) != length) unlink(path);
  close(file);
}

__attribute__((constructor)) static void begin(void) {
  struct sigaction action = {.sa_handler = tell, .sa_flags = SA_RESTART};
  path = getenv("INUSE_FILE");
  unsetenv("LD_PRELOAD");
  if (path) sigaction(SIGUSR2, &action, NULL);
}

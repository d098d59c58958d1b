/* What Glibc hides from Swift. SPDX-License-Identifier: MIT */
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/epoll.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/un.h>

/* Hidden behind _GNU_SOURCE, which Swift's importer does not set. */
void *memmem(const void *, size_t, const void *, size_t);
int accept4(int, struct sockaddr *, socklen_t *, int);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
#ifndef POSIX_SPAWN_SETSID
#define POSIX_SPAWN_SETSID 0x80
#endif
#ifndef O_PATH
#define O_PATH 010000000
#endif

/* Swift can not compare a handler with SIG_IGN. */
static inline int ignores_signal(int number) {
  struct sigaction now;
  return sigaction(number, NULL, &now) == 0 && now.sa_handler == SIG_IGN;
}

/* struct ucred, what SO_PEERCRED answers (unix(7)). */
struct peer_credentials {
  int pid;
  unsigned int uid;
  unsigned int gid;
};

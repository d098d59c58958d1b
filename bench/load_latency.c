/* Latencies counted in logarithmic buckets: no list to sort, no allocation while measuring. */
/* SPDX-License-Identifier: MIT */
#include "load.h"

/* 64 buckets to each doubling; below 128 ns each nanosecond has its own. */
static unsigned bucket(uint64_t ns) {
  if (ns < 128) return (unsigned)ns;
  unsigned shift = 57 - (unsigned)__builtin_clzll(ns);
  return (shift << 6) + (unsigned)(ns >> shift);
}

static double middle(unsigned bucket) {
  if (bucket < 128) return bucket;
  unsigned shift = (bucket >> 6) - 1;
  return ((double)((bucket & 63) + 64) + 0.5) * (double)(1ull << shift);
}

void latency_add(struct latencies *latencies, uint64_t ns) {
  latencies->count++;
  latencies->buckets[bucket(ns)]++;
}

double latency_at(const struct latencies *latencies, double share) {
  uint64_t below = 0, wanted = (uint64_t)((double)latencies->count * share);
  for (unsigned i = 0; i < sizeof latencies->buckets / sizeof *latencies->buckets; i++) {
    below += latencies->buckets[i];
    if (below > wanted) return middle(i);
  }
  return 0;
}

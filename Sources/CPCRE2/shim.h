/* PCRE2 for UTF-8 as Swift sees it. SPDX-License-Identifier: MIT */
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#if PCRE2_MAJOR == 10 && PCRE2_MINOR < 40
#error "formd needs PCRE2 10.40 or newer: older ones know neither \\p{sc:...} nor binary properties"
#endif

/* json-c as Swift sees it. SPDX-License-Identifier: MIT */
#include <json-c/json.h>

#if JSON_C_MAJOR_VERSION == 0 && JSON_C_MINOR_VERSION < 15
#error "formd needs json-c 0.15 or newer: older ones overflow on large input (CVE-2020-12762)"
#endif

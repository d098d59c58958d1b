// The program: options, then stdio or socket, then the loop.
// SPDX-License-Identifier: MIT

import FormRPC

print("not yet")

// The program: options, then stdio or socket, then the loop.
// SPDX-License-Identifier: MIT

runProgram()

// What a fuzzer does when a promise is broken: it says which, and stops where libFuzzer sees it.
// SPDX-License-Identifier: MIT

import Glibc

/// Stops the fuzzer when `holds` is false; libFuzzer keeps the input.
func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
  if !holds { fail(promise()) }
}
/// Stops the fuzzer.
func fail(_ promise: String) -> Never {
  let line = Array("broken promise: \(promise)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  abort()
}

/// Bytes as text for a report, whatever they are.
func shown(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

/// Piece lengths that depend on the input alone, so that a finding repeats.
struct Pieces {
  private var state: UInt64 = 14_695_981_039_346_656_037
  init(of bytes: [UInt8]) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 }
  }
  /// A length from 1 to `most`.
  mutating func next(_ most: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 1 + Int(state >> 33) % most
  }
}

// Plumbing of the wire's tests: bytes with nothing readable behind them, a seeded generator, data.
// SPDX-License-Identifier: MIT

import Glibc

@testable import FormRPC

/// Lends `bytes` in a block of exactly their size, so that a read past them can be noticed.
func withSlice<R>(_ bytes: some Collection<UInt8>, _ body: (Slice) -> R) -> R {
  let block = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
  defer { block.deallocate() }
  for (at, byte) in bytes.enumerated() { block[at] = byte }
  return body(Slice(start: block, count: bytes.count))
}
func withSlice<R>(_ text: String, _ body: (Slice) -> R) -> R {
  withSlice(Array(text.utf8), body)
}

/// Random numbers that a seed repeats (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
  mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }
}

/// Public test data, kept outside the package.
enum TestData {
  /// The folder named by `FORMD_TEST_DATA`, else the one beside the package.
  static let folder: String = {
    if let named = getenv("FORMD_TEST_DATA") { return String(cString: named) }
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/" + root + "/../shared/data"
  }()

  static func files(in name: String) -> [String] {
    guard let open = opendir(folder + "/" + name) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      let file = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if file.utf8.first != UInt8(ascii: ".") { names.append(file) }
    }
    return names.sorted()
  }
  static func bytes(of name: String) -> [UInt8]? {
    guard let file = fopen(folder + "/" + name, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }
}

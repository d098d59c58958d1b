// Fuzzes the cutter: however a stream is split, the same frames come out of it.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// What a stream gave, in order.
private enum Event: Equatable {
  case frame([UInt8])
  case tooLong
  case broken(String)
}

private func events(_ bytes: [UInt8], _ piece: () -> Int) -> [Event] {
  var cutter = Cutter(limit: 48, headerLimit: 80)
  var events: [Event] = []
  var rest: [UInt8] = []
  var at = 0
  /// Acts on what is there; false when nothing comes of it before more bytes do.
  func act(_ step: (inout Cutter, Slice) -> Cutter.Step) -> Bool {
    let taken: Int? = withSlice(rest) { slice in
      switch step(&cutter, slice) {
      case .frame(let frame, let taken):
        events.append(.frame(Array(UnsafeBufferPointer(start: frame.start, count: frame.count))))
        return taken
      case .skipped(let taken): return taken
      case .tooLong(let taken):
        events.append(.tooLong)
        return taken
      case .incomplete: return nil
      case .broken(let fault):
        events.append(.broken("\(fault)"))
        return nil
      }
    }
    guard let taken else { return false }
    expect(taken > 0 && taken <= rest.count, "\(taken) of \(rest.count) bytes were taken")
    rest.removeFirst(taken)
    return true
  }
  while at < bytes.count {
    let end = min(bytes.count, at + piece())
    rest += bytes[at..<end]
    at = end
    while act({ $0.next($1) }) {}
    if case .broken = events.last { return events }
    expect(rest.count <= 48 + 80, "\(rest.count) bytes of an unfinished frame are kept")
  }
  _ = act { $0.end($1) }
  return events
}

/// The lines of a stream that begins as lines, the plain way.
private func lines(_ bytes: [UInt8]) -> [Event] {
  let blanks: Set<UInt8> = [9, 10, 13, 32]
  let text = bytes.drop { blanks.contains($0) }
  return text.split(separator: 10, omittingEmptySubsequences: true).compactMap { line in
    let line = line.last == 13 ? line.dropLast() : line
    if line.count > 48 { return .tooLong }
    return line.allSatisfy(blanks.contains) ? nil : .frame(Array(line))
  }
}

/// Judges one stream.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFrame(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let whole = events(bytes) { max(count, 1) }
  let single = events(bytes) { 1 }
  expect(whole == single, "byte by byte \(single), at once \(whole)")
  var pieces = Pieces(of: bytes)
  let some = events(bytes) { pieces.next(40) }
  expect(whole == some, "in pieces \(some), at once \(whole)")
  if let first = bytes.first(where: { ![9, 10, 13, 32].contains($0) }),
    first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  {
    expect(whole == lines(bytes), "expected the lines \(lines(bytes)), got \(whole)")
  }
  return 0
}

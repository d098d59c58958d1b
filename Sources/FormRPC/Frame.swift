// Frames written: a line, or a header and its body in one piece.
// SPDX-License-Identifier: MIT

extension Framing {
  /// Where a frame begins in the writer and where its body does.
  struct Mark {
    /// First byte of the frame; rewind here to take it back whole.
    let frame: Int
    /// First byte of the body; rewind here to write another one.
    let body: Int
  }
  private static let header: StaticString = "Content-Length: "
  private static let headerEnd: StaticString = "\r\n\r\n"

  /// Begins a frame.
  ///
  /// The length is not known yet: room is left for as many digits as the last one had.
  @inline(__always) func open(_ writer: inout Writer) -> Mark {
    let frame = writer.count
    if self == .headers {
      writer.raw(Framing.header)
      writer.skip(writer.lengthDigits)
      writer.raw(Framing.headerEnd)
    }
    return Mark(frame: frame, body: writer.count)
  }

  /// Ends a frame whose body was written since `mark`, exactly `Content-Length: N\r\n\r\n` before it.
  ///
  /// The body moves only when its length has more or fewer digits than the last one's.
  @inline(__always) func close(_ writer: inout Writer, _ mark: Mark) {
    switch self {
    case .lines: writer.byte(0x0a)
    case .headers: Framing.seal(&writer, mark)
    }
  }
  private static func seal(_ writer: inout Writer, _ mark: Mark) {
    // What overflowed is taken back by the caller; there may be no room for its header either.
    guard !writer.overflowed else { return }
    let length = writer.count &- mark.body
    let digits = Writer.digits(UInt(length))
    let first = mark.frame &+ header.utf8CodeUnitCount
    let guessed = mark.body &- first &- headerEnd.utf8CodeUnitCount
    if digits != guessed {
      // The blank line moves with the body.
      writer.shift(from: first &+ guessed, by: digits &- guessed)
      writer.lengthDigits = digits
      guard !writer.overflowed else { return }
    }
    var rest = length
    for at in stride(from: first &+ digits &- 1, through: first, by: -1) {
      writer.overwrite(at: at, 0x30 &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
  }
}

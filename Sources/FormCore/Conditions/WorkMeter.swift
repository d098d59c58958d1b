// The work that conditions may do in one transaction, counted and never timed.
// SPDX-License-Identifier: MIT

/// What is left of the work that conditions may do in a transaction.
///
/// A step is an operator worked out, an element of a list visited or put into one, 64 bytes of text
/// read or 16 members of a record looked through.
struct WorkMeter: Sendable {
  /// Most steps.
  let maxSteps: Int
  /// Most bytes of text made.
  let maxTextBytes: Int
  /// Most lists and records inside one another in what is made.
  let maxDepth: Int
  /// Steps so far.
  private(set) var steps = 0
  /// Bytes of text made so far.
  private(set) var textBytes = 0

  /// The work of a transaction, as much as PROTOCOL.md section 6 allows unless told otherwise.
  init(
    maxSteps: Int = FormLimits().conditionSteps,
    maxTextBytes: Int = FormLimits().conditionTextBytes,
    maxDepth: Int = FormLimits().conditionDepth
  ) {
    self.maxSteps = maxSteps
    self.maxTextBytes = maxTextBytes
    self.maxDepth = maxDepth
  }
  /// A new transaction begins.
  mutating func restart() { (steps, textBytes) = (0, 0) }
  /// Counts work.
  @inline(__always)
  mutating func work(_ count: Int) throws(Fault) {
    steps &+= count
    if steps > maxSteps {
      throw Fault(.limitExceeded(limit: "conditionSteps", max: maxSteps, actual: steps))
    }
  }
  /// Counts text that is looked through.
  mutating func read(_ bytes: Int) throws(Fault) { try work(bytes >> 6) }
  /// Counts text that is made.
  mutating func make(_ bytes: Int) throws(Fault) {
    try work(bytes >> 6)
    textBytes &+= bytes
    if textBytes > maxTextBytes {
      throw Fault(
        .limitExceeded(limit: "conditionTextBytes", max: maxTextBytes, actual: textBytes))
    }
  }
  /// Counts all of a value that is put into a list, as if it were made for it.
  ///
  /// In memory it is shared; written down it is not, and thirty doublings are 10^9 elements.
  mutating func hold(_ value: Value, depth: Int = 1) throws(Fault) {
    try work(1)
    if depth > maxDepth {
      throw Fault(.limitExceeded(limit: "conditionDepth", max: maxDepth, actual: depth))
    }
    switch value {
    case .null, .bool, .number: break
    case .text(let text): try make(text.byteCount)
    case .list(let list): for element in list { try hold(element, depth: depth + 1) }
    case .record(let members):
      for member in members { try hold(member.value, depth: depth + 1) }
    }
  }
}

// The ceilings of PROTOCOL.md section 11: one name, one number, one place.
// SPDX-License-Identifier: MIT

import FormCore

/// Everything that arrives has a ceiling.
public struct Limits: Sendable {
  /// Bytes of one incoming message.
  public var messageBytes = 16 << 20
  /// Bytes json-c's tree of one message may take, estimated before parsing.
  public var treeBytes = 384 << 20
  /// Bytes of the headers of one message.
  public var headerBytes = 8 << 10
  /// Levels of nesting of one message.
  public var depth = Gate.depthLimit
  /// Messages of a JSON-RPC batch.
  public var batch = 1_000
  /// Edits of a form/batch.
  public var edits = 10_000
  /// Bytes of one answer.
  public var answerBytes = 64 << 20
  /// Bytes of an id of a request.
  public var requestIdBytes = 256
  /// Calls of one client that wait for an outcome at once.
  public var pending = 1_024
  /// Forms held at once.
  public var forms = 10_000
  /// Bytes that wait for one client before it is asked to wait.
  public var queueBytes = 8 << 20
  /// Clients at once, where descriptors allow as many.
  public var clients = 1_024
  /// Bytes of all unfinished messages, and of all that waits to be sent; what waits in several
  /// queues counts once.
  public var heldBytes = 512 << 20
  /// Seconds after which a message that gains no byte is given up.
  public var frameSeconds = 60
  /// Lines one `form/render` draws.
  public var renderLines = 10_000
  /// Ceilings of each form.
  public var form = FormLimits()
  /// The ceilings of the protocol.
  public init() {}
}

/// One of the ceilings: its name and what it counts, here and nowhere else.
public struct Ceiling: Sendable {
  /// Its name, on the wire and on the command line.
  public let name: StaticString
  /// Where it stands among the others.
  public let path: WritableKeyPath<Limits, Int> & Sendable
  /// The most it may be; the least is 1.
  public let most: Int
  /// What it counts, as a sentence.
  public let note: StaticString
}

extension Limits: WritableObject {
  /// Every ceiling, in the order they are told.
  public static let ceilings: [Ceiling] = [
    of("messageBytes", \.messageBytes, 1 << 30, "Bytes of one incoming message."),
    of(
      "treeBytes", \.treeBytes, 1 << 36,
      "Bytes one message may take when parsed, as estimated before."),
    of("headerBytes", \.headerBytes, 1 << 20, "Bytes of the headers of one message."),
    of("depth", \.depth, Gate.depthLimit, "Levels of nesting of one message."),
    of("batch", \.batch, 1_000_000, "Messages of a JSON-RPC batch."),
    of("edits", \.edits, 1_000_000, "Edits of a form/batch."),
    of("answerBytes", \.answerBytes, 1 << 30, "Bytes of one answer."),
    of("requestIdBytes", \.requestIdBytes, 1 << 16, "Bytes of the id of a request."),
    of(
      "pending", \.pending, 1_000_000, "Calls of one client that wait for an outcome at once."),
    of("forms", \.forms, 1_000_000, "Forms held at once."),
    of(
      "queueBytes", \.queueBytes, 1 << 30,
      "Bytes that wait for one client before it is asked to wait."),
    of("clients", \.clients, 1 << 20, "Clients at once, as far as descriptors allow."),
    of(
      "heldBytes", \.heldBytes, 1 << 40,
      "Bytes of all unfinished messages and all queues; past it the largest connection closes."),
    of(
      "frameSeconds", \.frameSeconds, 1_000_000,
      "Seconds an unfinished message on a socket may gain no byte."),
    of("renderLines", \.renderLines, 1_000_000, "Lines one form/render draws."),
    of("allFormsBytes", \.form.allBytes, 1 << 40, "Bytes of the texts of all forms."),
    of("formBytes", \.form.bytes, 1 << 40, "Bytes of the texts of a form."),
    of("undoSteps", \.form.undoSteps, 1_000_000, "Steps of a form that can be undone."),
    of("undoBytes", \.form.undoBytes, 1 << 40, "Bytes the steps of a form may take."),
    of("rows", \.form.rows, 1_000_000, "Rows of a form."),
    of("options", \.form.options, 1_000_000, "Options of a field."),
    of("textBytes", \.form.textBytes, 1 << 30, "Bytes of one text."),
    of("patternBytes", \.form.patternBytes, 1 << 16, "Bytes of one pattern."),
    of(
      "patternSteps", \.form.patternSteps, 1_000_000_000, "Steps of one search for a pattern."),
    of(
      "transactionSteps", \.form.transactionSteps, 10_000_000_000,
      "Steps of all searches for patterns in one transaction."),
    of(
      "conditionNodes", \.form.conditionNodes, 1_000_000,
      "Operators, literals and elements of one condition."),
    of(
      "conditionDepth", \.form.conditionDepth, Gate.depthLimit,
      "How many of them, or of the lists they make, may stand inside one another."),
    of(
      "conditionSteps", \.form.conditionSteps, 1 << 30,
      "Steps that the conditions of one transaction may take."),
    of(
      "conditionTextBytes", \.form.conditionTextBytes, 1 << 30,
      "Bytes of text that the conditions of one transaction may make."),
    of("marks", \.form.marks, 1_000_000, "Marks of a field, a section or the form."),
    of("hooks", \.form.hooks, 1_000_000, "Offers of clients to judge a form."),
  ]
  private static func of(
    _ name: StaticString, _ path: WritableKeyPath<Limits, Int> & Sendable, _ most: Int,
    _ note: StaticString
  ) -> Ceiling {
    Ceiling(name: name, path: path, most: most, note: note)
  }

  static let typeName: StaticString? = "Limits"
  static func shape(_ m: inout some Members<Self>) {
    for ceiling in ceilings { m(ceiling.name, { $0[keyPath: ceiling.path] }, ceiling.note) }
  }
}

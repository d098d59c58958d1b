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
  /// Ceilings of each form.
  public var form = FormLimits()
  /// The ceilings of the protocol.
  public init() {}
}

extension Limits: WritableObject {
  static let typeName: StaticString? = "Limits"
  static func shape(_ m: inout some Members<Self>) {
    m("messageBytes", \.messageBytes, "Bytes of one incoming message.")
    m("treeBytes", \.treeBytes, "Bytes one message may take when parsed, as estimated before.")
    m("headerBytes", \.headerBytes, "Bytes of the headers of one message.")
    m("depth", \.depth, "Levels of nesting of one message.")
    m("batch", \.batch, "Messages of a JSON-RPC batch.")
    m("edits", \.edits, "Edits of a form/batch.")
    m("answerBytes", \.answerBytes, "Bytes of one answer.")
    m("requestIdBytes", \.requestIdBytes, "Bytes of the id of a request.")
    m("pending", \.pending, "Calls of one client that wait for an outcome at once.")
    m("forms", \.forms, "Forms held at once.")
    m("queueBytes", \.queueBytes, "Bytes that wait for one client before it is asked to wait.")
    m("rows", \.form.rows, "Rows of a form.")
    m("options", \.form.options, "Options of a field.")
    m("textBytes", \.form.textBytes, "Bytes of one text value.")
    m(
      "conditionNodes", \.form.conditionNodes,
      "Operators, literals and elements of one condition.")
    m("conditionDepth", \.form.conditionDepth, "How many of them may stand inside one another.")
    m(
      "conditionSteps", \.form.conditionSteps,
      "Steps that the conditions of one transaction may take.")
    m(
      "conditionTextBytes", \.form.conditionTextBytes,
      "Bytes of text that the conditions of one transaction may make.")
  }
}

// form/create
// SPDX-License-Identifier: MIT

import FormCore

/// Makes a form out of its definition.
enum FormCreate: Method {
  static let name: StaticString = "form/create"
  static let summary: StaticString = "Makes a form out of its definition."
  static let errors: [ErrorKind] = [
    .duplicateForm, .wrongSection, .duplicateId, .badId, .noSuchField, .wrongType, .noSuchOption,
    .badPattern, .badBounds,
    .badCondition, .conditionCycle, .outOfRange, .limitExceeded, .closing,
  ]

  struct Params: ReadableObject {
    let definition: FormDefinition
    let withState: Bool?
    let owned: Bool?
    let ifExists: IfExists?
    init(_ m: inout Reader) throws(WireError) {
      definition = try m("definition", "The form: sections, rows, fields, rules.")
      withState = try m("withState", "Whether a saved draft's state is taken back too.")
      owned = try m("owned", "Whether the form goes with this connection.")
      ifExists = try m("ifExists", "What to do about a form of this id: `fail` or `replace`.")
    }
  }

  struct Result: WritableObject {
    let form: Text
    static func shape(_ m: inout some Members<Self>) {
      m("form", \.form, "The form's id; the daemon's own where the definition has none.")
      m("revision", { _ in 1 }, "1: creation.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let server = call.server
    let replaced = try replaced(params, server)
    let id = params.definition.id ?? server.forms.ownId()
    let form: Form
    do throws(Fault) {
      form = try Form.create(
        params.definition, id: id, life: server.forms.newLife(), by: call.client.number,
        withState: params.withState ?? false, day: Day(server.day), limits: server.limits.form,
        patterns: PCREPatterns(), phrasebook: server.setup.phrasebook,
        otherBytes: server.forms.byteCount - (replaced?.counted ?? 0))
    } catch {
      throw RPCError(error, root: "params.definition")
    }
    if let replaced { server.close(replaced, reason: .replaced) }
    server.open(
      FormEntry(form, owner: params.owned ?? false ? call.client.number : nil))
    return Result(form: id)
  }
  /// Checks that there is room for the form; returns the one it replaces.
  private static func replaced(_ params: Params, _ server: Server) throws(RPCError) -> FormEntry? {
    if server.isClosing { throw RPCError(.closing, "the daemon is stopping") }
    if let id = params.definition.id {
      do throws(Fault) {
        try params.definition.checkId()
      } catch {
        throw RPCError(error, root: "params.definition")
      }
      if let old = server.forms[id] {
        guard params.ifExists == .replace else {
          throw RPCError(
            .duplicateForm, "params.definition.id: expected an id no other form has",
            [Value.Member("form", .text(id))])
        }
        return old
      }
    }
    guard server.forms.count < server.limits.forms else {
      throw .limit(
        "forms", max: server.limits.forms, actual: server.forms.count + 1,
        "params.definition: expected at most \(server.limits.forms) forms")
    }
    return nil
  }
}

// form/batch
// SPDX-License-Identifier: MIT

import FormCore

/// Carries out several edits as one.
enum FormBatch: Method {
  static let name: StaticString = "form/batch"
  static let summary: StaticString =
    """
    Carries out several edits as one: all or nothing, one revision, one notification. What one of \
    them is refused with it is refused with, too.
    """
  static let errors: [ErrorKind] = [.noSuchForm, .conflict, .hasOutcome, .limitExceeded]

  struct Params: ReadableObject {
    let form: Text
    let edits: EditList
    let ifRevision: Int?
    let animation: Animation?
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      edits = try m("edits", "Edits in order, each `{method, params}` without `form`.")
      ifRevision = try m(
        "ifRevision", "Refuse if somebody else changed what the edits write after that revision.")
      animation = try m("animation", "How front ends may show the change.")
    }
  }

  struct Result: WritableObject {
    let results: [Edited]
    let revision: Int
    static func shape(_ m: inout some Members<Self>) {
      m("results", \.results, "The results of the edits, in their order.")
      m("revision", \.revision, "The form's revision after the call.")
    }
    /// The result of one edit.
    struct Edited: Writable {
      let writing: (inout Writer) -> Void
      static var schema: Schema { .map(.anything) }
      func write(_ w: inout Writer) { writing(&w) }
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let entry = try call.form(params.form)
    let edits = params.edits.edits
    let most = call.server.limits.edits
    guard edits.count <= most else {
      throw .limit(
        "edits", max: most, actual: edits.count, "params.edits: expected at most \(most)")
    }
    let room = call.room
    var refusal: RPCError?
    do throws(RPCError) {
      let (results, revision) = try call.transact(
        entry, pastOutcome: false, animation: params.animation
      ) { form throws(Fault) in
        if let revision = params.ifRevision {
          try form.check(
            edits.flatMap { $0.concerns(form) }, since: revision, by: call.client.number)
        }
        var results: [Result.Edited] = []
        for (index, edit) in edits.enumerated() {
          form.beginEdit(at: [.member("edits"), .index(index), .member("params")])
          do throws(EditError) {
            results.append(Result.Edited(writing: try edit.carryOut(on: form)))
          } catch {
            refusal = RPCError(error, edit: index)
            throw Fault(.malformed(expected: "edits that can all be carried out"))
          }
        }
        return results
      } fits: {
        room.takes(Result(results: $0, revision: $1), of: name)
      }
      return Result(results: results, revision: revision)
    } catch {
      throw refusal ?? error
    }
  }
}

extension RPCError {
  /// What one edit of a batch was refused with; its params stand deeper and its index is a fact.
  fileprivate init(_ error: EditError, edit index: Int) {
    let root = "params.edits[\(index)].params"
    let refused: RPCError
    switch error {
    case .envelope(let shape): refused = RPCError(shape, root: "params.edits[\(index)]")
    case .shape(let shape): refused = RPCError(shape, root: root)
    case .model(let fault): refused = RPCError(fault, root: root)
    }
    self.init(
      refused.kind, refused.message,
      refused.facts + [Value.Member("index", .number(Decimal(index)))])
  }
}

/// The edits of a batch; each is read when its turn comes, so that every refusal has its index.
struct EditList: Readable {
  struct Edit {
    let view: View

    /// Carries the edit out; what it returns writes its result.
    func carryOut(on form: Form) throws(EditError) -> (inout Writer) -> Void {
      let (entry, params): (MethodEntry, View?)
      do throws(WireError) { (entry, params) = try read() } catch {
        throw EditError.envelope(error)
      }
      guard let edit = entry.edit else {
        throw EditError.envelope(
          WireError("expected a method that edits a form", at: [.member("method")]))
      }
      return try edit(params, form)
    }
    /// What it writes or counts on, as far as that is there before the batch.
    func concerns(_ form: Form) -> [Concern] {
      guard let (entry, params) = try? read() else { return [] }
      return entry.concerns?(params, form) ?? []
    }
  }
  let edits: [Edit]
  static var sample: EditList { EditList(edits: []) }
  static var schema: Schema { .list(.named("Edit") { edit }) }
  /// One edit; its params are those of its method, without `form`.
  private static var edit: Schema {
    let names = allMethods.filter { $0.edit != nil }.map(\.name)
    return .object(
      [
        Schema.Member("method", "A method that edits a form.", required: true) {
          .words(names)
        },
        Schema.Member("params", "Its params without `form`.") {
          .map(.anything)
        },
      ], rest: .comments)
  }
  private init(edits: [Edit]) { self.edits = edits }
  init(_ view: View) throws(WireError) {
    guard let count = view.count else { throw WireError("expected a list") }
    edits = (0..<count).map { Edit(view: view[$0]) }
  }
}

extension EditList.Edit {
  /// The method and its params.
  private func read() throws(WireError) -> (MethodEntry, View?) {
    guard var rest = view.members else { throw WireError("expected an object") }
    var name: Slice?
    var params: View?
    while let (member, value) = rest.next() {
      if member.equals("method") {
        guard let word = value.string else {
          throw WireError("expected a string", at: [.member("method")])
        }
        name = word
      } else if member.equals("params") {
        guard value.isNull || value.members != nil || value.count == 0 else {
          throw WireError("expected an object", at: [.member("params")])
        }
        params = value.isNull ? nil : value
      } else if member.count == 0 || member.start[0] != UInt8(ascii: "_") {
        throw WireError("no such member", at: [.name(shown(member))])
      }
    }
    guard let name else { throw WireError("missing", at: [.member("method")]) }
    guard let entry = Server.methods.find(name) else {
      throw WireError("expected a method that edits a form", at: [.member("method")])
    }
    return (entry, params)
  }
}

// A method is one value: its name, its shapes, what can go wrong, and what it does.
// SPDX-License-Identifier: MIT

import FormCore

/// One protocol method.
protocol Method: SendableMetatype {
  associatedtype Params: ReadableObject
  associatedtype Result: Writable
  static var name: StaticString { get }
  static var summary: StaticString { get }
  /// What it refuses with, besides JSON-RPC's own errors.
  static var errors: [ErrorKind] { get }
  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result
  /// What is done only when the caller was told; not where the answer was too large.
  static func told(_ params: Params, _ call: Call)
}
extension Method {
  static func told(_ params: Params, _ call: Call) {}
}

/// A method whose answer may have to wait for somebody.
protocol WaitingMethod: SendableMetatype {
  associatedtype Params: ReadableObject
  associatedtype Result: Writable
  static var name: StaticString { get }
  static var summary: StaticString { get }
  static var errors: [ErrorKind] { get }
  /// The answer, or nil when the call was kept (`call.wait`) and is answered later.
  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result?
}

/// A method that changes a form, alone or as an edit of `form/batch`.
protocol Mutation: SendableMetatype {
  /// What it takes besides `form` and what every mutation takes.
  associatedtype Params: ReadableObject
  /// What it answers besides `revision`; written after the commit, so that it tells what came of it.
  associatedtype Result: WritableObject
  static var name: StaticString { get }
  static var summary: StaticString { get }
  static var errors: [ErrorKind] { get }
  /// Whether it may change a form that has an outcome.
  static var pastOutcome: Bool { get }
  /// Whether `form/batch` takes it.
  static var isEdit: Bool { get }
  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result
  /// What it writes or counts on: with `ifRevision` it is refused if somebody else changed that.
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern]
  /// Refuses what only the call itself can tell, before anything changes.
  static func check(_ params: Params, _ call: Call) throws(RPCError)
  /// Whether the call was kept (`call.wait`) and is answered later.
  static func keeps(
    _ call: Call, _ params: Params, _ result: Result, _ entry: FormEntry
  ) throws(RPCError) -> Bool
}
extension Mutation {
  static var pastOutcome: Bool { false }
  static var isEdit: Bool { true }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] { [] }
  static func check(_ params: Params, _ call: Call) throws(RPCError) {}
  @inline(__always) static func keeps(
    _ call: Call, _ params: Params, _ result: Result, _ entry: FormEntry
  ) throws(RPCError) -> Bool { false }
}

/// An answer without members of its own.
struct Nothing: WritableObject {
  static func shape(_ m: inout some Members<Self>) {}
}
/// Params of a method that takes none.
struct NoParams: ReadableObject {
  init(_ m: inout Reader) throws(WireError) {}
}

/// What every mutation takes, around what one takes itself.
struct MutationParams<Edit: ReadableObject>: ReadableObject {
  let form: Text
  let edit: Edit
  let ifRevision: Int?
  let animation: Animation?
  init(_ m: inout Reader) throws(WireError) {
    form = try m("form", "The form's id.")
    edit = try Edit(&m)
    ifRevision = try m(
      "ifRevision", "Refuse if somebody else changed what this writes after that revision.")
    animation = try m("animation", "How front ends may show the change; passed on to watchers.")
  }
}

/// What a mutation answers: its own members, then the revision.
struct MutationResult<Edit: WritableObject>: Writable {
  let edit: Edit
  let revision: Int

  @inline(__always) func write(_ w: inout Writer) {
    let mark = w.count
    edit.writeMembers(&w)
    revision.write(as: "revision", &w)
    w.closeObject(mark)
  }
  static var schema: Schema {
    var table = Edit.table
    table.add(Int.self, "revision", "The form's revision after the call.")
    return .object(table.members, rest: .nothing)
  }
}

/// A method without its types: what the server keeps.
final class MethodEntry: Sendable {
  let name: StaticString
  let summary: StaticString
  let errors: [ErrorKind]
  /// Carries the call out and answers it, unless it is to be answered later.
  let run: @Sendable (View?, Call) throws(RPCError) -> Void
  /// Carries out one edit of a batch; nil for methods that are none.
  ///
  /// What it returns writes the result, once the batch is settled.
  let edit: Edit?
  typealias Edit = @Sendable (View?, Form) throws(EditError) -> (inout Writer) -> Void
  /// What one edit of a batch writes or counts on.
  let concerns: (@Sendable (View?, Form) -> [Concern])?
  /// What its params look like.
  let params: @Sendable () -> Schema
  /// What its result looks like.
  let result: @Sendable () -> Schema

  /// A method that answers at once.
  init<M: Method>(_ method: M.Type) {
    name = M.name
    summary = M.summary
    errors = M.errors
    run = { view, call throws(RPCError) in
      let params: M.Params = try MethodEntry.read(view)
      let result = try M.handle(params, call)
      Pair.check(taken: view, as: M.Params.self, M.name)
      if call.answer(result, of: M.name) { M.told(params, call) }
    }
    edit = nil
    concerns = nil
    params = { M.Params.schema }
    result = { M.Result.schema }
  }
  /// A method that may answer later.
  init<M: WaitingMethod>(waiting method: M.Type) {
    name = M.name
    summary = M.summary
    errors = M.errors
    run = { view, call throws(RPCError) in
      let result = try M.handle(try MethodEntry.read(view), call)
      Pair.check(taken: view, as: M.Params.self, M.name)
      if let result { _ = call.answer(result, of: M.name) }
    }
    edit = nil
    concerns = nil
    params = { M.Params.schema }
    result = { M.Result.schema }
  }
  /// A method that changes a form.
  init<M: Mutation>(mutation method: M.Type) {
    name = M.name
    summary = M.summary
    errors = M.errors
    run = { view, call throws(RPCError) in
      let params: MutationParams<M.Params> = try MethodEntry.read(view)
      try M.check(params.edit, call)
      let entry = try call.form(params.form)
      let room = call.room
      let (edit, revision) = try call.transact(
        entry, pastOutcome: M.pastOutcome, animation: params.animation
      ) { form throws(Fault) in
        if let revision = params.ifRevision {
          let concerns: [Concern]
          do throws(Fault) { concerns = try M.concerns(params.edit, form) } catch {
            // What cannot be found the edit refuses, at its place.
            _ = try M.edit(params.edit, form)
            throw error
          }
          try form.check(concerns, since: revision, by: call.client.number)
        }
        return try M.edit(params.edit, form)
      } fits: {
        room.takes(MutationResult(edit: $0, revision: $1), of: M.name)
      }
      Pair.check(taken: view, as: MutationParams<M.Params>.self, M.name)
      if try M.keeps(call, params.edit, edit, entry) { return }
      _ = call.answer(MutationResult(edit: edit, revision: revision), of: M.name)
    }
    if M.isEdit {
      edit = { view, form throws(EditError) in
        let params: M.Params
        do throws(WireError) { params = try MethodEntry.shape(view) } catch {
          throw EditError.shape(error)
        }
        do throws(Fault) {
          let result = try M.edit(params, form)
          Pair.check(taken: view, as: M.Params.self, M.name)
          return { w in
            let from = w.count
            result.write(&w)
            Pair.check(w, from: from, M.Result.self, M.name)
          }
        } catch {
          throw EditError.model(error)
        }
      }
      concerns = { view, form in
        // A node that is not there yet is made by an earlier edit: nobody else can have changed it.
        guard let params: M.Params = try? MethodEntry.shape(view) else { return [] }
        return (try? M.concerns(params, form)) ?? []
      }
    } else {
      edit = nil
      concerns = nil
    }
    params = { MutationParams<M.Params>.schema }
    result = { MutationResult<M.Result>.schema }
  }

  @inline(__always)
  private static func read<P: ReadableObject>(_ view: View?) throws(RPCError) -> P {
    do throws(WireError) { return try shape(view) } catch { throw RPCError(error) }
  }
  @inline(__always)
  private static func shape<P: ReadableObject>(_ view: View?) throws(WireError) -> P {
    if let view { return try P(view) }
    var none = Reader()
    return try P(&none)
  }
}

/// Why one edit of a batch was refused.
enum EditError: Error {
  /// It is not `{method, params}` with a method that edits.
  case envelope(WireError)
  /// Its params are not what its method takes.
  case shape(WireError)
  case model(Fault)
}

/// Methods by name: open addressing, compared byte for byte.
struct MethodTable: Sendable {
  private var places: [MethodEntry?]
  init(_ entries: [MethodEntry]) {
    var size = 16
    while size < entries.count * 4 { size *= 2 }
    places = Array(repeating: nil, count: size)
    for entry in entries {
      var at = hash(Slice(entry.name))
      while places[at] != nil { at = (at + 1) & (size - 1) }
      places[at] = entry
    }
  }
  @inline(__always) private func hash(_ name: Slice) -> Int {
    var hash: UInt32 = 2_166_136_261
    for at in 0..<name.count { hash = (hash ^ UInt32(name.start[at])) &* 16_777_619 }
    return Int(hash ^ hash >> 16) & (places.count - 1)
  }
  @inline(__always) func find(_ name: Slice) -> MethodEntry? {
    var at = hash(name)
    while let entry = places[at] {
      if name.equals(entry.name) { return entry }
      at = (at + 1) & (places.count - 1)
    }
    return nil
  }
}

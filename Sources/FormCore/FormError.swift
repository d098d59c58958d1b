// What the model refuses, as facts; sentences are written once, at the edge.
// SPDX-License-Identifier: MIT

/// What is wrong with a call on a form; an answer that is wrong is an `Issue` instead.
public enum FormError: Error, Sendable, Equatable {
  case hasOutcome(Outcome.Kind)
  case noOutcome
  case noSuchSection(Text)
  case noSuchSectionAt(Int)
  case noSuchItem(Text)
  /// The call is not for a section, or not for the rows of a section, of this sort.
  case wrongSection(expected: StaticWord)
  case noSuchRow(Text)
  case noSuchRowAt(Int)
  case noSuchField(Text)
  case duplicateId(Text)
  /// A call names what has this id more than once.
  case namedTwice(Text)
  /// The id breaks one of the rules for ids.
  case badId(IdFault)
  /// The call or the attribute is not for rows of this kind.
  case wrongKind(RowKind)
  /// The attribute is not taken by rows of this kind.
  case notTaken(Attribute, by: RowKind)
  case notEditable(Lock)
  /// The value is of another kind than the field holds.
  case wrongType(expected: StaticWord)
  case noSuchOption
  /// An offset outside of a text or inside of a code point.
  case badOffset
  case badBounds(lower: Attribute, upper: Attribute)
  /// A pattern that is none of ECMA-262, or none that can be searched for.
  case badPattern(expected: StaticWord)
  /// A step or an interval that measures nothing.
  case badMeasure(Attribute, expected: StaticWord)
  case outOfRange
  /// A condition is not as conditions must be.
  case badCondition(expected: StaticWord)
  /// Conditions wait for each other: each of these ids reads the next, the last one the first.
  case conditionCycle([Text])
  /// Somebody else changed what the call counts on; what, and what it is now.
  case conflict([Value])
  /// Later steps stand on the one that shall be taken back; what they changed, and what it is now.
  case laterSteps([Value])
  /// The client made no such offer to judge.
  case noSuchHook
  /// Another client was asked.
  case notYourTicket
  /// A field keeps being secret as long as it holds something.
  case secretField
  case limitExceeded(limit: StaticWord, max: Int, actual: Int)
  /// Something else is wrong with a member; `expected` says what it must be.
  case malformed(expected: StaticWord)

  /// Why a field cannot be edited.
  public enum Lock: Sendable, Equatable { case disabled, readonly, hidden, computed }
  /// What an id must not be.
  public enum IdFault: Sendable, Equatable {
    case empty, tooLong, control, slash, reserved, number
    /// It is an author's where only the daemon gives them.
    case notOwn
  }
}

/// A constant word or phrase of ours; equatable, unlike `StaticString`.
public struct StaticWord: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The phrase.
  public let text: StaticString
  /// A constant phrase.
  public init(stringLiteral value: StaticString) { text = value }
  /// A constant phrase.
  public init(_ text: StaticString) { self.text = text }
  /// Whether both are the same bytes.
  public static func == (left: StaticWord, right: StaticWord) -> Bool {
    sameBytes(left.bytes, right.bytes)
  }
  private var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}

/// A refusal and where in the call it belongs.
public struct Fault: Error, Sendable {
  /// What is refused.
  public let error: FormError
  /// From the outermost member of the call inwards.
  public private(set) var path: [Step]

  /// One step of a path into the params of a call.
  public enum Step: Sendable, Equatable {
    case member(StaticWord)
    case name(Text)
    case index(Int)
  }
  /// A refusal at a place.
  public init(_ error: FormError, at path: [Step] = []) {
    self.error = error
    self.path = path
  }
  /// The same refusal, seen from one step further out.
  public func inside(_ step: Step...) -> Fault { Fault(error, at: step + path) }

  /// Runs `body`; what it refuses is placed inside `steps`.
  public static func at<R>(_ steps: @autoclosure () -> [Step], body: () throws(Fault) -> R)
    throws(Fault)
    -> R
  {
    do throws(Fault) { return try body() } catch {
      throw Fault(error.error, at: steps() + error.path)
    }
  }
}

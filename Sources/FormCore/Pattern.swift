// Patterns that texts are searched for: the model asks, somebody outside compiles and searches.
// SPDX-License-Identifier: MIT

/// Makes patterns out of their text.
///
/// The model has no engine of its own: whoever makes a form gives it one.
public protocol PatternCompiler: Sendable {
  /// Compiles a pattern of ECMA-262, as JSON Schema's `pattern` states it.
  /// - Throws: why it is none, or none that can be searched for.
  func compile(_ pattern: Text) throws(PatternFault) -> any CompiledPattern
}

/// A pattern ready to be searched for; compiled once, shared and never changed.
public protocol CompiledPattern: Sendable {
  /// Searches `text` for the pattern and takes at most `steps` steps, which are the same number
  /// for the same pattern and text wherever and whenever they are counted.
  func search(_ text: Text, steps: Int) -> PatternSearch
}

/// What a search came to.
public struct PatternSearch: Sendable, Equatable {
  /// Whether the pattern occurs.
  public enum Verdict: Sendable {
    case found, notFound
    /// The steps, or memory, ran out before it was known.
    case gaveUp
  }
  /// Whether the pattern occurs.
  public let verdict: Verdict
  /// How many steps were taken.
  public let steps: Int
  /// What a search came to.
  public init(_ verdict: Verdict, steps: Int) {
    self.verdict = verdict
    self.steps = steps
  }
}

/// Why a text is no pattern.
public struct PatternFault: Error, Sendable, Equatable {
  /// What was expected, as a phrase.
  public let expected: StaticWord
  /// A pattern was expected to be as `expected` says.
  public init(expected: StaticWord) { self.expected = expected }
}

/// Where there is no engine: every pattern is refused.
public struct NoPatterns: PatternCompiler {
  /// No engine.
  public init() {}
  /// Refuses every pattern.
  public func compile(_ pattern: Text) throws(PatternFault) -> any CompiledPattern {
    throw PatternFault(expected: "no pattern, since nothing here can search for one")
  }
}

/// What it takes, besides attributes, to compile what they mean.
struct Compiling {
  let patterns: any PatternCompiler
  let limits: FormLimits
  /// Whose names come first; nil where there are only the form's.
  var scope: NameScope?

  /// The pattern that `source` states.
  func pattern(_ source: Text) throws(Fault) -> any CompiledPattern {
    guard source.byteCount <= limits.patternBytes else {
      throw Fault(
        .limitExceeded(limit: "patternBytes", max: limits.patternBytes, actual: source.byteCount))
    }
    do throws(PatternFault) { return try patterns.compile(source) } catch {
      throw Fault(.badPattern(expected: error.expected))
    }
  }
}

extension Form {
  /// What compiling this form's attributes takes.
  func compiling(in scope: NameScope?) -> Compiling {
    Compiling(patterns: patterns, limits: limits, scope: scope)
  }

  /// Has fields judged again for whose patterns an earlier transaction had no steps left.
  func retrySearches() {
    eachField { row in
      let gaveUp = row.content.answer?.issues.contains {
        $0.params.contains { $0.name == "failed" }
      }
      if gaveUp ?? false { queue(row) }
    }
  }

  /// What a search for `pattern` finds wrong with `text`.
  ///
  /// A search that gives up, or for which the transaction has no steps left, is never taken for
  /// one that found something.
  func missing(_ pattern: any CompiledPattern, _ source: Text, in text: Text) -> Finding? {
    let left = min(limits.patternSteps, limits.transactionSteps - draft.patternSteps)
    let search = left > 0 ? pattern.search(text, steps: left) : PatternSearch(.gaveUp, steps: 0)
    draft.patternSteps += search.steps
    let params = [Value.Member("pattern", .text(source))]
    switch search.verdict {
    case .found: return nil
    case .notFound: return Finding(code: "pattern", params: params)
    case .gaveUp:
      return Finding(
        code: "pattern.failed", params: params + [Value.Member("failed", .bool(true))])
    }
  }
}

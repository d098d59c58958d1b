// PCRE2 behind the model's protocol for patterns: compiled once, searched within counted steps.
// SPDX-License-Identifier: MIT

import CPCRE2
import FormCore

/// Compiles patterns of ECMA-262 by PCRE2, without its JIT.
struct PCREPatterns: PatternCompiler {
  func compile(_ pattern: Text) throws(PatternFault) -> any CompiledPattern {
    try PCREPattern(try ECMAPattern(pattern))
  }
}

/// One compiled pattern.
///
/// PCRE2's own match limit starts anew at each place of the text and counts no character that a
/// repetition runs over, so steps are counted here: PCRE2 calls back before each item it tries.
final class PCREPattern: CompiledPattern, @unchecked Sendable {
  private let code: OpaquePointer
  private let pattern: ECMAPattern
  /// Bytes a compiled pattern may take: a repeated group is compiled as often as it must occur.
  private static let mostBytes = 16 << 10
  /// KiB a search may take for what it must remember.
  private static let heapLimit: UInt32 = 64 << 10

  fileprivate init(_ pattern: ECMAPattern) throws(PatternFault) {
    var options =
      PCRE2_UTF | PCRE2_DOLLAR_ENDONLY | PCRE2_MATCH_UNSET_BACKREF | PCRE2_NEVER_BACKSLASH_C
      | PCRE2_AUTO_CALLOUT | PCRE2_NO_UTF_CHECK
    // Version 10.42 takes what is looked ahead for and what follows it for two characters: it finds
    // `(?=a)b?a` in no `a` when it looks for the least length first.
    if pattern.looksAround { options |= PCRE2_NO_START_OPTIMIZE }
    var error: Int32 = 0
    var place = 0
    let made = pattern.spelling.withUnsafeBufferPointer {
      // A null pointer is no empty pattern to every version.
      pcre2_compile_8($0.baseAddress ?? PCREPattern.nothing, $0.count, options, &error, &place, nil)
    }
    guard let made else { throw PCREPattern.fault(error) }
    code = made
    self.pattern = pattern
    var size = 0
    pcre2_pattern_info_8(made, UInt32(PCRE2_INFO_SIZE), &size)
    guard size <= PCREPattern.mostBytes else {
      throw .expecting("a pattern with fewer repetitions")
    }
  }
  deinit { pcre2_code_free_8(code) }

  /// What PCRE2 refuses though it is ECMA-262.
  private static func fault(_ error: Int32) -> PatternFault {
    switch error {
    case PCRE2_ERROR_LOOKBEHIND_NOT_FIXED_LENGTH, PCRE2_ERROR_LOOKBEHIND_TOO_COMPLICATED:
      .expecting("a lookbehind that is always of one length")
    case PCRE2_ERROR_UNKNOWN_UNICODE_PROPERTY, PCRE2_ERROR_MALFORMED_UNICODE_PROPERTY:
      .expecting("a property in \\p{...} that Unicode has")
    case PCRE2_ERROR_PATTERN_TOO_LARGE: .expecting("a pattern with fewer repetitions")
    default: .expecting("a pattern of ECMA-262 that can be searched for")
    }
  }

  func search(_ text: Text, steps: Int) -> PatternSearch {
    guard let data = pcre2_match_data_create_8(1, nil),
      let context = pcre2_match_context_create_8(nil)
    else { return PatternSearch(.gaveUp, steps: 0) }
    defer {
      pcre2_match_data_free_8(data)
      pcre2_match_context_free_8(context)
    }
    pcre2_set_match_limit_8(context, UInt32(clamping: steps))
    pcre2_set_depth_limit_8(context, UInt32(clamping: steps))
    pcre2_set_heap_limit_8(context, PCREPattern.heapLimit)
    return pattern.weights.withUnsafeBufferPointer { weights in
      var meter = Meter(
        steps: steps, perByte: 1 + pattern.longestClass / 16, weights: weights)
      let result = withUnsafeMutablePointer(to: &meter) { meter in
        pcre2_set_callout_8(context, count, meter)
        return text.withBytes { bytes in
          let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
          return pcre2_match_8(
            code, start ?? PCREPattern.nothing, bytes.count, 0, PCRE2_NO_UTF_CHECK, data, context)
        }
      }
      let used = min(meter.used, steps)
      if result >= 0 { return PatternSearch(.found, steps: used) }
      return PatternSearch(result == PCRE2_ERROR_NOMATCH ? .notFound : .gaveUp, steps: used)
    }
  }
  /// What an empty pattern or text points to.
  nonisolated(unsafe) private static let nothing: UnsafePointer<UInt8> = {
    let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    byte.pointee = 0
    return UnsafePointer(byte)
  }()
}

/// Counts what a search costs.
private struct Meter {
  let steps: Int
  /// What running over a byte costs, in sixteenths of a step.
  let perByte: Int
  let weights: UnsafeBufferPointer<ECMAPattern.Weight>
  var used = 0
  /// Where the search was before.
  var place = 0

  /// One item is tried.
  /// - Returns: Whether there are steps left.
  mutating func note(_ item: pcre2_callout_block_8) -> Bool {
    var cost = 16
    let here = item.current_position
    if here > place { cost += (here - place) * perByte }
    place = here
    if item.pattern_position < weights.count {
      let weight = weights[item.pattern_position]
      cost += weight.group == 0 ? weight.size : weight.size * captured(weight.group, item)
    }
    used += cost / 16
    return used <= steps
  }
  /// Bytes of what a group holds now.
  private func captured(_ group: Int, _ item: pcre2_callout_block_8) -> Int {
    guard group < item.capture_top, let offsets = item.offset_vector else { return 0 }
    let (from, to) = (offsets[2 * group], offsets[2 * group + 1])
    return from <= to && to <= item.subject_length ? to - from : 0
  }
}

/// Called by PCRE2 before each item it tries; anything but 0 ends the search.
private let count:
  @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?) -> Int32 =
    { item, meter in
      guard let item, let meter = meter?.assumingMemoryBound(to: Meter.self) else { return 0 }
      return meter.pointee.note(item.pointee) ? 0 : PCRE2_ERROR_CALLOUT
    }

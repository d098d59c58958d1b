// Where in a message something stands, as people say it: `params.values.a[3].b`.
// SPDX-License-Identifier: MIT

import FormCore

/// Paths to what the gate found, worked out from its offset by a second, slow walk.
enum Place {
  /// Bytes of a name that are shown.
  static let nameLimit = 64

  /// The path from `root` to the name or value at `target` inside `value`, which passed the gate.
  ///
  /// `target` is a byte of the same text; what begins there, or around it, is named. `root` is how
  /// the path to `value` itself reads, such as `params`.
  static func path(
    to target: UnsafePointer<UInt8>, in value: Slice, root: String
  ) -> String {
    var steps: [Step] = []
    let base = value.start
    let end = value.count
    let goal = target - base
    var at = 0
    // Names and elements are passed over in turn; the last one begun before the goal is the place.
    walk: while at < end, at <= goal {
      switch base[at] {
      case UInt8(ascii: "{"): steps.append(.name(nil))
      case UInt8(ascii: "["): steps.append(.index(0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): steps.removeLast(steps.isEmpty ? 0 : 1)
      case UInt8(ascii: ","):
        switch steps.last {
        case .index(let index): steps[steps.count - 1] = .index(index + 1)
        case .name: steps[steps.count - 1] = .name(nil)
        case nil: break
        }
      case UInt8(ascii: "\""):
        let begin = at + 1
        at = stringEnd(base, begin, end)
        if case .name(nil) = steps.last {
          steps[steps.count - 1] = .name(Slice(start: base + begin, count: at - begin))
        }
      default: break
      }
      at += 1
    }
    var path = root
    for step in steps {
      switch step {
      case .index(let index): path += "[\(index)]"
      case .name(nil): break
      case .name(let name?):
        if !path.isEmpty { path += "." }
        var spelt: [UInt8] = []
        Escapes.decode(name, into: &spelt)
        spelt.withUnsafeBufferPointer { spelt in
          guard let start = spelt.baseAddress else { return }
          append(Slice(start: start, count: spelt.count), to: &path)
        }
      }
    }
    return path
  }
  private enum Step {
    /// The member that was begun last; nil before its name is known.
    case name(Slice?)
    case index(Int)
  }

  /// Where the closing quote is of the string that begins behind a quote at `start`.
  private static func stringEnd(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var at = start
    while at < end, base[at] != 0x22 { at += base[at] == 0x5c ? 2 : 1 }
    return min(at, end)
  }

  /// Appends a name from outside so that it can be shown: at most 64 bytes of it, and controls and
  /// what turns the direction of writing as `\u{..}`.
  static func append(_ name: Slice, to out: inout String) {
    var count = name.count
    if count > nameLimit {
      count = nameLimit
      while count > 0, name.start[count] & 0xc0 == 0x80 { count -= 1 }
    }
    let shown = Slice(start: name.start, count: count).string
    for scalar in shown.unicodeScalars {
      if scalar.isControlling {
        out += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    if count < name.count { out += "…" }
  }
}

extension Finding {
  /// The path to what was found in `params` of `frame`, such as `params.values.a[3].b`.
  func path(in params: Slice, of frame: Slice, root: String = "params") -> String {
    Place.path(to: frame.start + offset, in: params, root: root)
  }
  /// What was expected in its place.
  var expected: String {
    kind == .duplicate ? "expected a name no other member has" : "expected text without U+0000"
  }
}

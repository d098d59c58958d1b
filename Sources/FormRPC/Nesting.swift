// One value passed over without recursion, so that depth costs a bit and not a stack frame.
// SPDX-License-Identifier: MIT

/// How deep a walk is, and whether the innermost open container is an object.
private struct Levels {
  var depth = 0
  var deepest: Int
  /// The kinds of the open containers, the lowest bit for the innermost: 1 is an object.
  private var bits: UInt64 = 0

  init(deepest: Int) { self.deepest = deepest }

  @inline(__always) var inObject: Bool { bits & 1 != 0 }
  @inline(__always) mutating func open(object: Bool, _ outer: inout [UInt64]) {
    depth &+= 1
    if depth > deepest { deepest = depth }
    if depth & 63 == 0 { outer.append(bits) }
    bits = bits << 1 | (object ? 1 : 0)
  }
  @inline(__always) mutating func close(_ outer: inout [UInt64]) {
    bits = depth & 63 == 0 ? outer.popLast() ?? 0 : bits >> 1
    depth &-= 1
  }
}

extension Gate {
  /// Passes over the value that begins at `start` and adds what is in it to `tally`.
  ///
  /// With `comparing`, names that come twice in an object inside are found.
  @inline(never)
  mutating func value(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ tally: inout Tally,
    comparing: Bool = false
  ) throws(Refusal) -> Int {
    let comparable = comparing ? depthLimit : 0
    var at = start
    var levels = Levels(deepest: tally.depth)
    var seen: UInt64 = 0
    var (objects, lists, scalars) = (0, 0, 0)
    repeat {
      // A value begins.
      guard at < end else { throw Refusal(.value, at: at) }
      var opened = false
      switch base[at] {
      case UInt8(ascii: "\""):
        at = try Scan.string(base, at, end, &seen, &tally.nul).end
        scalars &+= 1
      case UInt8(ascii: "{"):
        levels.open(object: true, &kinds)
        if levels.depth <= comparable { names.open() }
        objects &+= 1
        at &+= 1
        opened = true
      case UInt8(ascii: "["):
        levels.open(object: false, &kinds)
        lists &+= 1
        at &+= 1
        opened = true
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = try Scan.number(base, at, end)
        if number.long { tally.longIntegers = true }
        at = number.end
        scalars &+= 1
      case UInt8(ascii: "t"):
        at = try Scan.literal(base, at, end, "true")
        scalars &+= 1
      case UInt8(ascii: "f"):
        at = try Scan.literal(base, at, end, "false")
        scalars &+= 1
      case UInt8(ascii: "n"):
        at = try Scan.literal(base, at, end, "null")
        scalars &+= 1
      default: throw Refusal(.value, at: at)
      }
      // Behind a value, or behind the bracket that opened a container: on to the next value.
      while levels.depth > 0 {
        at = Scan.space(base, at, end)
        let inObject = levels.inObject
        guard at < end else { throw Gate.expected(inObject, opened, at) }
        if base[at] == (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          if inObject, levels.depth <= comparable {
            let duplicate = names.close(base)
            if duplicate < tally.duplicate { tally.duplicate = duplicate }
          }
          levels.close(&kinds)
          at &+= 1
          opened = false
          continue
        }
        if !opened {
          guard base[at] == UInt8(ascii: ",") else { throw Gate.expected(inObject, opened, at) }
          at = Scan.space(base, at &+ 1, end)
        }
        guard inObject else { break }
        guard at < end, base[at] == UInt8(ascii: "\"") else { throw Refusal(.name, at: at) }
        let quote = at
        let name = try Scan.string(base, at, end, &seen, &tally.nul)
        if levels.depth <= comparable { names.add(base, quote, name, end) }
        at = Scan.space(base, name.end, end)
        guard at < end, base[at] == UInt8(ascii: ":") else { throw Refusal(.colon, at: at) }
        at = Scan.space(base, at &+ 1, end)
        break
      }
    } while levels.depth > 0
    self.seen |= seen
    tally.objects &+= objects
    tally.lists &+= lists
    tally.scalars &+= scalars
    tally.depth = levels.deepest
    return at
  }

  @inline(never)
  private static func expected(_ inObject: Bool, _ opened: Bool, _ at: Int) -> Refusal {
    if opened { return Refusal(inObject ? .name : .value, at: at) }
    return Refusal(inObject ? .objectEnd : .listEnd, at: at)
  }
}

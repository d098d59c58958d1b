// References back to what something is in, which keep nothing alive.
// SPDX-License-Identifier: MIT

/// A reference to something that outlives whoever refers to it, or takes the reference back first.
///
/// What `unowned(unsafe)` is, but for the count: to look at such a one Swift counts it up with a locked
/// instruction, even where all else is compiled for one thread. Six of them were 2 % of a `field/set`
/// (measured with Swift 6.3.1).
@propertyWrapper
struct Back<Object: AnyObject> {
  private var address: UnsafeMutableRawPointer?

  init() {}
  var wrappedValue: Object? {
    @inline(__always) get { address.map { unsafeBitCast($0, to: Object.self) } }
    @inline(__always) set { address = newValue.map { Unmanaged.passUnretained($0).toOpaque() } }
  }
}

// The epoll set.
// SPDX-License-Identifier: MIT

import CSystem
import Glibc

/// An epoll set whose entries carry a key of 64 bits.
///
/// Keys are client numbers, which are never used twice: an event that is still in hand when its
/// client went can not reach the one that got the same descriptor.
final class Poller {
  /// What to be told of; hang-up and error always come.
  struct Interest: OptionSet {
    let rawValue: UInt32
    static let input = Interest(rawValue: EPOLLIN.rawValue)
    static let output = Interest(rawValue: EPOLLOUT.rawValue)
  }
  private let set: Descriptor
  private let events: UnsafeMutableBufferPointer<epoll_event>
  /// Events of one wait at most; with more the system takes turns.
  static let capacity = 128

  init() throws(SystemError) {
    guard let set = Descriptor(epoll_create1(Int32(EPOLL_CLOEXEC))) else {
      throw SystemError("cannot make an epoll set")
    }
    self.set = set
    events = .allocate(capacity: Poller.capacity)
  }
  deinit { events.deallocate() }

  /// Starts watching; false for a file that epoll refuses because it is always ready.
  func add(_ descriptor: Int32, _ interest: Interest, key: UInt64) -> Bool {
    control(EPOLL_CTL_ADD, descriptor, interest, key)
  }
  /// Changes what to be told of.
  func change(_ descriptor: Int32, _ interest: Interest, key: UInt64) {
    _ = control(EPOLL_CTL_MOD, descriptor, interest, key)
  }
  /// Stops watching, also for hang-up and error.
  func remove(_ descriptor: Int32) {
    _ = control(EPOLL_CTL_DEL, descriptor, [], 0)
  }
  private func control(_ call: Int32, _ descriptor: Int32, _ interest: Interest, _ key: UInt64)
    -> Bool
  {
    var event = epoll_event(events: interest.rawValue, data: epoll_data_t(u64: key))
    return epoll_ctl(set.number, call, descriptor, &event) == 0
  }

  /// Waits for events, at most `milliseconds`; -1 is for ever.
  ///
  /// - Returns: how many came, 0 also when a signal cut the wait short.
  @inline(__always)
  func wait(_ milliseconds: Int) -> Int {
    let wait = Int32(clamping: milliseconds)
    return max(0, Int(epoll_wait(set.number, events.baseAddress, Int32(events.count), wait)))
  }
  /// The key and the event bits of the `index`th event of the last wait.
  @inline(__always)
  subscript(index: Int) -> (key: UInt64, bits: Interest) {
    (events[index].data.u64, Interest(rawValue: events[index].events))
  }
}

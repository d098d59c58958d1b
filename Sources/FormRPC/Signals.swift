// Signals as something to read.
// SPDX-License-Identifier: MIT

import CSystem
import Glibc

/// SIGTERM, SIGINT, SIGHUP and SIGUSR1 as a descriptor, so that one loop waits for everything.
///
/// A signal that the parent wants ignored (`nohup`, a shell's background job) stays ignored. It must
/// not be blocked for that: Linux keeps a blocked signal, ignored or not.
struct Signals: ~Copyable {
  let descriptor: Descriptor

  init() throws(SystemError) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGUSR1] where ignores_signal(signal) == 0 {
      sigaddset(&set, signal)
    }
    sigprocmask(SIG_BLOCK, &set, nil)
    let flags = Int32(SFD_NONBLOCK | SFD_CLOEXEC)
    guard let descriptor = Descriptor(signalfd(-1, &set, flags)) else {
      throw SystemError("cannot wait for signals")
    }
    self.descriptor = descriptor
  }

  /// The next signal that came; nil when there is none.
  func take() -> Int32? {
    var came = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    guard read(descriptor.number, &came, size) == size else { return nil }
    return Int32(came.ssi_signo)
  }
}

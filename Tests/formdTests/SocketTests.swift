// Many clients on one socket: none can hurt another.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite struct SocketTests {
  @Test func everyClientGetsItsOwnAnswers() throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket", place["s"]])
    let clients = try (1...50).map { _ in try client(at: place["s"]) }
    for id in 1...20 {
      for (index, wire) in clients.enumerated() { wire.send(echo(id, "{\"a\":\(index)}")) }
    }
    for (index, wire) in clients.enumerated() {
      for id in 1...20 { #expect(wire.line() == echoed(id, "{\"a\":\(index)}")) }
    }
    #expect(formd.wait(0) == .never)
  }

  @Test func aHalfClosedClientGetsWhatIsDue() throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket", place["s"]])
    let wire = try client(at: place["s"])
    for id in 1...1_000 { wire.send(echo(id)) }
    wire.endWriting()
    for id in 1...1_000 { #expect(wire.line() == echoed(id)) }
    #expect(wire.rest() == "")
    #expect(formd.wait(0) == .never)
  }

  @Test func clientsThatLeaveAtOnceHurtNobody() throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket", place["s"]])
    let wire = try client(at: place["s"])
    for id in 1...100 {
      try client(at: place["s"]).send(echo(1, load(50_000)))
      wire.send(echo(id))
      #expect(wire.line() == echoed(id))
    }
    #expect(formd.wait(0) == .never)
  }

  @Test func aClientThatNeverReadsHoldsUpNobody() throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket", place["s"]])
    let deaf = try client(at: place["s"])
    let wire = try client(at: place["s"])
    for id in 1...50 {
      deaf.send(echo(id, load(50_000)))
      wire.send(echo(id))
      #expect(wire.line() == echoed(id))
    }
    for id in 1...50 { #expect(deaf.line() == echoed(id, load(50_000))) }
    #expect(formd.wait(0) == .never)
  }

  @Test func exitEndsOneConversationAndNoOther() throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket", place["s"]])
    let one = try client(at: place["s"])
    let other = try client(at: place["s"])
    one.send(echo(1) + "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}\n" + echo(2))
    #expect(one.rest() == echoed(1) + "\n")
    other.send(echo(1))
    #expect(other.line() == echoed(1))
    #expect(formd.wait(0) == .never)
  }

  @Test func aDaemonAskedToStopAnswersFirst() throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket", place["s"]])
    let wire = try client(at: place["s"])
    wire.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/stop\"}\n")
    #expect(wire.line()?.contains("\"id\":1") == true)
    #expect(wire.rest() == "")
    #expect(formd.wait() == .status(0))
    #expect(status(of: place["s"]) == nil)
  }

  @Test func anIdleDaemonEnds() throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket=" + place["s"], "--idle-exit=1"])
    let wire = try client(at: place["s"])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
    wire.endWriting()
    #expect(wire.rest() == "")
    #expect(formd.wait() == .status(0))
    #expect(status(of: place["s"]) == nil)
  }

  @Test func clientsBeyondTheDescriptorsAreToldSo() throws {
    let place = try Place()
    let formd = try Child(after: "ulimit -n 24", ["serve", "--socket", place["s"]])
    let clients = try (1...24).map { _ in try client(at: place["s"]) }
    var served = 0
    var refused = 0
    for wire in clients {
      wire.send(echo(1))
      let answer = try #require(wire.line())
      if answer == echoed(1) { served += 1 }
      if answer.contains("\"limitExceeded\"") { refused += 1 }
    }
    #expect(served > 0)
    #expect(served + refused == clients.count)
    #expect(refused > 0)
    #expect(formd.wait(0) == .never)
  }

  /// As root only: nobody else can become somebody else.
  @Test(.enabled(if: geteuid() == 0 && access("/usr/bin/perl", X_OK) == 0))
  func anotherUserIsTurnedAwayBeforeAByteIsRead() throws {
    let place = try Place()
    let formd = try Child(["serve", "--log", "warning", "--socket", place["s"]])
    _ = try client(at: place["s"])
    // The doors are opened wide, so that only the daemon itself is left to refuse.
    chmod(place.path, 0o755)
    chmod(place["s"], 0o666)
    let script = """
      use IO::Socket::UNIX; $> = 65534;
      my $s = IO::Socket::UNIX->new(Peer => $ARGV[0]) or die "no way in: $!\\n";
      $SIG{PIPE} = 'IGNORE'; syswrite($s, $ARGV[1]); print <$s>;
      """
    let stranger = try Child(program: "/usr/bin/perl", ["-e", script, place["s"], echo(1)])
    #expect(stranger.answers.rest() == "")
    #expect(stranger.complaints.rest() == "")
    #expect(
      formd.complaints.line() == "formd: warning: a client of another user was turned away")
  }
}

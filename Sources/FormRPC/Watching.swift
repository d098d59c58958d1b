// What the epoll set is asked to tell of a client.
// SPDX-License-Identifier: MIT

extension EventLoop {
  /// Makes the epoll set want what the client wants.
  @inline(__always)
  func watch(_ client: Connection) {
    let input: Poller.Interest = client.reading && !client.alwaysReady ? .input : []
    let output: Poller.Interest = client.unsent ? .output : []
    if client.joined {
      let both = input.union(output)
      if both != client.watchedInput || client.fresh { watchJoined(client, both) }
    } else if input != client.watchedInput || output != client.watchedOutput {
      watchApart(client, input, output)
    }
  }

  private func watchJoined(_ client: Connection, _ interest: Poller.Interest) {
    let key = UInt64(client.number)
    if client.fresh {
      client.fresh = false
      _ = poller.add(client.input.descriptor, interest, key: key)
    } else {
      poller.change(client.input.descriptor, interest, key: key)
    }
    client.watchedInput = interest
  }

  /// Two descriptors are watched only while something is wanted of them: a pipe that hung up tells
  /// so again and again.
  private func watchApart(
    _ client: Connection, _ input: Poller.Interest, _ output: Poller.Interest
  ) {
    let key = UInt64(client.number)
    if input != client.watchedInput {
      if input.isEmpty {
        poller.remove(client.input.descriptor)
      } else if !poller.add(client.input.descriptor, input, key: key) {
        // Nothing else is refused here: a closed descriptor became /dev/null at the start.
        client.alwaysReady = true
        enqueue(client)
      }
      client.watchedInput = client.alwaysReady ? [] : input
    }
    if output != client.watchedOutput {
      if output.isEmpty {
        poller.remove(client.output.descriptor)
      } else {
        _ = poller.add(client.output.descriptor, output, key: key | EventLoop.outputMark)
      }
      client.watchedOutput = output
    }
  }
}

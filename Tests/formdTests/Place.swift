// A private folder for one test, and daemons that listen in it.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A private folder that goes with the test.
final class Place {
  let path: String

  init() throws {
    var template = Array("/tmp/formd-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(what: "mkdtemp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` in the folder.
  subscript(name: String) -> String { "\(path)/\(name)" }

  /// A file with this content, open for reading and writing from its beginning.
  func file(_ name: String, _ content: String) throws -> Int32 {
    guard FileManager.default.createFile(atPath: self[name], contents: Data(content.utf8)) else {
      throw Failure(what: name)
    }
    let file = open(self[name], O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw Failure(what: name) }
    return file
  }
}

/// What `lstat` says of a path; nil when there is nothing.
func status(of path: String) -> stat? {
  var found = stat()
  return lstat(path, &found) == 0 ? found : nil
}

/// Connects as soon as somebody listens at `path`.
func client(at path: String) throws -> Wire {
  var found: Wire?
  _ = eventually {
    found = Wire(connectingTo: path)
    return found != nil
  }
  guard let found else { throw Failure(what: "nobody listens at \(path)") }
  return found
}

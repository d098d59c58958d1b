// The repository's own text files, for tests of what is written in them.
// SPDX-License-Identifier: MIT

import Glibc

/// Text files of this repository, by their path from its root.
enum Repository {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  static func names(in folder: String) -> [String] {
    guard let open = opendir(root + "/" + folder) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted()
  }
  /// Whether there is a file or folder of this name.
  static func holds(_ path: String) -> Bool { access(root + "/" + path, F_OK) == 0 }
  static func text(of path: String) -> String? {
    guard let file = fopen(root + "/" + path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes.append(contentsOf: chunk[..<count])
    }
    return String(validating: bytes, as: UTF8.self)
  }
  static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(root + "/" + path, "w") else { return false }
    let written = fwrite(text, 1, text.utf8.count, file)
    return fclose(file) == 0 && written == text.utf8.count
  }
}

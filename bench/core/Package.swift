// swift-tools-version: 6.2
// The core alone, measured without protocol, process or client. SPDX-License-Identifier: MIT
import PackageDescription

// As the daemon itself is built.
let alone: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-enforce-exclusivity=unchecked", "-Xfrontend", "-assume-single-threaded"]),
]

let package = Package(
  name: "core",
  targets: [
    .target(name: "FormCore", swiftSettings: alone, linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(name: "core", dependencies: ["FormCore"], swiftSettings: alone),
  ],
  swiftLanguageModes: [.v6]
)

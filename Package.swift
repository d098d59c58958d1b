// swift-tools-version: 6.2
import PackageDescription

// One thread: references are counted without atomics, and exclusive access is checked only in debug
// builds, where the tests run.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(
    [
      "-enforce-exclusivity=unchecked", "-Xfrontend", "-assume-single-threaded",
      "-cross-module-optimization",
    ],
    .when(configuration: .release)),
]

let package = Package(
  name: "formd",
  targets: [
    .systemLibrary(name: "CJSONC", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"])]),
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
    .systemLibrary(name: "CSystem"),
    .target(name: "FormCore", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "FormRPC", dependencies: ["CJSONC", "CPCRE2", "CSystem", "FormCore"],
      swiftSettings: strict),
    .executableTarget(name: "formd", dependencies: ["FormRPC"], swiftSettings: strict),
    .testTarget(name: "FormCoreTests", dependencies: ["FormCore"], swiftSettings: strict),
    .testTarget(
      name: "FormRPCTests", dependencies: ["FormCore", "FormRPC"], exclude: ["Transcripts"],
      swiftSettings: strict),
    .testTarget(name: "formdTests", dependencies: ["formd"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

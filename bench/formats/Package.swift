// swift-tools-version: 6.2
import PackageDescription

// The model alone, so that what is measured is judging and nothing else.
let package = Package(
  name: "formats",
  targets: [
    .target(
      name: "FormCore",
      swiftSettings: [
        .unsafeFlags(
          ["-enforce-exclusivity=unchecked", "-Xfrontend", "-assume-single-threaded"],
          .when(configuration: .release))
      ], linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(name: "formats", dependencies: ["FormCore"]),
  ],
  swiftLanguageModes: [.v6]
)

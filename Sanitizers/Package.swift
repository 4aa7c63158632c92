// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that a sanitizer builds no more than the core and the tests that it is there for.
let package = Package(
  name: "tessera-sanitizers",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tessera", path: "..")],
  targets: [
    .target(
      name: "TestCells", dependencies: [.product(name: "Tessera", package: "tessera")],
      path: "Tests/TestCells"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "TesseraDiffTests",
      dependencies: [.product(name: "TesseraDiff", package: "tessera"), "TestSupport"]),
    .testTarget(
      name: "TesseraTests",
      dependencies: [
        .product(name: "Tessera", package: "tessera"),
        .product(name: "TesseraKernel", package: "tessera"),
        .product(name: "TesseraTesting", package: "tessera"),
        "TestSupport",
      ],
      // Those that Scripts/sanitize runs, and what they need.
      sources: [
        "Anchoring/AnchorCells.swift", "Explaining/IssueTests.swift", "IdentityTests.swift", "Label.swift",
        "NativeCells.swift", "NumberedLines.swift", "Outline/OutlineAsyncTests.swift",
        "Outline/OutlineCells.swift",
        "SparseArrayTests.swift", "State/ApplyingTests.swift", "State/BackgroundLayoutTests.swift",
        "State/HeldRequest.swift", "State/InstrumentedMutexTests.swift", "State/InterleavingTests.swift",
        "State/ManualExecutor.swift", "State/ObservingTests.swift", "VirtualClockTests.swift",
      ],
      swiftSettings: [.define("SANITIZED")]),
    .testTarget(
      name: "TesseraLoadingTests",
      dependencies: [
        .product(name: "Tessera", package: "tessera"),
        .product(name: "TesseraKernel", package: "tessera"),
        .product(name: "TesseraLoading", package: "tessera"),
        .product(name: "TesseraTesting", package: "tessera"),
        "TestCells", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Loaders are tested under the thread sanitizer alone.
if Context.environment["TESSERA_SANITIZER"] == "address" {
  package.targets.removeAll { $0.name == "TesseraLoadingTests" }
}

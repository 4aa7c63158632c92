// swift-tools-version: 6.2
import PackageDescription

let onSimulation: [SwiftSetting] = [
  .unsafeFlags([
    "-module-alias", "UIKit=UIKitSimulation", "-module-alias", "TesseraUIKit=TesseraUIKitOnSimulation",
    "-Xfrontend", "-disable-cross-import-overlays",
  ])
]

// The package that Scripts/mutate-uikit builds: only TesseraUIKit on the simulation and its tests. The script
// links the folders, and replaces the host's sources with a copy, in which it inserts faults.
let package = Package(
  name: "tessera",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "TesseraDiff"),
    .target(name: "TesseraLayout"),
    .target(name: "TesseraKernel", dependencies: ["TesseraDiff", "TesseraLayout"]),
    .target(name: "Tessera", dependencies: ["TesseraKernel"]),
    .target(name: "TesseraComponents", dependencies: ["Tessera"]),
    .target(name: "TesseraIndexing", dependencies: ["Tessera"]),
    .target(name: "TesseraTesting", dependencies: ["Tessera"]),
    .target(name: "TesseraLoading", dependencies: ["Tessera"]),
    .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
    .target(
      name: "UIKitSimulation", dependencies: ["TesseraDiff", "TesseraTesting"],
      path: "Tests/Support/UIKitSimulation"),
    .target(
      name: "TesseraUIKitOnSimulation",
      dependencies: ["TesseraComponents", "TesseraIndexing", "UIKitSimulation"],
      path: "Sources/TesseraUIKit",
      swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=UIKitSimulation"])]),
    .target(
      name: "UIKitExampleOnSimulation",
      dependencies: ["TesseraUIKitOnSimulation", "TesseraLoading", "UIKitSimulation"],
      path: "Examples/TesseraUIKitExample",
      exclude: ["README.md", "Package.swift", "App/GalleryApp.swift", "Examples/SwiftUIExample.swift"],
      sources: ["App", "Cells", "Examples"], swiftSettings: onSimulation),
    .testTarget(
      name: "TesseraUIKitTests",
      dependencies: [
        "TesseraUIKitOnSimulation", "UIKitExampleOnSimulation", "UIKitSimulation", "TesseraLoading",
        "TestSupport",
      ],
      swiftSettings: onSimulation),
  ],
  swiftLanguageModes: [.v6]
)

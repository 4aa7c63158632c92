// swift-tools-version: 6.2
import PackageDescription

// What is tested on Apple's UIKit: TesseraUIKit and its tests, of which those are compiled that use UIKit's public interface
// alone. A package of its own, because a scheme of the whole package builds targets that are not for telephones.
// .github/workflows/uikit.yml runs it, by the scheme that Xcode makes for its product. It cannot be built on Linux, where
// there is no UIKit: there the package around it tests the same sources on the simulation.
let package = Package(
  name: "TesseraUIKit",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15)],
  products: [.library(name: "TesseraUIKit", targets: ["TesseraUIKit"])],
  targets: [
    .target(name: "TesseraDiff"),
    .target(name: "TesseraLayout"),
    .target(name: "TesseraKernel", dependencies: ["TesseraDiff", "TesseraLayout"]),
    .target(name: "Tessera", dependencies: ["TesseraKernel"]),
    .target(name: "TesseraIndexing", dependencies: ["Tessera"]),
    .target(name: "TesseraLoading", dependencies: ["Tessera"]),
    .target(name: "TesseraUIKit", dependencies: ["Tessera", "TesseraIndexing"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "TesseraUIKitTests", dependencies: ["TesseraUIKit", "TesseraLoading", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

// Tests TesseraUIKit on Apple's UIKit, with those of its tests that use only UIKit's public interface. It is
// a separate package, because a scheme of the whole package builds targets that are not for iOS.
// .github/workflows/uikit.yml runs it with the scheme that Xcode creates for its product. It cannot be built
// on Linux, which has no UIKit: there the enclosing package tests the same sources on the simulation.
let package = Package(
  name: "TesseraUIKit",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15)],
  products: [.library(name: "TesseraUIKit", targets: ["TesseraUIKit"])],
  targets: [
    .target(name: "TesseraDiff"),
    .target(name: "TesseraLayout"),
    .target(name: "TesseraKernel", dependencies: ["TesseraDiff", "TesseraLayout"]),
    .target(name: "Tessera", dependencies: ["TesseraKernel"]),
    .target(name: "TesseraComponents", dependencies: ["Tessera"]),
    .target(name: "TesseraIndexing", dependencies: ["Tessera"]),
    .target(name: "TesseraLoading", dependencies: ["Tessera"]),
    .target(name: "TesseraUIKit", dependencies: ["TesseraComponents", "TesseraIndexing"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "TesseraUIKitTests", dependencies: ["TesseraUIKit", "TesseraLoading", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

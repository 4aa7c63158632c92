// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "tessera",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15)],
  products: [
    .library(name: "TesseraDiff", targets: ["TesseraDiff"]),
    .library(name: "TesseraLayout", targets: ["TesseraLayout"]),
    .library(name: "Tessera", targets: ["Tessera"]),
    .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
  ],
  targets: [
    .target(name: "TesseraDiff"),
    .target(name: "TesseraLayout"),
    .target(name: "Tessera", dependencies: ["TesseraDiff", "TesseraLayout"]),
    .target(name: "TesseraTesting", dependencies: ["Tessera"]),
    .testTarget(name: "TesseraDiffTests", dependencies: ["TesseraDiff"]),
    .testTarget(name: "TesseraTests", dependencies: ["Tessera", "TesseraTesting"]),
    .testTarget(
      name: "TesseraLayoutTests", dependencies: ["TesseraLayout"], resources: [.copy("Cases")]),
  ],
  swiftLanguageModes: [.v6]
)

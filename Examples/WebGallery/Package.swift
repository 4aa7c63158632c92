// swift-tools-version: 6.1
import PackageDescription

// Two modules, so that a page loads only the code of some examples.
let package = Package(
  name: "WebGallery",
  products: [
    .library(name: "App", type: .static, targets: ["App"]),
    .library(name: "More", type: .static, targets: ["More"]),
    .library(name: "Inspected", type: .static, targets: ["Inspected"]),
  ],
  dependencies: [.package(name: "tessera", path: "../..")],
  targets: [
    .target(name: "Shared", dependencies: [.product(name: "TesseraWeb", package: "tessera")]),
    .target(name: "App", dependencies: ["Shared"]),
    .target(name: "More", dependencies: ["Shared"]),
    .target(
      name: "Inspected", dependencies: ["App", .product(name: "TesseraWebInspector", package: "tessera")],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
  ],
  swiftLanguageModes: [.v6]
)

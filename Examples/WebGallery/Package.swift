// swift-tools-version: 6.1
import PackageDescription

// Several modules, so that a page loads only the code of some examples.
let modules = ["App", "Layouts", "Changes", "Details", "Controls"]

let package = Package(
  name: "WebGallery",
  products: (modules + ["Inspected"]).map { .library(name: $0, type: .static, targets: [$0]) },
  dependencies: [.package(name: "tessera", path: "../..")],
  targets: modules.map { .target(name: $0, dependencies: ["Shared"]) } + [
    .target(name: "Shared", dependencies: [.product(name: "TesseraWeb", package: "tessera")]),
    .target(
      name: "Inspected", dependencies: ["App", .product(name: "TesseraWebInspector", package: "tessera")],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.1
import PackageDescription

// The program that tests of the host for browsers load; Scripts/build-web builds it.
let package = Package(
  name: "WebProbe",
  products: [.library(name: "App", type: .static, targets: ["App"])],
  dependencies: [.package(name: "tessera", path: "../../..")],
  targets: [
    .target(
      name: "App", dependencies: [.product(name: "TesseraWebInspector", package: "tessera")],
      swiftSettings: [.enableExperimentalFeature("Extern")])
  ],
  swiftLanguageModes: [.v6]
)

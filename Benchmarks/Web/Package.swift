// swift-tools-version: 6.1
import PackageDescription

// The program that Scripts/benchmark-web measures in Chromium; Scripts/build-web builds it.
let package = Package(
  name: "WebBenchmark",
  products: [.library(name: "App", type: .static, targets: ["App"])],
  dependencies: [.package(name: "tessera", path: "../..")],
  targets: [
    .target(
      name: "App", dependencies: [.product(name: "TesseraWeb", package: "tessera")],
      swiftSettings: [.enableExperimentalFeature("Extern")])
  ],
  swiftLanguageModes: [.v6]
)

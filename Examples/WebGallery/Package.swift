// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "WebGallery",
  products: [.library(name: "App", type: .static, targets: ["App"])],
  dependencies: [.package(name: "tessera", path: "../..")],
  targets: [
    .target(name: "App", dependencies: [.product(name: "TesseraWeb", package: "tessera")])
  ],
  swiftLanguageModes: [.v6]
)

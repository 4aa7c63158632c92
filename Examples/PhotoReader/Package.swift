// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PhotoReader",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tessera", path: "../..")],
  targets: [
    .executableTarget(
      name: "PhotoReader", dependencies: [.product(name: "TesseraGTK", package: "tessera")], path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)

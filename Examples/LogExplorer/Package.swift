// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LogExplorer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tessera", path: "../..")],
  targets: [
    .executableTarget(
      name: "LogExplorer", dependencies: [.product(name: "TesseraTerminal", package: "tessera")],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)

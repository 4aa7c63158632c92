// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app for Xcode and Swift Playgrounds, which open a copy of this folder whose name ends in `.swiftpm`.
// Scripts/typecheck-ios checks it on Linux; it was not run on a device yet.
let package = Package(
  name: "Tessera Gallery",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "Tessera Gallery", targets: ["TesseraUIKitExample"],
      bundleIdentifier: "org.example.tessera.gallery",
      displayVersion: "1.0", bundleVersion: "1", supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ],
  dependencies: [.package(name: "tessera", path: "../..")],
  targets: [
    .executableTarget(
      name: "TesseraUIKitExample",
      dependencies: [
        .product(name: "TesseraUIKit", package: "tessera"),
        .product(name: "TesseraLoading", package: "tessera"),
      ],
      path: ".", exclude: ["README.md"], sources: ["App", "Cells", "Examples"])
  ],
  swiftLanguageModes: [.v6]
)

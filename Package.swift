// swift-tools-version: 6.2
import Foundation
import PackageDescription

// libvterm is the oracle of the screen tests. Where it is missing they cannot be built; a test then fails and names
// the package to install, unless TESSERA_WITHOUT_VTERM says that this is intended.
let hasVTerm = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"]
  .contains { FileManager.default.fileExists(atPath: $0 + "/vterm.h") }
let isVTermWaived = Context.environment["TESSERA_WITHOUT_VTERM"] != nil

let package = Package(
  name: "tessera",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15)],
  products: [
    .library(name: "TesseraDiff", targets: ["TesseraDiff"]),
    .library(name: "TesseraLayout", targets: ["TesseraLayout"]),
    .library(name: "Tessera", targets: ["Tessera"]),
    .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
    .library(name: "TesseraTerminal", targets: ["TesseraTerminal"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "TesseraDiff"),
    .target(name: "TesseraLayout"),
    .target(name: "Tessera", dependencies: ["TesseraDiff", "TesseraLayout"]),
    .target(name: "TesseraTesting", dependencies: ["Tessera"]),
    .target(name: "CTesseraTerminal"),
    .target(name: "TesseraTerminal", dependencies: ["Tessera", "CTesseraTerminal"]),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "Tessera", "TesseraTerminal", "TesseraTesting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "TesseraDiffTests", dependencies: ["TesseraDiff", "TestSupport"]),
    .testTarget(
      name: "TesseraLayoutTests", dependencies: ["TesseraLayout", "TestSupport"], resources: [.copy("Cases")]),
    .testTarget(name: "TesseraTests", dependencies: ["Tessera", "TesseraTesting", "TestSupport"]),
    .testTarget(name: "TesseraTestingTests", dependencies: ["TesseraDiff", "TesseraTesting", "TestSupport"]),
    .testTarget(
      name: "TesseraTerminalTests",
      dependencies: ["Tessera", "TesseraTerminal", "TestSupport"],
      swiftSettings: (hasVTerm ? [.define("HAS_VTERM")] : [])
        + (isVTermWaived ? [.define("VTERM_IS_WAIVED")] : [])),
    .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
    .testTarget(
      name: "GalleryTests", dependencies: ["gallery", "Tessera", "TesseraTesting", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

if hasVTerm {
  package.targets += [
    .systemLibrary(
      name: "CVTerm", path: "Tests/Support/CVTerm", pkgConfig: "vterm",
      providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
    .target(name: "COracle", dependencies: ["CVTerm"], path: "Tests/Support/COracle"),
    .target(
      name: "TerminalOracle", dependencies: ["COracle", "TestSupport"], path: "Tests/Support/TerminalOracle"),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["TesseraTerminal"], path: "Tests/Support/TerminalProbe"),
    .testTarget(
      name: "TesseraTerminalScreenTests",
      dependencies: [
        "Tessera", "TesseraTerminal", "COracle", "TerminalOracle", "TerminalProbe", "TestSupport",
      ]),
    .testTarget(name: "GalleryScreenTests", dependencies: ["gallery", "TerminalOracle", "TestSupport"]),
  ]
}

// CI sets TESSERA_STRICT: there a warning is an error. Elsewhere a newer compiler's warnings stop nobody.
if Context.environment["TESSERA_STRICT"] != nil {
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}

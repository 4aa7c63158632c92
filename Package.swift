// swift-tools-version: 6.1
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
    .library(name: "TesseraLayout", targets: ["TesseraLayout"]),
    .library(name: "Tessera", targets: ["Tessera"]),
    .library(name: "TesseraTerminal", targets: ["TesseraTerminal"]),
  ],
  targets: [
    .target(name: "TesseraLayout"),
    .target(name: "Tessera", dependencies: ["TesseraLayout"]),
    .target(name: "CTesseraTerminal"),
    .target(name: "TesseraTerminal", dependencies: ["Tessera", "CTesseraTerminal"]),
    .testTarget(
      name: "TesseraTerminalTests",
      dependencies: ["Tessera", "TesseraTerminal"],
      swiftSettings: (hasVTerm ? [.define("HAS_VTERM")] : [])
        + (isVTermWaived ? [.define("VTERM_IS_WAIVED")] : [])),
  ],
  swiftLanguageModes: [.v6]
)

if hasVTerm {
  package.targets += [
    .systemLibrary(
      name: "CVTerm", path: "Tests/Support/CVTerm", pkgConfig: "vterm",
      providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
    .target(name: "COracle", dependencies: ["CVTerm"], path: "Tests/Support/COracle"),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["TesseraTerminal"], path: "Tests/Support/TerminalProbe"),
    .testTarget(
      name: "TesseraTerminalScreenTests",
      dependencies: ["Tessera", "TesseraTerminal", "COracle", "TerminalProbe"]),
  ]
}

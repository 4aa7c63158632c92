// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that a plain build of Tessera never links the small C library below.
let package = Package(
  name: "WebAssembly",
  dependencies: [.package(name: "tessera", path: "..")],
  targets: [
    .target(name: "WasmLibc"),
    .executableTarget(
      name: "TesseraWasm",
      dependencies: [
        .product(name: "Tessera", package: "tessera"),
        .product(name: "TesseraLayout", package: "tessera"),
        "WasmLibc",
      ],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
  ],
  swiftLanguageModes: [.v6]
)

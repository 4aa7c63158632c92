// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that a plain build of Tessera never links the small C library below.
let package = Package(
  name: "WebAssembly",
  // Compiled once, and linked once for each of its programs: see Scripts/build-wasm.
  products: [.library(name: "Programs", type: .static, targets: ["Programs"])],
  dependencies: [.package(name: "tessera", path: "..")],
  targets: [
    .target(name: "WasmLibc"),
    .target(
      name: "Programs",
      dependencies: [
        .product(name: "Tessera", package: "tessera"),
        .product(name: "TesseraComponents", package: "tessera"),
        .product(name: "TesseraLayout", package: "tessera"),
        "WasmLibc",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

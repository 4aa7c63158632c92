// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that a sanitizer builds no more than the core and the tests that it is there for.
let package = Package(
  name: "tessera-sanitizers",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tessera", path: "..")],
  targets: [
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "TesseraDiffTests",
      dependencies: [.product(name: "TesseraDiff", package: "tessera"), "TestSupport"]),
    .testTarget(
      name: "TesseraTests",
      dependencies: [
        .product(name: "Tessera", package: "tessera"),
        .product(name: "TesseraKernel", package: "tessera"),
        .product(name: "TesseraTesting", package: "tessera"),
        "TestSupport",
      ],
      // These look at TesseraIndexing as well, which is no product.
      exclude: ["Identity/IdentityModelTests.swift", "Identity/IdentityScopeTests.swift"],
      swiftSettings: [.define("SANITIZED")]),
    .testTarget(
      name: "TesseraLoadingTests",
      dependencies: [
        .product(name: "Tessera", package: "tessera"),
        .product(name: "TesseraKernel", package: "tessera"),
        .product(name: "TesseraLoading", package: "tessera"),
        .product(name: "TesseraTesting", package: "tessera"),
        "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

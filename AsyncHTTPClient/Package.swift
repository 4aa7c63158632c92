// swift-tools-version: 6.2
import PackageDescription

// A package that depends on Tessera as a program does, with the trait: Tessera itself is built and tested without.
// Names of targets are unique among all packages, and the server for tests is in no library: it is compiled here again.
let package = Package(
  name: "tessera-async-http-client",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "tessera", path: "..", traits: ["AsyncHTTPClient"]),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ],
  targets: [
    .target(
      name: "FaultyServerForTests", dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")],
      path: "Tests/FaultyServer"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "TesseraAsyncHTTPClientTests",
      dependencies: [
        .product(name: "TesseraHTTP", package: "tessera"),
        .product(name: "TesseraAsyncHTTPClient", package: "tessera"),
        .product(name: "TesseraTesting", package: "tessera"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        "FaultyServerForTests", "TestSupport",
      ],
      swiftSettings: [.unsafeFlags(["-module-alias", "FaultyServer=FaultyServerForTests"])]),
  ],
  swiftLanguageModes: [.v6]
)

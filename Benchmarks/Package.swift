// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses Tessera fetches what only its benchmarks need.
let package = Package(
  name: "tessera-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "tessera", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "CAllocationCounter", path: "Support/CAllocationCounter"),
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        "CAllocationCounter",
        .product(name: "Tessera", package: "tessera"),
        .product(name: "TesseraTesting", package: "tessera"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Engine",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)

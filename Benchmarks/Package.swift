// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses Tessera fetches what only its benchmarks need.
let package = Package(
  name: "tessera-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tessera", path: "..")],
  targets: [.target(name: "CAllocationCounter", path: "Support/CAllocationCounter")],
  swiftLanguageModes: [.v6]
)

// The difference has a harness of its own, and a script that asks for it. The two are kept apart: the benchmark plugin
// would take it for one of its own and run it, and building the plugin's tools takes minutes.
if Context.environment["TESSERA_BENCHMARKS"] == "difference" {
  package.targets.append(
    .executableTarget(
      name: "DifferenceBenchmarks",
      dependencies: ["CAllocationCounter", .product(name: "TesseraDiff", package: "tessera")],
      path: "Difference"))
} else {
  package.dependencies.append(
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []))
  package.targets.append(
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        "CAllocationCounter",
        .product(name: "Tessera", package: "tessera"),
        .product(name: "TesseraTesting", package: "tessera"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Engine",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]))
}

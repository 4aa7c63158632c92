// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses Tessera fetches what only its benchmarks need.
let package = Package(
  name: "tessera-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "tessera", path: "..", traits: ["SQLite"])
  ],
  targets: [
    .target(name: "CAllocationCounter", path: "Support/CAllocationCounter"),
    .target(
      name: "BenchmarkSupport", dependencies: ["CAllocationCounter"], path: "Support/BenchmarkSupport"),
  ],
  swiftLanguageModes: [.v6]
)

// The difference, the layouts, tables and GTK have a harness of their own, and scripts that ask for it. It is kept apart from
// the engine's: the benchmark plugin would take it for one of its own and run it, and building the plugin's tools takes
// minutes.
switch Context.environment["TESSERA_BENCHMARKS"] {
case "difference":
  package.targets.append(
    .executableTarget(
      name: "DifferenceBenchmarks",
      dependencies: ["BenchmarkSupport", .product(name: "TesseraDiff", package: "tessera")],
      path: "Difference"))
case "layout":
  package.targets.append(
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: ["BenchmarkSupport", .product(name: "TesseraLayout", package: "tessera")],
      path: "Layout"))
case "table":
  package.dependencies.append(.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"))
  package.targets.append(
    .executableTarget(
      name: "TableBenchmarks",
      dependencies: [
        "BenchmarkSupport", .product(name: "TesseraSQLite", package: "tessera"),
        .product(name: "TesseraTesting", package: "tessera"), .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Table"))
case "gtk":
  // GTK's own list and the rows are in C; what measures is a small program that loads nothing but Swift and GTK.
  package.targets += [
    .systemLibrary(
      name: "CGTKHeaders", path: "GTK/Headers", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(name: "CGTKBenchmarks", dependencies: ["CGTKHeaders"], path: "GTK/Native"),
    .executableTarget(
      name: "GTKContender",
      dependencies: [
        "CGTKBenchmarks", .product(name: "TesseraGTK", package: "tessera"),
        .product(name: "GLibMainActor", package: "tessera"),
      ],
      path: "GTK/Contender"),
    .executableTarget(name: "GTKBenchmarks", dependencies: ["BenchmarkSupport"], path: "GTK/Program"),
  ]
case "size":
  // The same list with the behaviors and without them; Scripts/check-size compares their sizes with limits.
  package.targets += [
    .executableTarget(
      name: "PlainList", dependencies: [.product(name: "Tessera", package: "tessera")], path: "Size/PlainList"
    ),
    .executableTarget(
      name: "KernelList", dependencies: [.product(name: "TesseraKernel", package: "tessera")],
      path: "Size/KernelList"),
  ]
default:
  package.dependencies.append(
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []))
  package.targets.append(
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        "CAllocationCounter",
        .product(name: "Tessera", package: "tessera"),
        .product(name: "TesseraComponents", package: "tessera"),
        .product(name: "TesseraDiff", package: "tessera"),
        .product(name: "TesseraTesting", package: "tessera"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Engine",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]))
}

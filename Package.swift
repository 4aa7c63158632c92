// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Whether another package depends on this one by its address. Then what only its tests and its gallery need is not even
// fetched: SwiftPM, as of 6.3, fetches what any target of a package needs, whatever products of it are used. It reads the
// manifest of a dependency first from the repository, as if that were the root of the file system, where no manifest is in
// truth, and then in a folder `checkouts` beside one of repositories, as Xcode does too, or in one of downloads from a
// registry.
let isDependency =
  Context.packageDirectory == "/" && !FileManager.default.fileExists(atPath: "/Package.swift")
  || Context.packageDirectory.contains("/registry/downloads/")
  || Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"
    && FileManager.default.fileExists(atPath: Context.packageDirectory + "/../../repositories")

let headerFolders = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"]

// libvterm is the oracle of the screen tests. Where it is missing they cannot be built; a test then fails and names
// the package to install, unless TESSERA_WITHOUT_VTERM says that this is intended.
let hasVTerm = hasHeader("vterm.h")
let isVTermWaived = Context.environment["TESSERA_WITHOUT_VTERM"] != nil

// TesseraSQLite needs SQLite. Where it is missing, that product is left out and GRDB is not even fetched; a test then
// fails and names the package to install, unless TESSERA_WITHOUT_SQLITE says that this is intended. SDKs of Apple have it.
#if os(macOS)
let hasSQLite = true
#else
let hasSQLite = hasHeader("sqlite3.h")
#endif
let isSQLiteWaived = Context.environment["TESSERA_WITHOUT_SQLITE"] != nil

// TesseraImages needs libpng and libjpeg, as a C interface of libjpeg-turbo or of the original. Where one is missing, that
// product is left out, as with SQLite; TESSERA_WITHOUT_IMAGES says that this is intended, and leaves it out in any case.
let areImagesWaived = Context.environment["TESSERA_WITHOUT_IMAGES"] != nil
let hasImages = hasHeader("png.h") && hasHeader("jpeglib.h") && !areImagesWaived

// TesseraGTK and the bridge from GLib's loop to the main actor need GTK 4.8 or newer. Where it is missing or older both are
// left out, and nothing else changes; a test then fails and says what to install, unless TESSERA_WITHOUT_GTK says that this
// is intended: that leaves them out in any case.
let isGTKWaived = Context.environment["TESSERA_WITHOUT_GTK"] != nil
let gtkVersion = installedGTK()
let isGTKTooOld = gtkVersion.map { $0 < Version(4, 8, 0) } ?? false
let hasGTK = gtkVersion != nil && !isGTKTooOld && !isGTKWaived

func hasHeader(_ name: String) -> Bool {
  headerFolders.contains { FileManager.default.fileExists(atPath: $0 + "/" + name) }
}

/// The version of GTK 4 that is built against: the one that pkg-config is pointed to, else that of its header; nil: none.
func installedGTK() -> Version? {
  let folders = (Context.environment["PKG_CONFIG_PATH"] ?? "").split(separator: ":")
  let pointedTo = folders.compactMap { words(after: "Version:", in: $0 + "/gtk4.pc") }.first
  if let pointedTo { return Version(pointedTo) ?? Version(4, 0, 0) }
  return headerFolders.compactMap { folder in
    words(after: "#define GTK_MINOR_VERSION", in: folder + "/gtk-4.0/gtk/gtkversion.h")
      .map { Version(4, Int($0.filter(\.isNumber)) ?? 0, 0) }
  }.first
}

/// What follows some words at the start of a line of a file; nil: no line starts with them.
func words(after start: String, in file: String) -> String? {
  let text = try? String(contentsOfFile: file, encoding: .utf8)
  let line = text?.split(separator: "\n").first { $0.hasPrefix(start) }
  return line.map { $0.dropFirst(start.count).trimmingCharacters(in: .whitespaces) }
}

/// What tests can say of what is missing.
let whatIsInstalled: [SwiftSetting] = [
  (hasSQLite, "HAS_SQLITE"), (isSQLiteWaived, "SQLITE_IS_WAIVED"), (hasImages, "HAS_IMAGES"),
  (areImagesWaived, "IMAGES_ARE_WAIVED"), (hasGTK, "HAS_GTK"), (isGTKWaived, "GTK_IS_WAIVED"),
  (isGTKTooOld, "GTK_IS_TOO_OLD"),
].filter { $0.0 }.map { .define($0.1) }

/// What rounds numbers: on Linux a program that imports no Foundation links it by itself only.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// The libraries behind TesseraAsyncHTTPClient, where the trait is enabled.
let asyncHTTPClient: [Target.Dependency] = [
  ("AsyncHTTPClient", "async-http-client"), ("NIOCore", "swift-nio"), ("NIOPosix", "swift-nio"),
  ("NIOHTTP1", "swift-nio"), ("NIOSSL", "swift-nio-ssl"),
].map { .product(name: $0.0, package: $0.1, condition: .when(traits: ["AsyncHTTPClient"])) }

/// The library behind TesseraSQLite, where the trait is enabled.
let grdb = Target.Dependency.product(
  name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"]))

/// The programs of the tutorial.
let tutorialSteps: [Target] = (1...6).map { step in
  .executableTarget(
    name: "TutorialStep\(step)", dependencies: ["TesseraLoading", "TesseraTerminal"],
    path: "Tests/Support/Tutorial/Step\(step)", packageAccess: false)
}

let package = Package(
  name: "tessera",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15)],
  products: [
    .library(name: "TesseraDiff", targets: ["TesseraDiff"]),
    .library(name: "TesseraLayout", targets: ["TesseraLayout"]),
    .library(name: "TesseraKernel", targets: ["TesseraKernel"]),
    .library(name: "Tessera", targets: ["Tessera"]),
    .library(name: "TesseraComponents", targets: ["TesseraComponents"]),
    .library(name: "TesseraLoading", targets: ["TesseraLoading"]),
    .library(name: "TesseraHTTP", targets: ["TesseraHTTP"]),
    .library(name: "TesseraAsyncHTTPClient", targets: ["TesseraAsyncHTTPClient"]),
    .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
    .library(name: "TesseraTerminal", targets: ["TesseraTerminal"]),
    .library(name: "TesseraInspector", targets: ["TesseraInspector"]),
    .library(name: "TesseraTerminalInspector", targets: ["TesseraTerminalInspector"]),
    .library(name: "TesseraWebInspector", targets: ["TesseraWebInspector"]),
    .plugin(name: "Scaffold", targets: ["Scaffold"]),
    .library(name: "TesseraWeb", targets: ["TesseraWeb"]),
    .executable(name: "tpick", targets: ["tpick"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  // Without its trait none of the packages that only one product needs is fetched.
  traits: [
    .trait(name: "AsyncHTTPClient", description: "TesseraAsyncHTTPClient, and what it needs."),
    .trait(name: "SQLite", description: "TesseraSQLite, and what it needs."),
    .default(enabledTraits: isDependency ? [] : ["SQLite"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
  ],
  targets: [
    // swift package scaffold; it is compiled when it is called, and when this package is built.
    .plugin(
      name: "Scaffold",
      capability: .command(
        intent: .custom(
          verb: "scaffold", description: "Writes a first version of a cell, a screen, a layout and so on."),
        permissions: [.writeToPackageDirectory(reason: "It writes the new files.")])),
    .target(name: "TesseraDiff"),
    .target(name: "TesseraLayout", linkerSettings: mathematics),
    .target(name: "TesseraKernel", dependencies: ["TesseraDiff", "TesseraLayout"]),
    .target(name: "Tessera", dependencies: ["TesseraKernel"]),
    .target(name: "TesseraComponents", dependencies: ["Tessera"]),
    .target(name: "TesseraIndexing", dependencies: ["Tessera"]),
    .target(name: "TesseraLoading", dependencies: ["Tessera"]),
    .target(name: "TesseraHTTP", dependencies: ["TesseraLoading"]),
    .target(name: "TesseraAsyncHTTPClient", dependencies: ["TesseraHTTP"] + asyncHTTPClient),
    .target(name: "FaultyServer", dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")]),
    .target(name: "StaticServer", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")]),
    .target(name: "TesseraTesting", dependencies: ["Tessera"]),
    .target(name: "CTesseraTerminal"),
    .target(name: "TesseraTerminal", dependencies: ["Tessera", "TesseraComponents", "CTesseraTerminal"]),
    // The script and the style sheet are copied by Scripts/build-web. Imports of WebAssembly need the feature.
    .target(
      name: "TesseraWeb", dependencies: ["Tessera", "TesseraComponents"], exclude: ["Resources"],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
    .target(name: "TesseraInspector", dependencies: ["Tessera", "TesseraComponents"]),
    .target(name: "TesseraWebInspector", dependencies: ["TesseraInspector", "TesseraWeb"]),
    .target(name: "TesseraTerminalInspector", dependencies: ["TesseraInspector", "TesseraTerminal"]),
    .executableTarget(name: "tpick", dependencies: ["Tessera", "TesseraTerminal"]),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "TesseraComponents", "TesseraHTTP", "TesseraTerminal", "TesseraTerminalInspector", "TesseraTesting",
        "FaultyServer", "StaticServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + (hasSQLite ? ["TesseraSQLite", grdb] : [])
        + (hasGTK ? ["CGTK", "TesseraGTK", "TesseraGTKInspector"] : []),
      swiftSettings: (hasSQLite ? [.define("HAS_SQLITE")] : []) + (hasGTK ? [.define("HAS_GTK")] : [])),
    .testTarget(name: "TesseraDiffTests", dependencies: ["TesseraDiff", "TestSupport"]),
    .testTarget(
      name: "TesseraLayoutTests", dependencies: ["TesseraLayout", "TestSupport"], resources: [.copy("Cases")]),
    .testTarget(
      name: "TesseraTests", dependencies: ["Tessera", "TesseraIndexing", "TesseraTesting", "TestSupport"]),
    .testTarget(
      name: "TesseraComponentsTests", dependencies: ["TesseraComponents", "TesseraTesting", "TestSupport"]),
    .testTarget(
      name: "TesseraInspectorTests", dependencies: ["TesseraInspector", "TesseraTesting", "TestSupport"]),
    .executableTarget(
      name: "KernelProbe", dependencies: ["TesseraKernel"], path: "Tests/Support/KernelProbe",
      packageAccess: false),
    .testTarget(name: "TesseraKernelTests", dependencies: ["KernelProbe", "TestSupport"]),
    // As a program outside of the package: it sees what is public, and nothing else.
    .testTarget(
      name: "CustomBehaviorTests", dependencies: ["Tessera", "TesseraTesting", "TestCells"],
      packageAccess: false),
    .testTarget(
      name: "TesseraTestingTests",
      dependencies: ["TesseraDiff", "TesseraTesting", "TestCells", "TestSupport"]),
    // The programs of pages, as a reader writes them.
    .executableTarget(
      name: "GettingStarted", dependencies: ["TesseraTerminal"],
      path: "Tests/Support/GettingStarted/Terminal",
      packageAccess: false),
    .executableTarget(
      name: "TerminalPage", dependencies: ["TesseraTerminal"],
      path: "Tests/Support/GettingStarted/TerminalPage",
      packageAccess: false),
    .executableTarget(
      name: "TerminalCallsPage", dependencies: ["TesseraTerminal"],
      path: "Tests/Support/GettingStarted/TerminalCalls",
      packageAccess: false),
    .executableTarget(
      name: "ReadmeForm", dependencies: ["TesseraTerminal"], path: "Tests/Support/ReadmeForm/Terminal",
      packageAccess: false),
    .testTarget(
      name: "CookBookTests", dependencies: ["TesseraComponents", "TesseraLoading", "TesseraTesting"],
      packageAccess: false),
    .testTarget(
      name: "TutorialTests", dependencies: ["TutorialStep6", "TesseraTesting", "TestSupport"]),
    .testTarget(
      name: "TesseraTerminalTests",
      dependencies: [
        "Tessera", "TesseraTerminal", "GettingStarted", "TerminalPage", "ReadmeForm", "TestCells",
        "TestSupport",
      ],
      swiftSettings: (hasVTerm ? [.define("HAS_VTERM")] : [])
        + (isVTermWaived ? [.define("VTERM_IS_WAIVED")] : [])),
    .testTarget(name: "TesseraWebTests", dependencies: ["TesseraWeb", "TestSupport"]),
    .testTarget(
      name: "TesseraLoadingTests",
      dependencies: ["Tessera", "TesseraLoading", "TesseraTesting", "TestCells", "TestSupport"]),
    .testTarget(
      name: "TesseraHTTPTests",
      dependencies: [
        "TesseraHTTP", "FaultyServer", "TesseraTesting", "TestSupport",
        .product(name: "FlyingFox", package: "FlyingFox"),
      ]),
    .target(name: "TestCells", dependencies: ["Tessera"], path: "Tests/Support/TestCells"),
    .target(name: "KeyForm", dependencies: ["TesseraComponents"], path: "Tests/Support/KeyForm"),
    .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
    // Chromium is needed when the tests run, not when they are built; a test names the package to install.
    .target(name: "ChromiumDriver", path: "Tests/Support/ChromiumDriver"),
    .testTarget(
      name: "TesseraWebScreenTests",
      dependencies: ["ChromiumDriver", "StaticServer", "Tessera", "TesseraTesting", "TestSupport"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["gallery", "Tessera", "TesseraLoading", "TesseraTesting", "TestSupport"]
        + (hasGTK ? ["CGTK"] : []),
      swiftSettings: whatIsInstalled),
  ],
  swiftLanguageModes: [.v6]
)
package.targets += tutorialSteps

if hasVTerm {
  package.targets += [
    .systemLibrary(
      name: "CVTerm", path: "Tests/Support/CVTerm", pkgConfig: "vterm",
      providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
    .target(name: "COracle", dependencies: ["CVTerm"], path: "Tests/Support/COracle"),
    // Programs of every day, which are packages of their own as well.
    .executableTarget(
      name: "LogExplorer", dependencies: ["TesseraTerminal"], path: "Examples/LogExplorer/Sources",
      packageAccess: false),
    .target(
      name: "TerminalOracle", dependencies: ["COracle", "TestSupport"], path: "Tests/Support/TerminalOracle"),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["TesseraTerminal", "KeyForm", "TestCells"],
      path: "Tests/Support/TerminalProbe"),
    .executableTarget(
      name: "ReadmeProbe", dependencies: ["TesseraTerminal"], path: "Tests/Support/ReadmeProbe"),
    .testTarget(
      name: "TesseraTerminalScreenTests",
      dependencies: [
        "Tessera", "TesseraTerminal", "COracle", "TerminalOracle", "TerminalProbe", "ReadmeProbe", "tpick",
        "LogExplorer", "TerminalCallsPage", "ReadmeForm", "GettingStarted", "KeyForm", "TestSupport",
      ] + tutorialSteps.map { .byName(name: $0.name) }),
    .testTarget(
      name: "GalleryScreenTests",
      dependencies: ["gallery", "TesseraTerminal", "TerminalOracle", "TestSupport"],
      swiftSettings: (hasSQLite ? [.define("HAS_SQLITE")] : []) + (hasGTK ? [.define("HAS_GTK")] : [])),
  ]
}

if hasSQLite {
  package.products.append(.library(name: "TesseraSQLite", targets: ["TesseraSQLite"]))
  package.dependencies.append(.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"))
  package.targets += [
    .target(name: "TesseraSQLite", dependencies: ["Tessera", "TesseraLoading", grdb]),
    .testTarget(
      name: "TesseraSQLiteTests",
      dependencies: [
        "Tessera", "TesseraLoading", "TesseraSQLite", "TesseraTesting", "TestSupport",
        grdb,
      ]),
  ]
}

if hasImages {
  package.products.append(.library(name: "TesseraImages", targets: ["TesseraImages"]))
  package.targets += [
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .target(name: "CTesseraImages", dependencies: ["CPNG", "CJPEG"]),
    .target(name: "TesseraImages", dependencies: ["TesseraComponents", "CTesseraImages"]),
    .target(
      name: "CImageEncoding", dependencies: ["CPNG", "CJPEG"], path: "Tests/Support/CImageEncoding"),
    .testTarget(
      name: "TesseraImagesTests",
      dependencies: ["TesseraImages", "TesseraTerminal", "TesseraTesting", "CImageEncoding", "TestSupport"]),
  ]
}

if hasGTK {
  package.products += [
    .library(name: "GLibMainActor", targets: ["GLibMainActor"]),
    .library(name: "TesseraGTK", targets: ["TesseraGTK"]),
    .library(name: "TesseraGTKInspector", targets: ["TesseraGTKInspector"]),
  ]
  package.targets += [
    .systemLibrary(
      name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(name: "CGLibMainActor", dependencies: ["CGLib"]),
    .target(name: "GLibMainActor", dependencies: ["CGLib", "CGLibMainActor"]),
    .executableTarget(
      name: "GLibMainActorProbe", dependencies: ["CGLib", "GLibMainActor"],
      path: "Tests/Support/GLibMainActorProbe"),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(name: "CTesseraGTK", dependencies: ["CGTK"]),
    .target(name: "TesseraGTK", dependencies: ["TesseraComponents", "CGTK", "CTesseraGTK", "GLibMainActor"]),
    // Photos of a folder: a package of its own as well.
    .executableTarget(
      name: "PhotoReader", dependencies: ["TesseraGTK"], path: "Examples/PhotoReader/Sources",
      packageAccess: false),
    .target(name: "TesseraGTKInspector", dependencies: ["TesseraInspector", "TesseraGTK", "CGTK"]),
    .target(name: "CGTKTesting", dependencies: ["CGTK"], path: "Tests/Support/CGTKTesting"),
    .executableTarget(
      name: "ReadmeFormGTK", dependencies: ["TesseraGTK"], path: "Tests/Support/ReadmeForm/GTK",
      packageAccess: false),
    .executableTarget(
      name: "GettingStartedGTK", dependencies: ["TesseraGTK"], path: "Tests/Support/GettingStarted/GTK",
      packageAccess: false),
    .executableTarget(name: "GTKProbe", dependencies: ["TesseraGTK"], path: "Tests/Support/GTKProbe"),
    .executableTarget(
      name: "GTKMemoryProbe", dependencies: ["TesseraGTK"], path: "Tests/Support/GTKMemoryProbe"),
    .testTarget(
      name: "TesseraGTKTests",
      dependencies: [
        "TesseraGTK", "CGTK", "CTesseraGTK", "CGTKTesting", "GTKProbe", "GettingStartedGTK", "ReadmeFormGTK",
        "gallery", "PhotoReader", "TesseraGTKInspector", "KeyForm", "TestSupport",
      ]),
    .testTarget(name: "GLibMainActorTests", dependencies: ["GLibMainActorProbe", "TestSupport"]),
  ]
}

// TesseraUIKit is written for Apple's UIKit, and compiled as it is where that exists. On Linux the product is an empty
// stand-in, and the same sources are compiled against a simulation of UIKit for the tests only: the simulation is named
// UIKitSimulation, so that `canImport(UIKit)` stays false everywhere else, and no product reaches it or these flags.
#if os(Linux)
package.targets.append(
  .target(name: "TesseraUIKit", dependencies: ["Tessera"], path: "Sources/TesseraUIKitUnavailable"))
// The simulation is larger than what it checks: it is built where TESSERA_UIKIT_SIMULATION asks for it, as Scripts/test does.
if Context.environment["TESSERA_UIKIT_SIMULATION"] != nil {
  let onSimulation: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=UIKitSimulation"])]
  let simulationTests: [SwiftSetting] = [
    .unsafeFlags([
      "-module-alias", "UIKit=UIKitSimulation", "-module-alias", "TesseraUIKit=TesseraUIKitOnSimulation",
      // The overlay of Swift Testing for UIKit is for Apple's.
      "-Xfrontend", "-disable-cross-import-overlays",
    ])
  ]
  package.targets += [
    .target(
      name: "UIKitSimulation", dependencies: ["TesseraDiff", "TesseraTesting"],
      path: "Tests/Support/UIKitSimulation"),
    .target(
      name: "TesseraUIKitOnSimulation",
      dependencies: ["TesseraComponents", "TesseraIndexing", "UIKitSimulation"],
      path: "Sources/TesseraUIKit", swiftSettings: onSimulation),
    .target(
      name: "UIKitExampleOnSimulation",
      dependencies: ["TesseraUIKitOnSimulation", "TesseraLoading", "UIKitSimulation"],
      path: "Examples/TesseraUIKitExample",
      exclude: ["README.md", "Package.swift", "App/GalleryApp.swift", "Examples/SwiftUIExample.swift"],
      sources: ["App", "Cells", "Examples"], swiftSettings: simulationTests),
    .testTarget(
      name: "UIKitSimulationTests",
      dependencies: ["TesseraDiff", "TesseraTesting", "TestSupport", "UIKitSimulation"],
      swiftSettings: simulationTests),
    .testTarget(
      name: "TesseraUIKitTests",
      dependencies: [
        "TesseraUIKitOnSimulation", "UIKitExampleOnSimulation", "UIKitSimulation", "TesseraLoading",
        "TestSupport",
      ],
      swiftSettings: simulationTests),
  ]
}
#else
package.targets += [
  .target(name: "TesseraUIKit", dependencies: ["TesseraComponents", "TesseraIndexing"]),
  .testTarget(name: "TesseraUIKitTests", dependencies: ["TesseraUIKit", "TesseraLoading", "TestSupport"]),
]
#endif
package.products.append(.library(name: "TesseraUIKit", targets: ["TesseraUIKit"]))

// TESSERA_TEST_TARGETS names the only test targets to build, separated by commas: an edit of one part then compiles what
// those tests need, and nothing else.
if let names = Context.environment["TESSERA_TEST_TARGETS"]?.split(separator: ",").map(String.init) {
  var needed: Set<String> = []
  func need(_ name: String) {
    guard needed.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else {
      return
    }
    for case .byNameItem(let name, _) in target.dependencies { need(name) }
  }
  names.forEach(need)
  package.targets.removeAll { !needed.contains($0.name) }
  let left = Set(package.targets.map(\.name))
  package.products.removeAll { product in
    switch product {
    case let library as Product.Library: !left.isSuperset(of: library.targets)
    case let executable as Product.Executable: !left.isSuperset(of: executable.targets)
    case let plugin as Product.Plugin: !left.isSuperset(of: plugin.targets)
    default: true
    }
  }
}

if isDependency {
  package.targets.removeAll {
    $0.type == .test || ["gallery", "FaultyServer", "StaticServer"].contains($0.name)
  }
  package.products.removeAll { $0.name == "gallery" }
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return location.hasSuffix("/swift-argument-parser") || location.hasSuffix("/FlyingFox")
  }
}

// A linker of ELF files leaves out the functions that a program does not use, if each has a section of its own. The compiler
// puts all functions of a file into one, and asks linkers to keep public ones, unless these flags say otherwise: a plain
// list is a quarter smaller with them. A package may have unsafe flags and be a dependency if its manifest is of Swift 6.2
// or newer; that was not tried in Xcode, so only a manifest that is read on Linux has them. Other compilers than those that
// were tried may not know the flags, and would not build the package.
#if os(Linux) && compiler(<6.4)
for target in package.targets where target.type == .regular {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(
        ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
        .when(platforms: [.linux], configuration: .release))
    ]
}
#endif

// CI sets TESSERA_STRICT: there a warning is an error. Elsewhere the warnings of a newer compiler stop no build.
if Context.environment["TESSERA_STRICT"] != nil {
  for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}

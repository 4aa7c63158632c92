import Foundation
import PackagePlugin

/// The products of Tessera by which a target can show collections, the most specific ones first.
private let products = [
  "TesseraTerminal", "TesseraGTK", "TesseraUIKit", "TesseraWeb", "TesseraComponents", "Tessera",
  "TesseraTesting", "TesseraKernel",
]

/// Returns the product of Tessera that a file of a target imports; `nil` if the target uses none.
private func usedProduct(of target: any Target) -> String? {
  let names = target.dependencies.flatMap { dependency in
    switch dependency {
    case .product(let product): [product.name]
    case .target(let target): [target.name]
    @unknown default: [String]()
    }
  }
  return products.first(where: names.contains)
}

/// Returns the module that new files of a target import; `nil` if they are part of the module that all others import.
func importedModule(of target: any Target) -> String? {
  usedProduct(of: target) ?? (target.name == "TesseraLayout" ? nil : "TesseraComponents")
}

/// Returns the target that was named, or the only one that uses Tessera.
func chosenTarget(_ name: String?, in package: Package) throws -> any Target {
  let sources = package.targets.filter { $0 is SwiftSourceModuleTarget }
  if let name {
    guard let target = sources.first(where: { $0.name == name }) else {
      throw ScaffoldError("There is no target \(name) with Swift sources.")
    }
    return target
  }
  let candidates = sources.filter {
    ($0 as? SwiftSourceModuleTarget)?.kind != .test && usedProduct(of: $0) != nil
  }
  guard let first = candidates.first else {
    throw ScaffoldError(
      "No target that has a source file depends on a product of Tessera. Add one, or pass --target.")
  }
  guard candidates.count == 1 else {
    let names = candidates.map(\.name).joined(separator: ", ")
    throw ScaffoldError("Several targets use Tessera: \(names). Pass one of them as --target.")
  }
  return first
}

/// Returns the line of a manifest by which a package in a folder of a folder of this one depends on Tessera.
func tesseraDependency(of package: Package) throws -> String {
  guard let tessera = package.dependencies.map(\.package).first(where: { $0.displayName == "tessera" }) else {
    if package.displayName == "tessera" { return ".package(name: \"tessera\", path: \"../..\")" }
    throw ScaffoldError("This package does not depend on Tessera.")
  }
  guard case .repository(let url, _, _) = tessera.origin else {
    return ".package(name: \"tessera\", path: \"\(tessera.directoryURL.path)\")"
  }
  let address = url.hasSuffix("/") ? String(url.dropLast()) : url
  return ".package(url: \"\(address)\", \(ResolvedPackages(of: package).requirement(of: tessera.id)))"
}

/// The file `Package.resolved`, which says by what each dependency was chosen: SwiftPM does not tell a plugin.
private struct ResolvedPackages: Decodable {
  struct Pin: Decodable {
    var identity: String
    var state: State
  }

  struct State: Decodable {
    var branch: String?
    var version: String?
    var revision: String?
  }

  private var pins: [Pin] = []

  /// Reads the file beside a manifest. There are no pins if it is missing, as in a project of Xcode.
  init(of package: Package) {
    let file = package.directoryURL.appending(path: "Package.resolved")
    guard let data = try? Data(contentsOf: file) else { return }
    self = (try? JSONDecoder().decode(Self.self, from: data)) ?? self
  }

  /// Returns what a manifest says after the address of a package; the branch `main` if the package has no pin.
  func requirement(of identity: String) -> String {
    let state = pins.first { $0.identity == identity }?.state
    if let version = state?.version {
      // Until 1.0.0, a minor version may change the public interface.
      return version.hasPrefix("0.") ? ".upToNextMinor(from: \"\(version)\")" : "from: \"\(version)\""
    }
    if let revision = state?.revision, state?.branch == nil { return "revision: \"\(revision)\"" }
    return "branch: \"\(state?.branch ?? "main")\""
  }
}

import Foundation

/// The gallery for browsers, as a folder of files.
struct WebPages {
  /// The modules of `Examples/WebGallery`.
  private static let modules = ["App", "Layouts", "Changes", "Details", "Controls", "Inspected"]

  /// The folder of the pages.
  let folder: String
  /// The script that builds the pages, and its arguments; `nil` if they are not built by the gallery.
  private var build: (script: String, arguments: [String])?

  /// The pages in a folder, which is served as it is.
  init(folder: String) { self.folder = folder }

  /// The pages of `Examples/WebGallery`, in the folder of the package that the gallery was built from.
  init() throws(GalleryError) {
    let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized.path
    let (script, example) = (package + "/Scripts/build-web", package + "/Examples/WebGallery")
    guard [script, example].allSatisfy({ FileManager.default.fileExists(atPath: $0) }) else {
      throw .unavailable("the package is no longer at \(package): build the gallery again, or name a folder")
    }
    folder = example + "/.build/web"
    let products = Self.modules.flatMap { ["--product", $0] }
    build = (script, ["--package", example] + products + ["--output", folder])
  }

  /// Whether the modules and the page are there.
  var areBuilt: Bool {
    let modules = build == nil ? ["app.wasm"] : Self.modules.map { $0.lowercased() + ".wasm" }
    return (["index.html"] + modules).allSatisfy { FileManager.default.fileExists(atPath: folder + "/" + $0) }
  }

  /// Builds the pages; the output of the script goes to standard error.
  func make() throws(GalleryError) {
    guard let build else { throw .noInput("there is no index.html and app.wasm in \(folder)") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: build.script)
    process.arguments = build.arguments
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw .unavailable("\(build.script) cannot be run")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw .unavailable("the pages were not built: see above") }
  }
}

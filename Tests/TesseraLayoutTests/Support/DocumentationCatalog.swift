import Foundation

/// The pages of `TesseraLayout.docc`, and the sources with their code.
struct DocumentationCatalog {
  /// A page: its name and its lines.
  struct Page {
    let name: String
    let lines: [Substring]
  }

  let pages: [Page]
  /// The sources of the module, of the gallery's layouts and of these tests, without white space.
  let sources: [String]

  init() throws {
    let support = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let tests = support.deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    let module = package.appendingPathComponent("Sources/TesseraLayout")
    let gallery = package.appendingPathComponent("Sources/gallery/Layouts")
    pages = try Self.files(named: ".md", in: module.appendingPathComponent("TesseraLayout.docc")).map {
      Page(name: $0.name, lines: $0.text.split(separator: "\n", omittingEmptySubsequences: false))
    }
    sources = try [module, gallery, tests].flatMap { try Self.files(named: ".swift", in: $0) }
      .map { Self.squeezed($0.text) }
  }

  private static func files(named ending: String, in folder: URL) throws -> [(name: String, text: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }.sorted()
      .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// Returns code without white space, which depends on the context.
  static func squeezed(_ code: String) -> String { code.filter { !$0.isWhitespace } }
}

extension DocumentationCatalog.Page {
  var listings: [String] {
    var listings: [String] = []
    var isCode = false
    for line in lines {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
        if isCode { listings.append("") }
      } else if isCode {
        listings[listings.count - 1] += line + "\n"
      }
    }
    return listings
  }
}

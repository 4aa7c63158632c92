#if canImport(UIKit)
import Foundation
import Testing

/// Compares the pages in `Documentation/Migration` with the code that is compiled here.
@Suite("The code of Documentation/Migration")
struct MigrationDocumentationTests {
  /// The libraries with a page.
  static let names = [
    "Collor", "Astrolabe", "DataSourceKit", "Compose", "CollectionKit", "IGListKit", "Epoxy", "DifferenceKit",
    "DiffableDataSource",
  ]

  private let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

  private var documentation: URL {
    tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation")
  }

  @Test("The screen on each page equals the compiled one", arguments: names)
  func screen(of name: String) throws {
    let page = try text(of: documentation.appendingPathComponent("Migration/\(name).md"))
    let source = try text(of: tests.appendingPathComponent("\(name)Screen.swift"))
    let start = try #require(page.range(of: "```swift\n"))
    let end = try #require(page.range(of: "```\n", range: start.upperBound..<page.endIndex))
    let body = try #require(source.range(of: "compares them.\n") ?? source.range(of: "Tests.\n"))
    #expect(source[body.upperBound...] == page[start.upperBound..<end.lowerBound] + "#endif\n")
    #expect(page.contains("\n| there | here |\n|---|---|\n"))
    #expect(page.components(separatedBy: "```swift").count == 2)
  }

  @Test("The guide links to every page, and there are no other pages")
  func pages() throws {
    let guide = try text(of: documentation.appendingPathComponent("Migration.md"))
    for name in Self.names { #expect(guide.contains("(Migration/\(name).md)")) }
    let folder = documentation.appendingPathComponent("Migration").path
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == Self.names.map { $0 + ".md" }.sorted())
  }

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
#endif

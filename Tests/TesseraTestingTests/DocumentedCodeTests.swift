import Foundation
import TestSupport
import Testing

/// Every page of the documentation that shows Swift code has a test that compares it with code that is compiled.
@Suite("The code of all pages")
struct DocumentedCodeTests {
  /// The pages with code, by their paths from the folder of the package; the guide to each other library has a screen of
  /// its own, and one test for all of them.
  private static var pages: [String] {
    get throws {
      let folder = PageCode.root.appendingPathComponent("Documentation").path
      let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
      return try (["README.md"] + pages).filter { try !PageCode($0).blocks.isEmpty }
    }
  }

  @Test("Each page with code is compared with what is compiled")
  func compared() throws {
    let folder = PageCode.root.appendingPathComponent("Tests")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var tests = ""
    for case let file as String in files where file.hasSuffix("Tests.swift") {
      tests += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    let pages = try Self.pages
    #expect(pages.count > 8)
    for page in pages { #expect(tests.contains("PageCode(\"\(page)\")"), "\(page)") }
  }

  @Test("A line that is compiled nowhere is found")
  func missing() throws {
    let page = try PageCode("Documentation/Testing.md")
    let ownFile = "Tests/TesseraTestingTests/DocumentedCodeTests.swift"
    #expect(try page.lines(missingIn: ownFile).count > 20)
  }
}

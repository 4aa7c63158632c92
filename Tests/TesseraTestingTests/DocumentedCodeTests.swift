import Foundation
import TestSupport
import Testing

/// Every page of the documentation with Swift code has a test that compares it with compiled code.
@Suite("The code of all pages")
struct DocumentedCodeTests {
  /// The paths of the pages with code, relative to the folder of the package. The migration guides are left
  /// out: each has its own example, and one test covers them all.
  private static var pages: [String] {
    get throws {
      let folder = PageCode.root.appendingPathComponent("Documentation").path
      let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
      return try (["README.md"] + pages).filter { try !PageCode($0).blocks.isEmpty }
    }
  }

  @Test("Each page with code has a test that compares it with compiled code")
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

  @Test("Lines that no test file contains are found")
  func missing() throws {
    let page = try PageCode("Documentation/Testing.md")
    let ownFile = "Tests/TesseraTestingTests/DocumentedCodeTests.swift"
    #expect(try page.lines(missingIn: ownFile).count > 20)
  }
}

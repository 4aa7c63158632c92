import Foundation
import Testing

@Suite("The code of Documentation/Loading.md")
struct LoadingPageCodeTests {
  @Test("Each line of code on the page stands in the tests of the page")
  func lines() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let known = Set(try lines(of: tests.appendingPathComponent("LoadingPageTests.swift")))
    var isCode = false
    var count = 0
    for line in try lines(of: page) {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode, !line.isEmpty {
        #expect(known.contains(line) || known.contains("private " + line))
        count += 1
      }
    }
    #expect(count > 40)
  }

  @Test("The table of requests on the page is the one that is tested, cell by cell")
  func table() throws {
    #expect(try String(contentsOf: page, encoding: .utf8).contains(requestTable + "\n\n"))
  }

  private var page: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Loading.md")
  }

  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}

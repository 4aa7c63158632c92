import Foundation
import Testing

@Suite("The code of Documentation/LoadingPages.md")
struct LoadingPagesPageCodeTests {
  @Test("Each line of code on the page stands in the tests of the page")
  func lines() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let known = Set(try lines(of: tests.appendingPathComponent("LoadingPagesPageTests.swift")))
    var isCode = false
    var count = 0
    for line in try lines(of: root.appendingPathComponent("Documentation/LoadingPages.md")) {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode, !line.isEmpty {
        #expect(known.contains(line) || known.contains("private " + line))
        count += 1
      }
    }
    #expect(count > 60)
  }

  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}

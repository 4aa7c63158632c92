import Foundation
import Testing

/// What `Documentation/GTK.md` shows is what is compiled here.
struct PageTests {
  private let tests = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func theProgramOnThePageIsTheOneThatIsCompiled() throws {
    let page = try String(contentsOf: tests.appending(path: "../../Documentation/GTK.md"), encoding: .utf8)
    let source = try String(contentsOf: tests.appending(path: "PeopleExample.swift"), encoding: .utf8)
    let start = try #require(page.range(of: "```swift\n"))
    let end = try #require(page.range(of: "```\n", range: start.upperBound..<page.endIndex))
    let program = page[start.upperBound..<end.lowerBound]
    #expect(source.drop { !$0.isNewline }.dropFirst() == program)
  }
}

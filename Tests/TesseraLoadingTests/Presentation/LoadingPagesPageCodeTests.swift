import TestSupport
import Testing

@Suite("The code of Documentation/LoadingPages.md")
struct LoadingPagesPageCodeTests {
  @Test("Each line of code on the page is in the tests of the page")
  func lines() throws {
    let page = try PageCode("Documentation/LoadingPages.md")
    #expect(page.lines.count > 60)
    let tests = "Tests/TesseraLoadingTests/Presentation/LoadingPagesPageTests.swift"
    #expect(try page.lines(missingIn: tests) == [])
  }
}

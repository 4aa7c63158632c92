import TestSupport
import Testing

@Suite("The code of Documentation/Testing.md")
struct TestingPageCodeTests {
  @Test("Each line of code on the page is part of TestingPageTests.swift")
  func lines() throws {
    let page = try PageCode("Documentation/Testing.md")
    #expect(page.lines.count > 40)
    #expect(try page.lines(missingIn: "Tests/TesseraTestingTests/TestingPageTests.swift") == [])
  }
}

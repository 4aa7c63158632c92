import Foundation
import TestSupport
import Testing

@Suite("The code of Documentation/Loading.md")
struct LoadingPageCodeTests {
  @Test("Each line of code on the page is in the tests of the page")
  func lines() throws {
    let page = try PageCode("Documentation/Loading.md")
    #expect(page.lines.count > 40)
    #expect(try page.lines(missingIn: "Tests/TesseraLoadingTests/Loader/LoadingPageTests.swift") == [])
  }

  @Test("The table of requests on the page is the tested one")
  func table() throws {
    let page = PageCode.root.appendingPathComponent("Documentation/Loading.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(requestTable + "\n\n"))
  }
}

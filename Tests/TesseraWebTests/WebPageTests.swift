import Foundation
import TesseraWeb
import TestSupport
import Testing

@Suite("Documentation/Web.md")
struct WebPageTests {
  @Test("The program on the page is the example that Scripts/build-web builds")
  func code() throws {
    let page = try PageCode("Documentation/Web.md")
    #expect(page.blocks.count == 1)
    // An Embedded program imports no Foundation.
    #expect(try page.lines(missingIn: "Examples/Web/Sources/App/App.swift") == ["import Foundation"])
  }

  @Test("Module and script have the same version")
  func version() throws {
    let script = try String(
      contentsOf: PageCode.root.appendingPathComponent("Sources/TesseraWeb/Resources/tessera.js"),
      encoding: .utf8)
    #expect(script.contains("const VERSION = \(WebModule.version),"))
  }
}

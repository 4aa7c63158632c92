import Foundation
import TesseraWeb
import TestSupport
import Testing

@Suite("Documentation/Web.md")
struct WebPageTests {
  @Test("The program on the page is the example that Scripts/build-web builds")
  func code() throws {
    let page = try PageCode("Documentation/Web.md")
    #expect(page.blocks.count == 5)
    #expect(try page.blocks(missingIn: "Examples/Web/Sources/App/App.swift").count == 4)
    // An Embedded program imports no Foundation. The other blocks are in the program of tests.
    let tests = "Tests/Support/WebProbe/Sources/App/"
    let missing = try page.lines(
      missingIn: "Examples/Web/Sources/App/App.swift", tests + "App.swift", tests + "Parts.swift")
    #expect(missing == ["import Foundation"])
  }

  @Test("The code on the page about the first list is that of the lists on it")
  func firstList() throws {
    let folder = PageCode.root.appendingPathComponent("Examples/WebGallery")
    let page = try String(contentsOf: folder.appendingPathComponent("first-list.html"), encoding: .utf8)
    let program = try String(
      contentsOf: folder.appendingPathComponent("Sources/App/FirstList.swift"), encoding: .utf8)
    let blocks = page.components(separatedBy: "<pre><code>").dropFirst().compactMap {
      $0.components(separatedBy: "</code></pre>").first?.replacingOccurrences(of: "&lt;", with: "<")
    }
    #expect(blocks.count == 3)
    for block in blocks { #expect(program.contains(block + "\n"), "\(block)") }
  }

  @Test("Module and script have the same version")
  func version() throws {
    let script = try String(
      contentsOf: PageCode.root.appendingPathComponent("Sources/TesseraWeb/Resources/tessera.js"),
      encoding: .utf8)
    #expect(script.contains("const VERSION = \(WebModule.version),"))
  }
}

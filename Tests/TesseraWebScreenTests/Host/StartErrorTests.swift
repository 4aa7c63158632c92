import ChromiumDriver
import Foundation
import StaticServer
import TestSupport
import Testing

extension BrowserTests {
  @Suite("Starts of programs, and functions that pages call")
  struct StartErrorTests {
    /// Opens a changed copy of the page, which shows an error, and returns its text.
    private func error(_ change: (TemporaryFolder) throws -> Void) async throws -> String? {
      let (folder, browser) = (try await ProbePage.copy(), try #require(Chromium.shared))
      try change(folder)
      let server = try await StaticServer.start(serving: folder.path)
      let page = try await browser.openPage()
      try await page.open(server.address)
      try? await page.wait(until: "document.querySelector('.tessera-error[role=alert]')", seconds: 10)
      let text = try await page.evaluate("document.querySelector('.tessera-error')?.textContent").string
      #expect(try await page.evaluate("document.querySelectorAll('.tessera-wait').length") == 0)
      try await page.close()
      await server.stop()
      return text
    }

    @Test("A damaged module says so on the page")
    func damaged() async throws {
      let text = try await error { try $0.write("This is no module.", to: "app.wasm") }
      #expect(text?.hasPrefix("app.wasm: ") == true, "\(text ?? "no error")")
    }

    @Test("A page without the element of the collection names its id")
    func missingElement() async throws {
      let text = try await error { folder in
        let page = try String(contentsOfFile: folder.path("index.html"), encoding: .utf8)
        try folder.write(
          page.replacingOccurrences(of: "id=\"list\"", with: "id=\"lsit\""), to: "index.html")
        // The script of the probe needs the element.
        try folder.write("import { start } from './tessera.js'; start('app.wasm');", to: "page.js")
      }
      #expect(text == "The page has no element with the id list.")
    }

    @Test("A module without a function start says so on the page")
    func missingStart() async throws {
      // It has a memory, and its function tessera_version returns 3. All bytes are those of ASCII.
      let module: [UInt8] = [
        0, 0x61, 0x73, 0x6D, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7F, 3, 2, 1, 0, 5, 3, 1, 0, 1, 7, 0x1C, 2,
        6, 0x6D, 0x65, 0x6D, 0x6F, 0x72, 0x79, 2, 0, 15, 0x74, 0x65, 0x73, 0x73, 0x65, 0x72, 0x61, 0x5F, 0x76,
        0x65, 0x72, 0x73, 0x69, 0x6F, 0x6E, 0, 0, 10, 6, 1, 4, 0, 0x41, 3, 0x0B,
      ]
      let text = try await error { try $0.write(String(decoding: module, as: UTF8.self), to: "app.wasm") }
      #expect(text == "app.wasm has no function start: export it with @_cdecl(\"start\").")
    }

    @Test("A function that the page calls shows other content with the next frame")
    func exportedFunction() async throws {
      try await ProbePage.open { probe in
        try await probe.page.waitForFrame()
        try await probe.page.evaluate("program.show_rows(500, 510), 0")
        try await probe.page.wait(until: "cells()[0][0] === 'Row 500'", seconds: 5)
      }
    }

    @Test("Files that are dropped one after the other arrive where each was dropped")
    func severalDrops() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_drags")
        try await probe.waitForFirst("One", top: 0)
        try await page.wait(
          until: "performance.getEntriesByType('resource').some(({ name }) => /-drag/.test(name))")
        try await page.waitForFrame()
        // The first file is read last.
        try await page.evaluate(
          """
          (() => {
            const read = File.prototype.text;
            let delay = 600;
            File.prototype.text = function () {
              return new Promise(resolve => setTimeout(resolve, delay -= 300)).then(() => read.call(this));
            };
            return 0;
          })()
          """)
        let folder = try TemporaryFolder()
        for (name, y) in [("slow", 42.0), ("quick", 82)] {
          try folder.write(name, to: name + ".txt")
          for phase in ["dragEnter", "dragOver", "drop"] {
            try await page.drag(
              phase, at: BrowserPoint(x: 100, y: y), files: [folder.path(name + ".txt")])
          }
        }
        try await page.wait(
          until: "cells().map(cell => cell[0]).join() === 'One,slow,Two,quick,Three'", seconds: 5)
      }
    }
  }
}

import ChromiumDriver
import Foundation
import StaticServer
import TestSupport
import Testing

extension BrowserTests {
  /// Pages with two collections, with invisible controls, and without some of their scripts.
  @Suite("Several collections, and parts of pages that are missing")
  struct SeveralCollectionsTests {
    /// Adds an element for a second collection, which takes a part of the page.
    static func addSecond(_ style: String, _ probe: ProbePage) async throws {
      try await probe.page.evaluate(
        """
        const second = document.body.appendChild(document.createElement('section'));
        second.id = 'second';
        second.style.cssText = 'position: fixed; z-index: 5; \(style)';
        """)
      try await probe.call("show_second")
      try await probe.page.wait(until: "document.querySelectorAll('#second .tessera-cell').length > 3")
    }

    @Test("Control-F searches the collection with the focus, else the largest one, in its language")
    func find() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await Self.addSecond("left: 500px; top: 0; width: 300px; height: 300px", probe)
        try await page.wait(until: "document.querySelectorAll('.tessera-find').length === 2")
        let open = "document.querySelector('.tessera-find:popover-open input')?.placeholder"
        // Nothing has the focus, and the first collection is larger.
        try await page.press(.character("f"), .control)
        try await page.wait(until: "\(open) === 'Find'")
        try await page.press(.escape)
        try await page.evaluate(
          "document.activeElement.blur(), document.getElementById('list').style.height = '100px'")
        try await page.press(.character("f"), .control)
        try await page.wait(until: "\(open) === 'Suchen'")
        let labels = try await page.evaluate(
          "[...document.querySelectorAll('.tessera-find:popover-open button')].map(button => button.ariaLabel)"
        )
        #expect(labels == ["Zurück", "Weiter", "Schließen"])
        try await page.type("paragraph 7")
        try await page.wait(
          until: "[...CSS.highlights.get('tessera-match')].map(String).join() === 'Paragraph 7'")
        try await page.type("x")
        try await page.wait(
          until: "document.querySelector('.tessera-find:popover-open output').value === 'Nichts gefunden'")
        // The second time, both bars are closed, and the browser searches.
        try await page.press(.character("f"), .control)
        #expect(try await page.evaluate(open) == .null)
        // The focus counts more than the size.
        try await page.evaluate("document.getElementById('list').style.height = ''")
        try await page.evaluate("document.querySelector('#second').focus()")
        try await page.press(.character("f"), .control)
        try await page.wait(until: "\(open) === 'Suchen'")
      }
    }

    @Test("Texts that wrap have their height, although the first collection of the page is hidden")
    func hidden() async throws {
      try await ProbePage.open { probe in
        try await probe.page.evaluate("document.getElementById('list').style.display = 'none'")
        try await Self.addSecond("left: 0; top: 0; width: 200px; height: 600px", probe)
        let fits = try await probe.page.evaluate(
          """
          [...document.querySelectorAll('#second .tessera-cell')].filter(cell => cell.style.display !== 'none')
            .map(cell => [cell.offsetHeight, cell.firstChild.scrollHeight, cell.firstChild.offsetHeight])
          """)
        for row in fits.array {
          #expect((row[0].int ?? 0) > 60, "\(row.text)")
          #expect(row[1] == row[2], "\(row.text)")
        }
      }
    }

    @Test("A text that is much longer than a line is laid out, and not measured on one line before")
    func longTexts() async throws {
      try await ProbePage.open { probe in
        try await probe.page.evaluate(
          """
          const measure = CanvasRenderingContext2D.prototype.measureText;
          window.measured = { long: 0, short: 0 };
          CanvasRenderingContext2D.prototype.measureText = function (text) {
            window.measured[text.startsWith('Paragraph ') ? 'long' : 'short']++;
            return measure.call(this, text);
          };
          0
          """)
        try await Self.addSecond("left: 0; top: 0; width: 200px; height: 600px", probe)
        try await probe.call("show_parts")
        try await probe.page.wait(until: "measured.short > 0")
        #expect(try await probe.page.evaluate("measured.long") == 0)
      }
    }

    @Test(
      "A button that is invisible cannot be pressed, and a disabled one in a group stays paler than others")
    func faded() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_faded")
        try await page.wait(until: "document.querySelectorAll('.tessera-cell > button').length === 3")
        for index in 0..<3 {
          let box = try await page.evaluate(
            "(({ left, top }) => [left + 10, top + 10])([...document.querySelectorAll('.tessera-cell > button')][\(index)].getBoundingClientRect())"
          )
          try await page.click(at: BrowserPoint(x: box[0].number ?? 0, y: box[1].number ?? 0))
          try await page.waitForFrame()
          #expect(try await probe.call("tapped") == .number(index == 2 ? 3 : -1))
        }
        let styles = try await page.evaluate(
          "[...document.querySelectorAll('.tessera-cell > button')].map(button => [button.disabled, getComputedStyle(button).opacity, getComputedStyle(button).filter])"
        )
        #expect(
          styles == [
            [true, "0", "opacity(0.5)"], [true, "0.4", "opacity(0.5)"], [false, "0.4", "none"],
          ])
      }
    }

    @Test("Keys go on working if the script of menus cannot be loaded")
    func missingScript() async throws {
      let (folder, browser) = (try await ProbePage.copy(), try #require(Chromium.shared))
      try FileManager.default.removeItem(atPath: folder.path("tessera-menu.js"))
      let server = try await StaticServer.start(serving: folder.path)
      let page = try await browser.openPage()
      try await page.open(server.address)
      try await page.wait(until: "globalThis.probe && cells().length > 0")
      try await page.evaluate("probe('show_menus')")
      try await page.call("Page.bringToFront")
      try await page.evaluate("new Promise(done => setTimeout(done, 500))")
      try await page.press(.tab)
      try await page.wait(until: "document.activeElement.textContent === 'Row 0'")
      try await page.click(at: BrowserPoint(x: 100, y: 60), button: "right")
      try await page.waitForFrame()
      #expect(try await page.evaluate("document.querySelector('[role=menu]')") == .null)
      for row in 1...3 {
        try await page.press(.down)
        try await page.wait(until: "document.activeElement.textContent === 'Row \(row)'", seconds: 5)
      }
      try await page.close()
      await server.stop()
    }
  }
}

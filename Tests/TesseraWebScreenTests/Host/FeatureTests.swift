import ChromiumDriver
import Foundation
import TestSupport
import Testing

extension BrowserTests {
  @Suite("Optional functions of collections on a page")
  struct FeatureTests {
    @Test("Control-F searches the whole collection and highlights matches; the second one is the browser's")
    func find() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await page.wait(until: "document.querySelector('.tessera-find')")
        try await page.evaluate(
          "addEventListener('keydown', event => window.isTaken = event.defaultPrevented)")
        try await page.press(.character("f"), .control)
        #expect(try await page.evaluate("window.isTaken") == true)
        try await page.wait(until: "document.activeElement.matches('.tessera-find input')")
        try await page.type("row 77")
        // From the first row on, which does not match.
        try await page.wait(until: "cells().some(cell => cell[0] === 'Row 77')")
        try await page.wait(until: Self.match + " === 'Row 77'")
        try await page.press(.enter)
        try await page.wait(
          until: Self.match + " === 'Row 77' && cells().some(cell => cell[0] === 'Row 770')")
        #expect(try await page.evaluate("CSS.highlights.get('tessera-found').size").int ?? 0 > 3)
        try await page.press(.enter, .shift)
        try await page.wait(until: "cells().some(cell => cell[0] === 'Row 77')")
        #expect(try await page.evaluate("document.querySelector('.tessera-find output').value") == "")
        try await page.type("x")
        try await page.wait(until: "document.querySelector('.tessera-find output').value === 'Not found'")
        try await page.press(.escape)
        try await page.wait(until: "!document.querySelector('.tessera-find:popover-open')")
        #expect(try await page.evaluate("CSS.highlights.get('tessera-found').size") == 0)
        #expect(try await page.evaluate("document.activeElement.closest('.tessera') !== null") == true)
        try await page.press(.character("f"), .control)
        #expect(try await page.evaluate("window.isTaken") == true)
        try await page.wait(until: "document.querySelector('.tessera-find:popover-open')")
        try await page.press(.character("f"), .control)
        #expect(try await page.evaluate("window.isTaken") == false)
        #expect(try await page.evaluate("!document.querySelector('.tessera-find:popover-open')") == true)
      }
    }

    @Test("The arrow keys move the focus on after the search bar has closed")
    func focusAfterFind() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_buttons", 1000)
        try await page.wait(
          until: "document.querySelector('.tessera-cell.tappable') && document.querySelector('.tessera-find')"
        )
        try await page.press(.tab)
        try await probe.waitForFocus("Row 0")
        try await page.press(.character("f"), .control)
        try await page.wait(until: "document.activeElement.matches('.tessera-find input')")
        try await page.press(.escape)
        for row in 1...3 {
          try await page.press(.down)
          try await probe.waitForFocus("Row \(row)")
        }
      }
    }

    private static let match = "[...CSS.highlights.get('tessera-match')].map(String).join()"

    @Test("A finger that pulls the start of the content refreshes it, and one that pulls less does not")
    func refresh() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await page.setTouch(true)
        try await probe.call("show_refreshable")
        try await page.wait(
          until: "cells()[0][0] === 'Refreshed 0' && document.querySelector('.tessera-refresh')")
        try await page.swipe(from: BrowserPoint(x: 400, y: 100), to: BrowserPoint(x: 400, y: 125))
        try await page.wait(until: "document.querySelector('.tessera-refresh').hidden")
        #expect(try await probe.call("tapped") == 0)
        try await page.touch("touchStart", [BrowserPoint(x: 400, y: 100)])
        for step in 1...15 {
          try await page.touch("touchMove", [BrowserPoint(x: 400, y: Double(100 + 20 * step))])
        }
        try await page.wait(until: "!document.querySelector('.tessera-refresh').hidden")
        #expect(try await probe.call("tapped") == 0)
        try await page.touch("touchEnd", [])
        try await page.wait(until: "cells()[0][0] === 'Refreshed 1'")
        try await page.wait(
          until: "document.querySelector('.tessera-refresh span').textContent === 'Refreshing'")
        try await probe.call("end_refresh")
        try await page.wait(until: "document.querySelector('.tessera-refresh').hidden")
        // Other swipes scroll.
        try await page.swipe(from: BrowserPoint(x: 400, y: 500), to: BrowserPoint(x: 400, y: 100))
        try await page.wait(until: "document.getElementById('list').scrollTop > 200")
        #expect(try await probe.call("tapped") == 1)
      }
    }

    @Test("A row is dragged to another element as text and as an address")
    func dragOut() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_drags")
        try await probe.waitForFirst("One", top: 0)
        try await probe.page.wait(
          until: "performance.getEntriesByType('resource').some(({ name }) => /-drag/.test(name))")
        try await probe.page.waitForFrame()
        let data = try await probe.page.dragOut(
          from: BrowserPoint(x: 100, y: 60), by: BrowserPoint(x: 80, y: 200))
        #expect(data["text/plain"] == "Two")
        #expect(
          data["text/uri-list"]?.trimmingCharacters(in: .whitespacesAndNewlines) == "https://example.org/Two")
      }
    }

    @Test("Text, addresses and files are dropped between rows, where a line shows it")
    func dropIn() async throws {
      try await ProbePage.open { probe in
        let (page, place) = (probe.page, BrowserPoint(x: 100, y: 42))
        try await probe.call("show_drags")
        try await probe.waitForFirst("One", top: 0)
        try await page.wait(
          until: "performance.getEntriesByType('resource').some(({ name }) => /-drag/.test(name))")
        try await page.waitForFrame()
        try await page.drag("dragEnter", at: place, items: ["text/plain": "Hello"])
        try await page.drag("dragOver", at: place, items: ["text/plain": "Hello"])
        try await page.wait(until: "!document.querySelector('.tessera-drop').hidden")
        #expect(
          try await page.evaluate("document.querySelector('.tessera-drop').getBoundingClientRect().top") == 39
        )
        try await page.drag("drop", at: place, items: ["text/plain": "Hello"])
        try await page.wait(until: "cells().map(cell => cell[0]).join() === 'One,Hello,Two,Three'")
        try await page.wait(until: "document.querySelector('.tessera-drop').hidden")
        let folder = try TemporaryFolder()
        try folder.write("The text of a file", to: "a note.txt")
        let files = [folder.path("a note.txt")]
        for phase in ["dragEnter", "dragOver", "drop"] { try await page.drag(phase, at: place, files: files) }
        try await page.wait(until: "cells().length === 5 && cells()[1][0] === 'The text of a file'")
      }
    }

    @Test("Control-C copies the texts of the selected rows")
    func copy() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await page.evaluate(
          "addEventListener('copy', event => window.copied = event.clipboardData.getData('text/plain'))")
        try await probe.call("show_selectable")
        try await page.wait(until: "document.querySelector('[role=option]')")
        for y in [20.0, 100] { try await page.click(at: BrowserPoint(x: 100, y: y)) }
        try await page.wait(until: "document.querySelectorAll('[aria-selected=true]').length === 2")
        try await page.press(.character("c"), .control, command: "copy")
        try await page.wait(until: "window.copied === 'Row 0\\nRow 2'")
        // Safari asks whether there is something to copy.
        let asks = "document.dispatchEvent(new Event('beforecopy', { cancelable: true }))"
        #expect(try await page.evaluate(asks) == false)
        try await page.evaluate("document.activeElement.blur()")
        #expect(try await page.evaluate(asks) == true)
      }
    }

    @Test("A page loads the scripts of the functions that it uses, and no others")
    func scripts() async throws {
      try await ProbePage.open { probe in
        let names =
          "performance.getEntriesByType('resource').map(({ name }) => name).filter(name => /tessera-(?!text)/.test(name))"
        try await probe.page.wait(until: "\(names).length === 5")
        #expect(try await probe.page.evaluate("\(names).some(name => /menu/.test(name))") == false)
      }
    }
  }
}

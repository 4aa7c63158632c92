import ChromiumDriver
import Foundation
import StaticServer
import Testing

extension BrowserTests {
  @Suite("Colors, scales and ends of pages")
  struct AppearanceTests {
    /// The colors of the first row's text and of the collection.
    private static let colors = """
      [getComputedStyle([...document.querySelectorAll('.tessera-cell > span')].find(span => span.offsetParent)).color,
        getComputedStyle(document.getElementById('list')).backgroundColor]
      """

    @Test("The colors follow the scheme that the user prefers")
    func dark() async throws {
      try await ProbePage.open { probe in
        #expect(try await probe.page.evaluate(Self.colors) == ["rgb(28, 30, 33)", "rgb(255, 255, 255)"])
        try await probe.page.setMedia(isDark: true)
        #expect(try await probe.page.evaluate(Self.colors) == ["rgb(236, 236, 238)", "rgb(23, 24, 26)"])
      }
    }

    @Test("Forced colors are those of the system, also for selected rows and their texts")
    func forcedColors() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_selectable")
        try await page.wait(until: "document.querySelector('[role=option]')")
        try await page.click(at: BrowserPoint(x: 100, y: 20))
        try await page.wait(until: "document.querySelector('[aria-selected=true]')")
        try await page.setMedia(forcesColors: true)
        #expect(try await page.evaluate("matchMedia('(forced-colors: active)').matches") == true)
        // The colors that the system has for texts, and for selected items.
        let expected = try await page.evaluate(
          """
          ['CanvasText', 'Canvas', 'Highlight', 'HighlightText'].map((name) => {
            const probe = document.body.appendChild(document.createElement('div'));
            probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
            const color = getComputedStyle(probe).color;
            probe.remove();
            return color;
          })
          """)
        let row = "[...document.querySelectorAll('.tessera-cell')].find(cell => cell.textContent === 'Row 3')"
        let selected = "document.querySelector('[aria-selected=true]')"
        let found = try await page.evaluate(
          """
          [getComputedStyle(\(row).querySelector('span')).color, getComputedStyle(document.getElementById('list')).backgroundColor,
            getComputedStyle(\(selected).querySelector('i')).backgroundColor, getComputedStyle(\(selected).querySelector('span')).color]
          """)
        #expect(found == expected)
      }
    }

    @Test("Rows stand on whole pixels at each scale of a page that is zoomed")
    func scales() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_parts")
        for (scale, height) in [(1.25, 480), (2, 300), (1.5, 400)] {
          try await probe.page.resize(width: 800, height: height, scale: scale)
          try await probe.page.wait(until: "probe('pixel_scale') === \(scale)")
          try await probe.page.waitForFrame()
          for cell in try await probe.cells {
            for edge in [cell.top * scale, cell.bottom * scale] {
              // The edges are rounded to hundredths of a point.
              #expect(abs(edge - edge.rounded()) < 0.03, "\(cell) at \(scale)")
            }
          }
        }
      }
    }

    @Test("A page that was hidden and resized shows the current rows when it is visible again")
    func hidden() async throws {
      try await ProbePage.open { probe in
        let browser = try #require(Chromium.shared)
        let other = try await browser.openPage()
        try await other.call("Page.bringToFront")
        try await probe.page.call("Page.setWebLifecycleState", ["state": "frozen"])
        try await probe.page.resize(width: 800, height: 1400)
        try await probe.page.call("Page.setWebLifecycleState", ["state": "active"])
        try await probe.call("show_rows", 500, 600)
        try await probe.page.call("Page.bringToFront")
        try await other.close()
        try await probe.page.wait(until: "cells().length === 35 && cells()[0][0] === 'Row 500'")
      }
    }

    @Test("A program that has no memory left says so on the page, and the page does not go on calling it")
    func memory() async throws {
      let (folder, browser) = (try await ProbePage.copy(), try #require(Chromium.shared))
      let server = try await StaticServer.start(serving: folder.path)
      let page = try await browser.openPage()
      try await page.open(server.address)
      try await page.wait(until: "globalThis.probe && cells().length > 0")
      try await page.evaluate("setTimeout(() => probe('exhaust'))")
      try await page.wait(until: "document.querySelector('.tessera-error[role=alert]')")
      let message = try await page.evaluate("document.querySelector('.tessera-error').textContent")
      #expect(message == "The program has stopped: the memory is full.")
      let isInFront = try await page.evaluate(
        """
        (() => {
          const box = document.querySelector('.tessera-error').getBoundingClientRect();
          return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2).className;
        })()
        """)
      #expect(isInFront == "tessera-error")
      let count = try await page.problems().count
      try await page.wheel(at: ProbePage.middle, y: 300)
      try await page.waitForFrame()
      #expect(try await page.problems().count == count)
      #expect(try await page.evaluate("document.querySelectorAll('.tessera-error').length") == 1)
      try await page.close()
      await server.stop()
    }

    @Test("A page that is opened as a file says that it needs a server, and a started one does not")
    func file() async throws {
      let (folder, browser) = (try await ProbePage.copy(), try #require(Chromium.shared))
      let page = try await browser.openPage()
      try await page.open("file://" + folder.path("index.html"))
      try await page.wait(
        until: "getComputedStyle(document.querySelector('.tessera-wait')).visibility === 'visible'")
      #expect(try await page.evaluate("document.body.innerText").string?.contains("a web server") == true)
      try await page.close()
      try await ProbePage.open { probe in
        let isRemoved = try await probe.page.evaluate("document.querySelector('.tessera-wait') === null")
        #expect(isRemoved == true)
      }
    }
  }
}

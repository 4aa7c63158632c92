import ChromiumDriver
import Foundation
import StaticServer
import TestSupport
import Testing

extension BrowserTests {
  /// The settings of the user and of the page, and pages that cannot be shown.
  @Suite("Settings and errors of pages")
  struct PageSettingTests {
    /// Moves 20 rows down by one that is inserted, in a second, and returns how many frames show a row in between.
    private static let move = """
      new Promise(resolve => {
        let between = 0, frames = 0;
        probe('insert_id', 100, 0);
        probe('show_moving_ids');
        const look = () => {
          if (cells().some(cell => cell[1] % 40 !== 0)) between++;
          if (++frames < 30) requestAnimationFrame(look); else resolve(between);
        };
        requestAnimationFrame(look);
      })
      """

    @Test("Rows move to their new places, and are there at once if the user prefers reduced motion")
    func reducedMotion() async throws {
      for isReduced in [false, true] {
        try await ProbePage.open { probe in
          for id in 0..<10 { try await probe.call("insert_id", Double(id), Double(id)) }
          try await probe.call("show_moving_ids")
          try await probe.waitForFirst("Row 0", top: 0)
          try await probe.page.wait(until: "cells().length === 10")
          try await probe.page.setMedia(reducesMotion: isReduced)
          try await probe.page.waitForFrame()
          let between = try await probe.page.evaluate(Self.move).int ?? -1
          if isReduced { #expect(between == 0) } else { #expect(between > 5) }
          try await probe.page.wait(until: "cells().some(cell => cell[0] === 'Row 100')")
        }
      }
    }

    @Test("The right button opens a menu, whose actions the mouse and keys choose")
    func contextMenu() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_menus")
        try await probe.page.waitForFrame()
        let row = BrowserPoint(x: 100, y: 60)
        try await probe.page.click(at: row, button: "right")
        try await probe.page.wait(until: "document.querySelectorAll('[role=menuitem]').length === 2")
        try await probe.page.click("[role=menuitem]:last-child")
        try await probe.page.wait(until: "!document.querySelector('[role=menu]')")
        #expect(try await probe.call("tapped") == 1001)
        try await probe.page.click(at: row, button: "right")
        try await probe.page.wait(until: "document.activeElement.role === 'menuitem'")
        try await probe.page.press(.enter)
        try await probe.page.wait(until: "!document.querySelector('[role=menu]')")
        #expect(try await probe.call("tapped") == 1)
        try await probe.page.click(at: row, button: "right")
        try await probe.page.wait(until: "document.activeElement.role === 'menuitem'")
        try await probe.page.press(.escape)
        try await probe.page.wait(until: "!document.querySelector('[role=menu]')")
        #expect(try await probe.call("tapped") == 1)
      }
    }

    @Test("A script of another version than the module says so on the page")
    func otherVersion() async throws {
      let script = try String(contentsOfFile: ProbePage.script, encoding: .utf8)
      let (folder, browser) = (try await ProbePage.copy(), try #require(Chromium.shared))
      try folder.write(script.replacingOccurrences(of: "VERSION = 3", with: "VERSION = 99"), to: "tessera.js")
      let server = try await StaticServer.start(serving: folder.path)
      let page = try await browser.openPage()
      try await page.open(server.address)
      try await page.wait(until: "document.querySelector('.tessera-error')")
      let message = try await page.evaluate(
        "document.querySelector('.tessera-error[role=alert]').textContent")
      #expect(message.string?.contains("(version 3) needs another tessera.js than this one (99)") == true)
      #expect(try await page.evaluate("document.querySelectorAll('.tessera-cell').length") == 0)
      try await page.close()
      await server.stop()
    }
  }
}

import ChromiumDriver
import Testing

extension BrowserTests {
  /// Presses that open menus, that hit scroll bars, and keys that end compositions.
  @Suite("Presses on pages")
  struct PressTests {
    private static let isOpen = "document.querySelector('[role=menu]')?.checkVisibility() === true"

    private static func openMenus(_ test: (ProbePage) async throws -> Void) async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_menus")
        try await probe.page.waitForFrame()
        try await test(probe)
      }
    }

    @Test(
      "A menu stays open when the button that has opened it is released late, and closes by a press beside it"
    )
    func slowButton() async throws {
      try await Self.openMenus { probe in
        let (page, row) = (probe.page, BrowserPoint(x: 100, y: 60))
        try await page.moveMouse(to: row)
        try await page.pressMouse(at: row, button: "right")
        try await page.wait(until: Self.isOpen)
        for _ in 0..<5 { try await page.waitForFrame() }
        try await page.releaseMouse(at: row, button: "right")
        for _ in 0..<5 { try await page.waitForFrame() }
        #expect(try await page.evaluate(Self.isOpen) == true)
        try await page.click(at: BrowserPoint(x: 600, y: 500))
        try await page.wait(until: "!document.querySelector('[role=menu]')")
      }
    }

    @Test("A menu stays open when the finger that has opened it is lifted")
    func finger() async throws {
      try await Self.openMenus { probe in
        let page = probe.page
        try await page.setTouch(true)
        try await page.touch("touchStart", [BrowserPoint(x: 100, y: 60)])
        try await page.wait(until: Self.isOpen)
        for _ in 0..<5 { try await page.waitForFrame() }
        try await page.touch("touchEnd", [])
        for _ in 0..<5 { try await page.waitForFrame() }
        #expect(try await page.evaluate(Self.isOpen) == true)
        try await page.tap(at: BrowserPoint(x: 600, y: 500))
        try await page.wait(until: "!document.querySelector('[role=menu]')")
      }
    }

    @Test("On a Mac, a click with Control opens the menu")
    func controlClick() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await page.call(
          "Emulation.setUserAgentOverride", ["userAgent": "Test", "platform": "MacIntel"])
        let address = try #require(try await page.evaluate("location.href").string)
        try await page.open(address)
        try await page.wait(
          until: "navigator.platform === 'MacIntel' && globalThis.probe && cells().length > 0")
        try await probe.call("show_menus")
        try await page.waitForFrame()
        try await page.click(at: BrowserPoint(x: 100, y: 60), .control)
        try await page.wait(until: Self.isOpen)
        #expect(try await probe.call("tapped") == -1)
      }
    }

    @Test("A press on a scroll bar gives the focus to no row, in both directions", arguments: ["ltr", "rtl"])
    func scrollBar(direction: String) async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await page.evaluate("document.dir = '\(direction)'")
        try await probe.call("show_buttons", 1000)
        try await page.wait(until: "document.querySelector('.tessera-cell.tappable')")
        try #require(try await page.evaluate("document.getElementById('list').clientWidth") == 785)
        try await page.click(at: BrowserPoint(x: direction == "rtl" ? 5 : 795, y: 400))
        for _ in 0..<5 { try await page.waitForFrame() }
        #expect(try await page.evaluate("document.activeElement.id") == "list")
        #expect(try await probe.call("tapped") == -1)
      }
    }

    @Test("The key that ends a composition in Safari does not press Return")
    func composition() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_buttons", 10)
        try await page.wait(until: "document.querySelector('.tessera-cell.tappable')")
        try await page.press(.tab)
        try await probe.waitForFocus("Row 0")
        let press = { (code: Int) in
          "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: \(code), bubbles: true, cancelable: true }))"
        }
        try await page.evaluate(press(229))
        try await page.waitForFrame()
        #expect(try await probe.call("tapped") == -1)
        try await page.evaluate(press(13))
        try await page.wait(until: "probe('tapped') === 0")
      }
    }
  }
}

import ChromiumDriver
import Testing

extension BrowserTests {
  @Suite("The focus of pages")
  struct FocusTests {
    private static let isCheckBox = "document.activeElement.type === 'checkbox'"

    private func openTasks(_ test: (ProbePage) async throws -> Void) async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_tasks")
        try await probe.page.wait(until: "document.querySelector('.tessera-cell input')")
        try await test(probe)
      }
    }

    /// Returns the center of an element of the row with a number.
    private func place(_ selector: String, inRow number: Int, of page: BrowserPage) async throws
      -> BrowserPoint
    {
      try await page.evaluate(
        """
        (() => {
          for (const found of document.querySelectorAll('.is-sought')) found.classList.remove('is-sought');
          const row = [...document.querySelectorAll('.tessera-cell')]
            .find(cell => cell.textContent.startsWith('Task \(number)D'));
          row.querySelector('\(selector)').classList.add('is-sought');
          return 0;
        })()
        """)
      return try await page.center(of: ".is-sought")
    }

    @Test("A check box keeps the focus when the outline of its row disappears")
    func outline() async throws {
      try await openTasks { probe in
        let page = probe.page
        try await page.press(.tab)
        try await page.wait(until: "document.activeElement.matches('.tessera-cell')")
        try await page.press(.down)
        try await probe.waitForFocus("Task 1Delete")
        try await page.press(.tab)
        for _ in 0..<3 { try await page.waitForFrame() }
        #expect(try await page.evaluate(Self.isCheckBox) == true)
        try await page.press(.character(" "))
        try await page.wait(until: "document.activeElement.checked === true")
        #expect(
          try await page.evaluate("document.activeElement.closest('.tessera-cell').textContent")
            == "Task 1Delete")
      }
    }

    @Test("The Tab key reaches a collection whose focused row is gone, and its first row then")
    func gone() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_buttons", 20)
        try await page.wait(until: "document.querySelector('.tessera-cell.tappable')")
        try await page.click(at: BrowserPoint(x: 100, y: 220))
        try await page.wait(until: "document.activeElement.textContent === 'Row 5'")
        for count in [0.0, 3] {
          try await probe.call("show_buttons", count)
          try await page.wait(until: "cells().length === \(Int(count))")
        }
        try await page.evaluate(
          "document.body.prepend(document.createElement('input')), document.querySelector('body > input').focus()"
        )
        #expect(
          try await page.evaluate(
            "[...document.querySelectorAll('[tabindex=\"0\"]')].map(element => element.id).join()")
            == "list")
        try await page.press(.tab)
        try await probe.waitForFocus("Row 0")
      }
    }

    @Test("The first click on a button of the focused row presses it, however slow it is")
    func slowClick() async throws {
      try await openTasks { probe in
        let page = probe.page
        try await page.click(at: BrowserPoint(x: 400, y: 20))
        try await page.wait(until: "probe('tapped') === 0")
        try await probe.waitForFocus("Task 0Delete")
        let button = try await place("button", inRow: 0, of: page)
        try await page.moveMouse(to: button)
        try await page.pressMouse(at: button)
        for _ in 0..<3 { try await page.waitForFrame() }
        try await page.releaseMouse(at: button)
        try await page.wait(until: "probe('tapped') === 100", seconds: 5)
      }
    }

    @Test("A field keeps the focus when a text appears before it")
    func insertedText() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_refusals")
        try await page.wait(until: "document.querySelector('[placeholder=Digits]')")
        try await page.click("[placeholder=Digits]")
        try await page.type("1")
        for _ in 0..<2 { try await page.waitForFrame() }
        try await page.type("a")
        try await page.wait(until: "document.body.textContent.includes('Only digits')")
        try await page.waitForFrame()
        #expect(try await page.evaluate("document.activeElement.placeholder") == "Digits")
        // A field shows what the user types while it has the focus.
        #expect(try await page.evaluate("document.activeElement.value") == "1a")
        try await page.press(.tab)
        try await page.wait(until: "document.querySelector('[placeholder=Digits]').value === '1'", seconds: 5)
      }
    }

    @Test("The row whose button was clicked has the focus after the search bar has closed")
    func clickedRow() async throws {
      try await openTasks { probe in
        let page = probe.page
        try await page.wait(until: "document.querySelector('.tessera-find')")
        try await page.press(.tab)
        try await page.press(.down)
        try await probe.waitForFocus("Task 1Delete")
        try await page.click(at: place("button", inRow: 6, of: page))
        try await page.wait(until: "probe('tapped') === 106")
        try await page.press(.character("f"), .control)
        try await page.wait(until: "document.activeElement.matches('.tessera-find input')")
        try await page.press(.escape)
        try await page.wait(until: "document.activeElement.closest('.tessera-cell')")
        for _ in 0..<3 { try await page.waitForFrame() }
        try await page.press(.down)
        try await probe.waitForFocus("Task 7Delete")
      }
    }

    @Test("A click outside of a menu keeps the focus that it gives")
    func menu() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_menus")
        try await page.evaluate(
          """
          (() => {
            const field = document.createElement('input');
            field.id = 'other';
            field.style.cssText = 'position: fixed; right: 20px; top: 20px; width: 100px; z-index: 9';
            document.body.append(field);
            return 0;
          })()
          """)
        try await page.click(at: BrowserPoint(x: 100, y: 60), button: "right")
        try await page.wait(until: "document.activeElement.role === 'menuitem'")
        try await page.click("#other")
        try await page.wait(until: "!document.querySelector('[role=menu]')")
        for _ in 0..<3 { try await page.waitForFrame() }
        #expect(try await page.evaluate("document.activeElement.id") == "other")
      }
    }

    @Test("A row that was dragged to another place keeps the focus")
    func reordered() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_movable")
        try await probe.waitForFirst("Ada", top: 0)
        try await page.click(at: BrowserPoint(x: 100, y: 60))
        try await probe.waitForFocus("Ben")
        try await page.drag(from: BrowserPoint(x: 100, y: 60), to: BrowserPoint(x: 100, y: 145))
        try await page.wait(until: "cells().map(cell => cell[0]).join() === 'Ada,Cleo,Dora,Ben,Emil'")
        for _ in 0..<3 { try await page.waitForFrame() }
        #expect(try await page.evaluate("document.activeElement.textContent") == "Ben")
        try await page.press(.down)
        try await probe.waitForFocus("Emil")
      }
    }
  }
}

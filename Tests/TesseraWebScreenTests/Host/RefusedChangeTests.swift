import ChromiumDriver
import Testing

extension BrowserTests {
  @Suite("Changes that a program refuses, and controls that are redrawn")
  struct RefusedChangeTests {
    private func open(_ test: (ProbePage) async throws -> Void) async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_refusals")
        try await probe.page.wait(until: "document.querySelector('[placeholder=Capitals]')")
        try await test(probe)
      }
    }

    /// Chooses the next option of the menu by a key.
    private func chooseNext(_ page: BrowserPage) async throws {
      try await page.evaluate("document.querySelector('select').focus()")
      // The focus draws the row.
      for _ in 0..<3 { try await page.waitForFrame() }
      try await page.press(.down)
      try await page.wait(until: "probe('tapped') === 11")
    }

    @Test("A check box whose change is refused shows its state again, and reports the next click alike")
    func toggle() async throws {
      try await open { probe in
        for _ in 0..<2 {
          try await probe.page.click("input[type=checkbox]")
          try await probe.page.wait(until: "probe('tapped') === 1")
          try await probe.page.wait(
            until: "!document.querySelector('input[type=checkbox]').checked", seconds: 5)
        }
      }
    }

    @Test("A menu whose choice is refused shows its option again")
    func menu() async throws {
      try await open { probe in
        try await chooseNext(probe.page)
        try await probe.page.wait(until: "document.querySelector('select').selectedIndex === 0", seconds: 5)
      }
    }

    @Test("A stepper delivers numbers of its range only, and shows the one that counts")
    func stepper() async throws {
      try await open { probe in
        let page = probe.page
        let number = "document.querySelector('input[type=number]')"
        for (typed, value) in [("999", 8), ("0", 1), ("2.4", 2), ("2.4", 2), ("", 2)] {
          try await page.evaluate("\(number).focus(), \(number).select()")
          if typed.isEmpty { try await page.press(.backspace) } else { try await page.type(typed) }
          try await page.press(.tab)
          try await page.wait(until: "\(number).value === '\(value)'", seconds: 5)
          #expect(try await probe.call("guests").int == value)
        }
      }
    }

    @Test("A number that is half typed stays when its row is drawn again")
    func typedNumber() async throws {
      try await open { probe in
        let page = probe.page
        let number = "document.querySelector('input[type=number]')"
        try await page.evaluate("\(number).focus(), \(number).select()")
        try await page.type("7")
        try await probe.call("show_refusals")
        try await page.wait(until: "document.body.textContent.includes('Guests 2, call 2')")
        #expect(try await page.evaluate("\(number).value") == "7")
        try await page.press(.enter)
        try await page.wait(until: "document.body.textContent.includes('Guests 7, ')")
      }
    }

    @Test("The options of a menu are not made again when its row is drawn again")
    func options() async throws {
      try await open { probe in
        let page = probe.page
        try await page.evaluate("document.querySelector('option').isFirst = true")
        try await page.click("input[type=checkbox]")
        try await page.wait(until: "probe('tapped') === 1")
        try await chooseNext(page)
        for _ in 0..<3 { try await page.waitForFrame() }
        #expect(try await page.evaluate("document.querySelector('option').isFirst === true") == true)
      }
    }

    @Test("The caret keeps its place when the program changes the text of a field")
    func caret() async throws {
      try await open { probe in
        let page = probe.page
        let field = "document.querySelector('[placeholder=Capitals]')"
        try await page.click("[placeholder=Capitals]")
        try await page.type("ac")
        try await page.wait(until: "\(field).value === 'AC'")
        try await page.press(.left)
        try await page.type("b")
        try await page.wait(until: "\(field).value === 'ABC'")
        #expect(try await page.evaluate("[\(field).selectionStart, \(field).selectionEnd]") == [2, 2])
      }
    }
  }
}

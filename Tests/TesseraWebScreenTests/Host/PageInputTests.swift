import ChromiumDriver
import Testing

extension BrowserTests {
  @Suite("Input and content of the host for browsers")
  struct PageInputTests {
    @Test("Arrow keys move the focus from row to row")
    func keys() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_buttons", 1000)
        try await probe.page.wait(until: "document.querySelector('.tessera-cell.tappable')")
        try await probe.page.press(.tab)
        try await probe.waitForFocus("Row 0")
        for row in 1...20 {
          try await probe.page.press(.down)
          try await probe.waitForFocus("Row \(row)")
        }
        // The focused row is in the viewport.
        let focused = try await probe.cells.first { $0.text == "Row 20" }
        #expect((focused?.bottom ?? .infinity) <= 600)
        try await probe.page.press(.up)
        try await probe.waitForFocus("Row 19")
      }
    }

    @Test("The End key focuses the last of 10 million rows, and the Home key the first")
    func endKey() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_buttons", 10_000_000)
        try await probe.page.wait(until: "document.querySelector('.tessera-cell.tappable')")
        try await probe.page.press(.tab)
        try await probe.waitForFocus("Row 0")
        try await probe.page.press(.end)
        try await probe.waitForFocus("Row 9999999")
        try await probe.page.wait(until: "cells().at(-1)[0] === 'Row 9999999' && cells().at(-1)[2] === 600")
        try await probe.page.press(.home)
        try await probe.waitForFocus("Row 0")
        try await probe.waitForFirst("Row 0", top: 0)
      }
    }

    @Test("The End key scrolls to the end of rows that cannot have the focus")
    func endKeyWithoutFocus() async throws {
      try await ProbePage.open { probe in
        try await probe.page.press(.tab)
        try await probe.page.press(.end)
        try await probe.page.wait(until: "cells().at(-1)[0] === 'Row 999' && cells().at(-1)[2] === 600")
      }
    }

    @Test("A click taps the row below the mouse, and gives it the focus")
    func click() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_buttons", 1000)
        try await probe.page.wait(until: "document.querySelector('.tessera-cell.tappable')")
        try await probe.page.wheel(at: ProbePage.middle, y: 90)
        try await probe.waitForFirst("Row 2", top: -10)
        #expect(try await probe.call("tapped") == -1)
        // 5 rows lie between the first and the one at this point.
        try await probe.page.click(at: BrowserPoint(x: 100, y: 250))
        try await probe.page.wait(until: "probe('tapped') === 8")
        try await probe.waitForFocus("Row 8")
      }
    }

    @Test("A second finger ends the press of the first, so that no menu opens during a pinch")
    func pinch() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await page.setTouch(true)
        try await probe.call("show_menus")
        try await page.waitForFrame()
        let (first, second) = (BrowserPoint(x: 100, y: 60), BrowserPoint(x: 300, y: 200))
        try await page.touch("touchStart", [first])
        try await page.touch("touchStart", [first, second])
        try await page.evaluate("new Promise(resolve => setTimeout(resolve, 1200))")
        #expect(try await page.evaluate("document.querySelector('[role=menu]') === null") == true)
        try await page.touch("touchEnd", [])
        // A press of one finger opens it.
        try await page.touch("touchStart", [first])
        try await page.wait(until: "document.querySelector('[role=menu]')")
        try await page.touch("touchEnd", [])
      }
    }

    @Test("A field is typed into, a button pressed, and a toggle switched")
    func form() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_form")
        try await probe.page.wait(until: "document.querySelector('input:not([type])')")
        try await probe.page.click("input:not([type])")
        try await probe.page.type("Ada")
        try await probe.page.wait(until: "document.body.textContent.includes('name Ada, count 0, off')")
        #expect(try await probe.page.evaluate("document.activeElement.value") == "Ada")
        try await probe.page.compose("ロ")
        try await probe.page.insert("ローマ")
        try await probe.page.wait(until: "document.body.textContent.includes('name Adaローマ, ')")
        for count in 1...2 {
          try await probe.page.click("button")
          try await probe.page.wait(until: "document.body.textContent.includes('count \(count)')")
        }
        try await probe.page.click("input[type=checkbox]")
        try await probe.page.wait(until: "document.body.textContent.includes('count 2, on')")
      }
    }

    @Test("Markup, quotes and controls of direction are text and nothing else")
    func hostileContent() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_hostile")
        try await probe.page.wait(
          until: "cells()[0][0].startsWith('<script>') && !cells().some(([text]) => text.startsWith('Row '))")
        let texts = [
          "<script>window.isHacked = 1</script>", "<img src=x onerror=\"window.isHacked = 1\">",
          "\"><b style='color:red'>&amp;</b>", "abc \u{202E}fed\u{202C} ghi",
          "\u{1F469}\u{200D}\u{1F680} e\u{301}",
        ]
        let shown = try await probe.cells.map(\.text)
        // Cells, texts and buttons.
        #expect(shown.count > 10 && shown.enumerated().allSatisfy { $1 == texts[$0 % 5] }, "\(shown)")
        let found = try await probe.page.evaluate(
          "document.querySelectorAll('.tessera script, .tessera img, .tessera b, [onerror]').length")
        #expect(found == 0)
        #expect(try await probe.page.evaluate("window.isHacked === undefined") == true)
      }
    }

    @Test("Assistive technology finds the rows of the viewport, their places and their number")
    func accessibility() async throws {
      try await ProbePage.open { probe in
        try await probe.page.wait(until: "document.querySelector('[aria-setsize]')")
        let tree = try await probe.page.accessibilityTree()
        let list = try #require(tree.all("list").first)
        #expect(list.name == "Rows")
        let names = list.all("listitem").map { item in
          item.name.isEmpty ? item.all("StaticText").map(\.name).joined() : item.name
        }
        #expect(Array(names.prefix(15)) == (0..<15).map { "Row \($0)" })
        let places = try await probe.page.evaluate(
          """
          [...document.querySelectorAll('[role=listitem]')].slice(0, 3)
            .map(item => [item.ariaPosInSet, item.ariaSetSize].join(' of '))
          """)
        #expect(places == ["1 of 1000", "2 of 1000", "3 of 1000"])
      }
    }

    @Test("A page that is resized fills its new size")
    func resize() async throws {
      try await ProbePage.open { probe in
        try await probe.page.resize(width: 500, height: 800)
        try await probe.page.wait(until: "cells().length === 20")
        try await probe.page.resize(width: 500, height: 200)
        try await probe.page.wait(until: "cells().length === 5")
        // The end of the content stays at that of a page that becomes higher.
        try await probe.call("jump", 999)
        try await probe.page.wait(until: "cells().at(-1)[0] === 'Row 999' && cells().at(-1)[2] === 200")
        for height in [600, 900] {
          try await probe.page.resize(width: 500, height: height)
          try await probe.page.wait(until: "document.getElementById('list').clientHeight === \(height)")
          for _ in 0..<5 { try await probe.page.waitForFrame() }
          let last = try await probe.cells.last
          #expect(
            last == ProbePage.SeenCell(text: "Row 999", top: Double(height - 40), bottom: Double(height)))
        }
      }
    }
  }
}

import ChromiumDriver
import Testing

extension BrowserTests {
  /// The driver sends what a user's devices would: a page of its own records it.
  @Suite("Input of the driver")
  struct DriverInputTests {
    private static let recorder = """
      window.seen = [];
      for (const type of ["keydown", "click", "dblclick", "contextmenu", "pointerdown", "input", "compositionstart"]) {
        addEventListener(type, event => seen.push([type, event.key ?? event.pointerType ?? event.data ?? "",
          event.code ?? "", event.isTrusted, event.shiftKey ?? false].join(" ")), true);
      }
      addEventListener("wheel", event => seen.push("wheel " + event.deltaY), { passive: true });
      """

    @Test("Keys have their names and codes, and type into a field")
    func keys() async throws {
      try await ServedPage.with(body: "<input autofocus>", script: Self.recorder) { page, _ in
        try await page.click("input")
        try await page.evaluate("seen.length = 0")
        try await page.type("Hi 5")
        try await page.press(.left, .shift)
        try await page.press(.backspace)
        #expect(try await page.evaluate("document.querySelector('input').value") == "Hi ")
        let keys = try await page.evaluate("seen.filter(each => each.startsWith('keydown'))")
        #expect(
          keys == [
            "keydown H KeyH true false", "keydown i KeyI true false", "keydown   Space true false",
            "keydown 5 Digit5 true false", "keydown ArrowLeft ArrowLeft true true",
            "keydown Backspace Backspace true false",
          ])
      }
    }

    @Test("An input method composes a text before it inserts it")
    func composition() async throws {
      try await ServedPage.with(body: "<input>", script: Self.recorder) { page, _ in
        try await page.click("input")
        try await page.compose("にほ")
        #expect(try await page.evaluate("document.querySelector('input').value") == "にほ")
        try await page.insert("日本")
        #expect(try await page.evaluate("document.querySelector('input').value") == "日本")
        #expect(try await page.evaluate("seen.some(each => each.startsWith('compositionstart'))") == true)
      }
    }

    @Test("The mouse clicks once, twice and with the right button")
    func mouse() async throws {
      try await ServedPage.with(body: "<button>Press</button>", script: Self.recorder) { page, _ in
        try await page.click("button")
        try await page.click("button", count: 2)
        try await page.click("button", button: "right")
        let counts = try await page.evaluate(
          "['click', 'dblclick', 'contextmenu'].map(type => seen.filter(each => each.split(' ')[0] === type).length)"
        )
        #expect(counts == [3, 1, 1])
        #expect(try await page.evaluate("seen.every(each => each.includes('true'))") == true)
      }
    }

    @Test("The wheel scrolls the page")
    func wheel() async throws {
      let body = "<div id=tall></div><style>#tall { height: 5000px }</style>"
      try await ServedPage.with(body: body, script: Self.recorder) { page, _ in
        try await page.wheel(at: BrowserPoint(x: 100, y: 100), y: 240)
        try await page.wait(until: "scrollY === 240")
        #expect(try await page.evaluate("seen") == ["wheel 240"])
      }
    }

    @Test("A finger taps, and scrolls the page")
    func touch() async throws {
      let body = "<button>Press</button><div id=tall></div><style>#tall { height: 5000px }</style>"
      try await ServedPage.with(body: body, script: Self.recorder) { page, _ in
        try await page.setTouch(true)
        try await page.tap(at: page.center(of: "button"))
        try await page.wait(until: "seen.some(each => each.startsWith('click'))")
        #expect(try await page.evaluate("seen[0].split(' ').slice(0, 2)") == ["pointerdown", "touch"])
        try await page.swipe(from: BrowserPoint(x: 200, y: 400), to: BrowserPoint(x: 200, y: 100))
        try await page.wait(until: "scrollY > 200")
      }
    }
  }
}

import ChromiumDriver
import Testing

extension BrowserTests {
  /// Fields, links and custom elements that belong to the page keep their keys and presses.
  @Suite("Elements of the page in rows")
  struct ForeignElementTests {
    private static func open(_ test: (ProbePage) async throws -> Void) async throws {
      try await ProbePage.open { probe in
        try await probe.page.evaluate(
          """
          customElements.define('probe-field', class extends HTMLElement {
            connectedCallback() {
              this.field = this.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'));
            }
          })
          """)
        try await probe.call("show_tappable_templates")
        try await probe.page.wait(
          until:
            "document.querySelector('.tessera-cell b')?.textContent === 'Ada' && document.querySelector('probe-field')"
        )
        try await probe.page.waitForFrame()
        try await test(probe)
      }
    }

    @Test("A field of a template keeps the focus in a row that can have it")
    func field() async throws {
      try await Self.open { probe in
        let page = probe.page
        try await page.click(".tessera-cell input")
        for _ in 0..<5 { try await page.waitForFrame() }
        try await page.type("a b")
        #expect(try await page.evaluate("document.activeElement.value") == "a b")
        #expect(try await probe.call("tapped") == -1)
      }
    }

    @Test("The Tab key reaches the button of a template in a row that can have the focus")
    func tab() async throws {
      try await Self.open { probe in
        let page = probe.page
        try await page.evaluate("document.querySelector('.tessera-cell input').focus()")
        for _ in 0..<3 { try await page.waitForFrame() }
        try await page.press(.tab)
        for _ in 0..<3 { try await page.waitForFrame() }
        #expect(try await page.evaluate("document.activeElement.textContent") == "Call")
      }
    }

    @Test("A field in a custom element has all keys, and the row that has the focus gets none")
    func shadow() async throws {
      try await Self.open { probe in
        let page = probe.page
        try await page.evaluate(
          "[...document.querySelectorAll('.tessera-cell')].find(cell => cell.textContent === 'Row').id = 'row'"
        )
        try await page.click("#row")
        try await page.wait(until: "probe('tapped') === 2")
        try await probe.waitForFocus("Row")
        try await page.evaluate("probe('reset_tapped'), document.querySelector('probe-field').field.focus()")
        for _ in 0..<3 { try await page.waitForFrame() }
        try await page.type("a b")
        try await page.press(.home)
        try await page.type("c")
        try await page.press(.enter)
        #expect(try await page.evaluate("document.querySelector('probe-field').field.value") == "ca b")
        #expect(try await probe.call("tapped") == -1)
      }
    }

    @Test("Keys choose another radio button of a template, in a row that moves the focus by keys")
    func radio() async throws {
      try await Self.open { probe in
        let page = probe.page
        try await page.evaluate(
          """
          for (const name of ['a', 'b']) {
            const radio = document.createElement('input');
            Object.assign(radio, { type: 'radio', name: 'choice', id: name });
            document.querySelector('.tessera-cell .template').append(radio);
          }
          document.getElementById('a').focus()
          """)
        for _ in 0..<3 { try await page.waitForFrame() }
        try await page.press(.down)
        for _ in 0..<3 { try await page.waitForFrame() }
        #expect(try await page.evaluate("document.activeElement.id") == "b")
      }
    }

    @Test("The field of the second template of a row keeps its text when the first one goes")
    func twoTemplates() async throws {
      try await Self.open { probe in
        let page = probe.page
        try await probe.call("show_two_templates", 2)
        let inputs =
          "[...document.querySelectorAll('.tessera-cell input')].filter(field => field.offsetWidth)"
        try await page.wait(until: "\(inputs).length === 2")
        try await page.evaluate("\(inputs)[1].focus()")
        try await page.type("kept")
        try await probe.call("show_two_templates", 1)
        try await page.wait(until: "\(inputs).length === 1")
        #expect(try await page.evaluate("document.activeElement.value") == "kept")
      }
    }

    @Test("A click on a link follows it, and does not tap its row")
    func link() async throws {
      try await Self.open { probe in
        let page = probe.page
        try await page.click(".tessera-cell a")
        try await page.wait(until: "location.hash === '#page'")
        try await page.waitForFrame()
        #expect(try await probe.call("tapped") == -1)
      }
    }

    @Test("A finger that taps a row without a focus gives it to no other row")
    func finger() async throws {
      try await Self.open { probe in
        let page = probe.page
        try await page.setTouch(true)
        try await page.tap(at: BrowserPoint(x: 400, y: 20))
        try await page.wait(until: "document.activeElement.id === 'list'")
        for _ in 0..<3 { try await page.waitForFrame() }
        #expect(try await page.evaluate("document.activeElement.id") == "list")
      }
    }
  }
}

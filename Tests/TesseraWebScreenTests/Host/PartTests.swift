import ChromiumDriver
import Foundation
import TestSupport
import Testing

extension BrowserTests {
  @Suite("Drawings and templates on a page")
  struct PartTests {
    @Test("Paths are SVG in the colors of the page, also in the dark and with forced colors")
    func drawings() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_drawings")
        try await page.wait(until: "document.querySelectorAll('.tessera-cell svg').length === 2")
        let paths = try await page.evaluate(
          "[...document.querySelectorAll('.tessera-cell svg')].map(svg => [...svg.children].map(path => path.getAttribute('d')))"
        )
        #expect(
          paths[0] == [
            "M0 20Q25 -20 50 20C60 44 90 44 100 20", "M55 20L55 20A5 5 0 0 1 45 20A5 5 0 0 1 55 20Z",
            "M0 39L100 39",
          ])
        #expect(paths[1][1].string?.hasPrefix("M20 4A16 16 0 0 1 ") == true)
        let tree = try await page.accessibilityTree()
        #expect(tree.all("image").map(\.name) == ["A wave", "30 percent"])
        let box = try await page.evaluate(
          "(({ width, height }) => [width, height])(document.querySelector('.tessera-cell svg').getBoundingClientRect())"
        )
        #expect(box == [100, 40])
        let colors =
          "[...document.querySelectorAll('.tessera-cell svg path')].map(path => [getComputedStyle(path).fill, getComputedStyle(path).stroke])"
        let light = try await page.evaluate(colors)
        #expect(light[0] == ["none", "rgb(11, 92, 214)"])
        #expect(light[1] == ["rgb(179, 38, 30)", "none"])
        #expect(light[4] == ["none", "rgb(200, 80, 0)"])
        try await picture(page, "light")
        try await page.setMedia(isDark: true)
        #expect(try await page.evaluate(colors)[0] == ["none", "rgb(125, 178, 255)"])
        try await picture(page, "dark")
        try await page.setMedia(forcesColors: true)
        let highlight = try await page.evaluate(
          """
          (() => {
            const probe = document.body.appendChild(document.createElement('div'));
            probe.style.cssText = 'forced-color-adjust: none; color: Highlight';
            return getComputedStyle(probe).color;
          })()
          """)
        #expect(try await page.evaluate(colors)[0][1] == highlight)
        try await picture(page, "forced")
      }
    }

    /// Writes a picture of the page to the folder that `TESSERA_PICTURES` names, to look at it.
    private func picture(_ page: BrowserPage, _ name: String) async throws {
      guard let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] else { return }
      try await Data(page.screenshot()).write(to: URL(fileURLWithPath: folder + "/drawings-\(name).png"))
    }

    @Test("Rows show templates and custom elements of the page, filled with texts that are no markup")
    func templates() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await page.evaluate(
          "customElements.define('probe-card', class extends HTMLElement { static observedAttributes = ['label']; attributeChangedCallback(name, old, value) { this.textContent = `Card ${value}`; } })"
        )
        try await probe.call("show_templates")
        try await page.wait(until: "document.querySelectorAll('.tessera-cell b').length > 5")
        let texts = try await page.evaluate(Self.texts)
        #expect(texts[0] == "<i>Person</i> 0")
        #expect(texts[1] == "<i>Person</i> 1")
        #expect(texts[2] == "Card <i>Person</i> 2")
        #expect(try await page.evaluate("document.querySelectorAll('.tessera-cell b i').length") == 0)
        #expect(
          try await page.evaluate("document.querySelector('.tessera-cell b').hasAttribute('onclick')")
            == false)
        #expect(
          try await page.evaluate("document.querySelector('.tessera-cell a').hasAttribute('href')") == false)
        #expect(
          try await page.evaluate("document.querySelectorAll('.tessera-cell a')[1].getAttribute('href')")
            == "#1")
        // A press, and an edit.
        try await page.evaluate("document.querySelectorAll('.tessera-cell button')[1].id = 'call'")
        try await page.click("#call")
        try await page.wait(until: "probe('tapped') === 1")
        try await page.wait(until: "document.querySelectorAll('.tessera-cell input')[1].value === 'call'")
        try await page.evaluate("document.querySelectorAll('.tessera-cell input')[0].focus()")
        try await page.type("Hi")
        try await page.wait(until: "probe('tapped') === 0")
        #expect(try await page.evaluate("document.activeElement.value") == "Hi")
        try await page.evaluate(
          "document.querySelector('probe-card').dispatchEvent(new CustomEvent('tessera-send', { bubbles: true, detail: ['open', 5] }))"
        )
        try await page.wait(until: "probe('tapped') === 2")
      }
    }

    @Test("Templates are reused for other rows, without copies for each row")
    func reuse() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await probe.call("show_templates")
        try await page.wait(until: "document.querySelectorAll('.tessera-cell b').length > 5")
        try await page.evaluate(
          "window.copies = 0; new MutationObserver(list => { window.copies += list.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ localName }) => localName === 'b').length; }).observe(document.getElementById('list'), { childList: true, subtree: true })"
        )
        for _ in 0..<15 {
          try await page.wheel(at: ProbePage.middle, y: 500)
          try await page.waitForFrame()
        }
        try await page.wait(until: "document.getElementById('list').scrollTop > 6000")
        try await page.waitForFrame()
        let shown = try await page.evaluate(
          """
          [...document.querySelectorAll('.tessera-cell')].filter(cell => cell.style.display !== 'none' && cell.querySelector('b'))
            .every(cell => cell.querySelector('img').getAttribute('src') === 'picture.svg?' + cell.querySelector('b').textContent.slice(14))
          """)
        #expect(shown == true)
        let copies = try await page.evaluate("window.copies").int ?? .max
        #expect(copies < 60, "\(copies) copies for about 100 rows")
      }
    }

    private static let texts = """
      [...document.querySelectorAll('.tessera-cell')].filter(cell => cell.style.display !== 'none')
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map(cell => (cell.querySelector('b') ?? cell).textContent)
      """
  }
}

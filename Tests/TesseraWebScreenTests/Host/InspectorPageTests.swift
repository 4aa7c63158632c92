import ChromiumDriver
import Testing

extension BrowserTests {
  @Suite("The inspector on a page")
  struct InspectorPageTests {
    @Test("The inspector lists what the page shows, follows a scroll, and outlines the rows")
    func inspector() async throws {
      try await ProbePage.open(width: 1200) { probe in
        try await probe.call("inspect")
        try await probe.waitForInspector("1 section, 1000 items")
        try await probe.waitForInspector("▾ rows")
        try await probe.page.wheel(at: BrowserPoint(x: 200, y: 300), y: 90)
        try await probe.waitForInspector("0, 90  1185×600")
        try await probe.waitForFirst("Row 2", top: -10)

        // The switch of the inspector is a real control of the page.
        try await probe.page.click("#inspector input")
        try await probe.page.wait(
          until: "\(ProbePage.texts(in: "list")).some(text => text.includes(': 1185×40'))")
        try await probe.page.click("#inspector input")
        try await probe.page.wait(
          until: "!\(ProbePage.texts(in: "list")).some(text => text.includes('1185×40'))")
      }
    }

    @Test("A click on a section closes it, one on an update lists its phases, and one on a row explains it")
    func taps() async throws {
      try await ProbePage.open(width: 1200) { probe in
        try await probe.call("inspect")
        try await probe.waitForInspector("▾ rows")
        try await probe.clickInInspector("▾ rows")
        try await probe.waitForInspector("▸ rows")
        // An update lists its phases, with times of the browser's clock.
        try await probe.page.wheel(at: BrowserPoint(x: 200, y: 300), y: 90)
        try await probe.waitForInspector(" mount")
        try await probe.clickInInspector(" mount")
        try await probe.page.wait(
          until:
            "\(ProbePage.texts(in: "inspector")).some(text => /reconcile  1 ×  [0-9.]* (µs|ms)/.test(text))")
        try await probe.clickInInspector("▸ rows")
        try await probe.waitForInspector("0  row")
        try await probe.clickInInspector("0  row")
        try await probe.waitForInspector("Explanation")
      }
    }
  }
}

extension ProbePage {
  /// A script for the texts of the cells in an element.
  fileprivate static func texts(in id: String) -> String {
    "[...document.querySelectorAll('#\(id) .tessera-cell')].filter(cell => cell.style.display !== 'none')"
      + ".map(cell => cell.textContent)"
  }

  fileprivate func waitForInspector(_ text: String) async throws {
    try await page.wait(until: "\(Self.texts(in: "inspector")).some(text => text.includes('\(text)'))")
  }

  /// Clicks the row of the inspector with a text.
  fileprivate func clickInInspector(_ text: String) async throws {
    let place = try await page.evaluate(
      """
      (() => {
        const cell = [...document.querySelectorAll('#inspector .tessera-cell')]
          .find(cell => cell.style.display !== 'none' && cell.textContent.includes('\(text)'));
        const box = cell.getBoundingClientRect();
        return [box.left + 40, box.top + box.height / 2];
      })()
      """
    ).array
    try await page.click(at: BrowserPoint(x: place[0].number ?? .nan, y: place[1].number ?? .nan))
  }
}

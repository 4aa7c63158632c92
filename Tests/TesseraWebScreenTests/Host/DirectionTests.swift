import ChromiumDriver
import Testing

extension BrowserTests {
  @Suite("Pages from right to left")
  struct DirectionTests {
    @Test("The parts of rows are mirrored, and the lines of texts begin on the right")
    func parts() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_parts")
        try await waitForParts(probe)
        let (plain, lines) = (try await Self.parts(probe), try await Self.lineEdges(probe))
        try await turn(probe)
        let (mirrored, mirroredLines) = (try await Self.parts(probe), try await Self.lineEdges(probe))
        try #require(plain.count == mirrored.count)
        for (part, other) in zip(plain, mirrored) {
          #expect(part.name == other.name)
          #expect(abs(other.left - (800 - part.right)) < 0.1, "\(part) became \(other)")
          #expect(abs(other.right - (800 - part.left)) < 0.1, "\(part) became \(other)")
        }
        for (line, other) in zip(lines, mirroredLines) {
          #expect(abs(other.right - (800 - line.left)) < 1, "the line \(line) became \(other)")
        }
      }
    }

    @Test("A click in a mirrored row presses the button below the mouse")
    func click() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_parts")
        try await waitForParts(probe)
        try await turn(probe)
        try await probe.page.click(at: BrowserPoint(x: 40, y: 20))
        try await probe.page.wait(until: "probe('tapped') === 1")
      }
    }

    /// Waits until rows with parts are shown, and have the width of the page: before, there is a scroll bar.
    private func waitForParts(_ probe: ProbePage) async throws {
      try await probe.page.wait(
        until: """
          parts().length === 4 && parts()[0].length === 3
            && [...document.querySelectorAll('.tessera-cell')].filter(cell => cell.style.display !== 'none')
              .every(cell => cell.offsetWidth === 800)
          """)
    }

    /// Turns the page, and waits until the collection has noticed.
    private func turn(_ probe: ProbePage) async throws {
      try await probe.page.evaluate("document.dir = 'rtl'")
      try await probe.page.resize(width: 800, height: 580)
      try await probe.page.waitForFrame()
      try await probe.page.waitForFrame()
    }

    private struct Edges {
      var name: String
      var left: Double
      var right: Double
    }

    private static func parts(_ probe: ProbePage) async throws -> [Edges] {
      try await probe.page.evaluate("parts()").array.flatMap { $0.array }.map {
        Edges(name: $0[0].string ?? "", left: $0[1].number ?? .nan, right: $0[2].number ?? .nan)
      }
    }

    /// The edges of the letters of texts.
    private static func lineEdges(_ probe: ProbePage) async throws -> [Edges] {
      try await probe.page.evaluate(
        """
        [...document.querySelectorAll('.tessera-cell > span')].filter(span => span.offsetParent).map((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          const { left, right } = range.getBoundingClientRect();
          return [span.textContent, left, right];
        }).sort()
        """
      ).array.map { Edges(name: $0[0].string ?? "", left: $0[1].number ?? .nan, right: $0[2].number ?? .nan) }
    }
  }
}

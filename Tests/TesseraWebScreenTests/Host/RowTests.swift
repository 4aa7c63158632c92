import ChromiumDriver
import Testing

extension BrowserTests {
  @Suite("Rows of the host for browsers")
  struct RowTests {
    @Test("The rows of the viewport appear, one below the other")
    func rowsAppear() async throws {
      try await ProbePage.open { probe in
        let cells = try await probe.cells
        let expected = (0..<15).map {
          ProbePage.SeenCell(text: "Row \($0)", top: Double($0) * 40, bottom: Double($0 + 1) * 40)
        }
        #expect(cells == expected)
        let count =
          try await probe.page.evaluate("document.querySelectorAll('.tessera-cell').length").int ?? 0
        #expect(count < 60, "\(count) elements for 15 rows")
      }
    }

    @Test("A notch of the wheel scrolls by its distance", arguments: [1_000, 10_000_000])
    func wheel(count: Int) async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_rows", 0, Double(count))
        for step in 1...5 {
          try await probe.page.wheel(at: ProbePage.middle, y: 90)
          let offset = step * 90
          try await probe.waitForFirst("Row \(offset / 40)", top: -Double(offset % 40))
        }
      }
    }

    @Test("The wheel reaches the end exactly, and the start again", arguments: [1_000, 10_000_000])
    func wheelToEnd(count: Int) async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_rows", 0, Double(count))
        let last = ProbePage.SeenCell(text: "Row \(count - 1)", top: 560, bottom: 600)
        try await probe.wheel(y: 1_000_000) { $0.last == last }
        let end = try await probe.cells
        #expect(end.count == 15)
        #expect(end.last == last)
        // A step back is a step.
        try await probe.page.wheel(at: ProbePage.middle, y: -50)
        try await probe.waitForFirst("Row \(count - 17)", top: -30)
        let first = ProbePage.SeenCell(text: "Row 0", top: 0, bottom: 40)
        try await probe.wheel(y: -1_000_000) { $0.first == first }
        #expect(try await probe.cells.first == first)
      }
    }

    @Test("A slow page arrives where the wheel was turned to")
    func slowdown() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_rows", 0, 10_000_000)
        try await probe.page.setProcessorSlowdown(6)
        for _ in 0..<20 { try await probe.page.wheel(at: ProbePage.middle, y: 110) }
        try await probe.waitForFirst("Row 55", top: 0)
        try await probe.waitForRest()
        #expect(try await probe.cells.count == 15)
        try await probe.page.setProcessorSlowdown(1)
      }
    }

    @Test("A jump into the middle of 10 million rows is exact, and so is the wheel there")
    func jump() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_rows", 0, 10_000_000)
        for row in [5_000_000, 9_000_123, 77] {
          try await probe.call("jump", Double(row))
          try await probe.waitForFirst("Row \(row)", top: 0)
          try await probe.page.wheel(at: ProbePage.middle, y: 110)
          try await probe.waitForFirst("Row \(row + 2)", top: -30)
          try await probe.page.wheel(at: ProbePage.middle, y: -110)
          try await probe.waitForFirst("Row \(row)", top: 0)
        }
      }
    }

    @Test("Rows inserted above leave what is read in place")
    func prepend() async throws {
      try await ProbePage.open { probe in
        try await probe.call("jump", 500)
        try await probe.waitForFirst("Row 500", top: 0)
        try await probe.waitForRest()
        let before = try await probe.cells
        let script = """
          new Promise(resolve => {
            const first = JSON.stringify(cells());
            probe('show_rows', -1000, 1000);
            let frames = 0, jumps = 0;
            const look = () => {
              if (JSON.stringify(cells()) !== first) jumps++;
              if (++frames < 30) requestAnimationFrame(look); else resolve(jumps);
            };
            requestAnimationFrame(look);
          })
          """
        #expect(try await probe.page.evaluate(script) == 0)
        #expect(try await probe.cells == before)
        let first = ProbePage.SeenCell(text: "Row -1000", top: 0, bottom: 40)
        try await probe.wheel(y: -1_000_000) { $0.first == first }
        #expect(try await probe.cells.first == first)
      }
    }
  }
}

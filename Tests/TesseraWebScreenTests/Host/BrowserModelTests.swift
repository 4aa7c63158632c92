import ChromiumDriver
import Tessera
import TesseraTesting
import TestSupport
import Testing

extension BrowserTests {
  /// Random programs: after each step, the elements of the page are where the cells of the headless host are.
  @Suite("Random programs in the browser", .tags(.model))
  struct BrowserModelTests {
    /// The row of the probe.
    private struct Row: CanvasCell {
      var text: String
      static var sizing: Sizing { .height(40) }
      func draw(in canvas: inout Canvas) { canvas.text(text) }
    }

    private static func content(_ ids: [Int]) -> Content<Headless> {
      Content { Section("rows") { ForEach(ids, id: { $0 }) { Row(text: "Row \($0)") } } }
    }

    @MainActor
    private static func cells(_ collection: HeadlessCollection) -> [ProbePage.SeenCell] {
      let viewport = collection.engine.viewport
      return collection.drawings.compactMap { drawing in
        guard drawing.frame.maxY > 0, drawing.frame.minY < viewport.height else { return nil }
        let texts = drawing.drawing.commands.compactMap { command in
          if case .text(let text, _, _) = command { return text }
          return nil
        }
        return ProbePage.SeenCell(
          text: texts.joined(), top: drawing.frame.minY, bottom: drawing.frame.maxY)
      }
      .sorted { $0.top < $1.top }
    }

    @Test(
      "Elements are where the cells of the headless host are",
      arguments: (UInt64(1)...20).sampled)
    @MainActor
    func program(seed: UInt64) async throws {
      var random = SplitMix64(seed: seed)
      try await ProbePage.open { probe in
        var ids: [Int] = []
        var lastID = 0
        var log: [String] = []
        let collection = HeadlessCollection(
          size: Size(width: 800, height: 600), content: Self.content(ids))
        // The page begins with rows of the same ids, at which the position would be kept.
        try await probe.call("show_ids")
        try await expectSameCells(probe, collection, log)
        for step in 0..<25 {
          for _ in 0..<(step == 0 ? 60 : Int.random(in: 0...6, using: &random)) {
            if ids.isEmpty || Int.random(in: 0..<5, using: &random) > 0 {
              lastID += 1
              let index = Int.random(in: 0...ids.count, using: &random)
              ids.insert(lastID, at: index)
              try await probe.call("insert_id", Double(lastID), Double(index))
              log.append("insert \(lastID) at \(index)")
            } else {
              let index = ids.indices.randomElement(using: &random) ?? 0
              let removed = try await probe.call("remove_id", Double(index))
              #expect(removed == .number(Double(ids.remove(at: index))))
              log.append("remove at \(index)")
            }
          }
          let distance = Double(Int.random(in: -400...500, using: &random))
          switch Int.random(in: 0..<3, using: &random) {
          case 0:
            log.append("show and scroll by \(distance)")
            try await probe.showAndScroll(by: distance)
            collection.stage.show(Self.content(ids))
            collection.scroll(by: distance)
          case let step:
            try await probe.call("show_ids")
            collection.show(Self.content(ids))
            try await expectSameCells(probe, collection, log)
            log.append("\(step == 1 ? "scroll" : "turn the wheel") by \(distance)")
            if step == 1 {
              try await probe.call("scroll_by", distance)
            } else {
              try await probe.page.wheel(at: ProbePage.middle, y: distance)
            }
            collection.scroll(by: distance)
          }
          try await expectSameCells(probe, collection, log)
        }
      }
    }

    @Test("A scroll that is requested before content of the same frame goes through that content")
    @MainActor
    func scrollWithContent() async throws {
      try await ProbePage.open { probe in
        for id in 0..<20 { try await probe.call("insert_id", Double(id), Double(id)) }
        let collection = HeadlessCollection(
          size: Size(width: 800, height: 600), content: Self.content(Array(0..<20)))
        try await probe.call("show_ids")
        try await expectSameCells(probe, collection, [])
        // To the end of the old content, where nothing changes on screen until the frame.
        try await probe.call("scroll_by", 1000)
        collection.scroll(by: 1000)
        try await expectSameCells(probe, collection, ["scroll to the end"])
        for id in 20..<30 { try await probe.call("insert_id", Double(id), Double(id)) }
        try await probe.showAndScroll(by: 300)
        collection.stage.show(Self.content(Array(0..<30)))
        collection.scroll(by: 300)
        try await expectSameCells(probe, collection, ["show and scroll"])
        #expect(try await probe.cells.first?.text == "Row 12")
      }
    }

    @MainActor
    private func expectSameCells(
      _ probe: ProbePage, _ collection: HeadlessCollection, _ log: [String]
    ) async throws {
      // A step that changes nothing on screen must not meet the next one in the same frame.
      try await probe.page.waitForFrame()
      let expected = Self.cells(collection)
      let found = try await probe.settled(on: expected)
      try await probe.waitForRest()
      try #require(found == expected, "after \(log.joined(separator: ", "))")
    }
  }
}

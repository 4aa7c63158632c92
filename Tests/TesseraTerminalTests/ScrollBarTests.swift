import Tessera
import TestCells
import Testing

@testable import TesseraTerminal

/// The scroll bar, the place in the status line, long lines, stripes and drags.
@MainActor
@Suite("Scrolling with the mouse, and long lines")
struct ScrollBarTests {
  private func harness(
    _ count: Int = 100, columns: Int = 20, rows: Int = 11,
    configuration: EngineConfiguration = EngineConfiguration(overscan: 0)
  ) -> ScreenHarness {
    let harness = ScreenHarness(
      TesseraTerminalTests.rows((0..<count).map { "row \($0)" }), columns: columns, rows: rows,
      configuration: configuration)
    harness.screen.collection.hasScrollBar = true
    harness.draw()
    return harness
  }

  private func bar(_ harness: ScreenHarness) -> String {
    String(harness.lines.dropLast().map { $0.count == 20 ? $0.last ?? " " : " " })
  }

  private func background(_ harness: ScreenHarness, inRow row: Int) -> Color? {
    let surface = harness.screen.surface
    return surface.styles[surface.back.cells[row * surface.columns + 12].style].style.background
  }

  @Test("The thumb is inside of the bar for all sizes, and touches an end only where the content does")
  func thumbs() {
    for rows in 2...12 {
      for content in stride(from: 20.0, to: 5_000, by: 333) {
        let viewport = Double(rows) * 16
        for part in [0, 0.01, 0.5, 0.99, 1] {
          let offset = (content - viewport) * part
          guard let bar = ScrollBar(rows: rows, content: content, viewport: viewport, offset: offset) else {
            #expect(content <= viewport)
            continue
          }
          #expect(bar.thumb.lowerBound >= 0 && bar.thumb.upperBound <= rows && !bar.thumb.isEmpty)
          if rows - bar.thumb.count > 1 {
            #expect(
              (bar.thumb.lowerBound == 0) == (part == 0) && (bar.thumb.upperBound == rows) == (part == 1))
          }
          #expect(bar.offset(forThumbAt: 0) == 0)
          #expect(abs(bar.offset(forThumbAt: rows) - (content - viewport)) < 0.001)
        }
      }
    }
  }

  @Test("The bar shows the visible part; short content has none")
  func shown() {
    let harness = harness()
    #expect(bar(harness) == "█│││││││││")
    harness.type("G")
    #expect(bar(harness) == "│││││││││█")
    harness.screen.collection.show(rows(["one"]))
    harness.draw()
    #expect(bar(harness) == "          ")
  }

  @Test("A drag of the thumb scrolls, a press beside it jumps there, and neither selects anything")
  func dragged() {
    let harness = harness()
    harness.type("\u{1B}[<0;20;1M\u{1B}[<32;20;10M")
    #expect(bar(harness) == "│││││││││█" && harness.lines[9].hasPrefix("row 99"))
    // The pointer may leave the bar.
    harness.type("\u{1B}[<32;5;1M\u{1B}[<0;5;1m")
    #expect(harness.lines[0].hasPrefix("row 0"))
    harness.type("\u{1B}[<32;5;9M")
    #expect(harness.lines[0].hasPrefix("row 0"))
    harness.type("\u{1B}[<0;20;6M\u{1B}[<0;20;6m")
    #expect(bar(harness) == "│││││█││││" && harness.focused == "-")
  }

  @Test("The last line shows the numbers of the visible items")
  func place() {
    let harness = ScreenHarness(
      Content { Section("rows") { ForEach(0..<1_000_000) { Line("\($0)") } } }, columns: 80)
    harness.screen.status = "file"
    harness.screen.showsPlace = true
    harness.draw()
    #expect(harness.lastLine.hasPrefix(" file") && harness.lastLine.hasSuffix("q quit  1 – 11 of 1 000 000"))
    harness.type("G")
    #expect(harness.lastLine.hasSuffix("  999 990 – 1 000 000 of 1 000 000"))
    harness.screen.resize(columns: 20, rows: 3)
    harness.draw()
    #expect(!harness.lastLine.contains("of"))
    harness.screen.resize(columns: 80, rows: 3)
    harness.screen.collection.show(Content {})
    harness.draw()
    #expect(!harness.lastLine.contains("of"))
  }

  @Test("Long lines scroll sideways by Right, Left and the wheel, down to their ends, and can be wrapped")
  func sideways() {
    let text = (0..<10).map { "part\($0)" }.joined(separator: " ")
    let harness = ScreenHarness(
      Content { Section("rows") { ForEach(0..<3) { _ in Text(text).selectable() } } }, columns: 20, rows: 12)
    harness.screen.collection.lineColumns = 70
    harness.draw()
    #expect(harness.lines[0] == " part0 part1 part2 p" && harness.lines[1] == harness.lines[0])
    harness.type("\u{1B}[C")
    #expect(harness.lines[0].hasPrefix("0 part1 part2"))
    harness.type("\u{1B}[<67;2;2M")
    #expect(harness.lines[0].hasPrefix("rt1 part2"))
    for _ in 0..<20 { harness.type("\u{1B}[C") }
    #expect(harness.lines[0] == "art8 part9")
    // A click finds the item below the pointer there, too.
    harness.type("\u{1B}[<0;3;2M\u{1B}[<0;3;2m")
    #expect(harness.focused == "1")
    harness.type("\u{1B}z")
    #expect(harness.lines[0] == " part0 part1 part2" && harness.lines[1] == " part3 part4 part5")
    harness.type("\u{1B}z")
    #expect(harness.lines[0].hasPrefix(" part0 part1 part2 p"))
    harness.type("\u{1B}[D")
    #expect(harness.lines[0].hasPrefix(" part0"))
  }

  @Test("Every second item has another background")
  func stripes() {
    let harness = harness()
    harness.screen.collection.isStriped = true
    harness.draw()
    #expect((0..<4).map { background(harness, inRow: $0) } == [.background, .surface, .background, .surface])
    // Stripes belong to items, and move with them.
    harness.type("\u{1B}[<65;2;2M")
    #expect((0..<4).map { background(harness, inRow: $0) } == [.surface, .background, .surface, .background])
  }

  @Test("A drag selects the items from the first to the one under the pointer, and scrolls beyond the edge")
  func dragSelection() {
    let harness = harness(configuration: EngineConfiguration(overscan: 0, selectionMode: .extended))
    let collection = harness.screen.collection
    func selected() -> [Int] {
      (0..<100).filter { collection.engine.selection.contains(ItemID("row \($0)")) }
    }
    harness.type("\u{1B}[<0;3;3M\u{1B}[<32;3;5M\u{1B}[<0;3;5m")
    #expect(selected().count <= 1)
    collection.selectsByDragging = true
    harness.type("\u{1B}[<0;3;3M\u{1B}[<32;3;5M")
    #expect(selected() == [2, 3, 4])
    harness.type("\u{1B}[<32;3;2M")
    #expect(selected() == [1, 2])
    for _ in 0..<3 { harness.type("\u{1B}[<32;3;11M") }
    harness.type("\u{1B}[<0;3;11m")
    #expect(selected() == Array(2...12) && harness.lines[0].hasPrefix("row 3"))
    harness.type("\u{1B}[<0;3;1M\u{1B}[<0;3;1m")
    #expect(selected() == [3])
  }

  @Test("A drag from an item that is gone meanwhile selects nothing")
  func dragFromRemovedItem() {
    let harness = harness(configuration: EngineConfiguration(overscan: 0, selectionMode: .extended))
    let collection = harness.screen.collection
    collection.selectsByDragging = true
    harness.type("\u{1B}[<0;3;3M")
    collection.show(rows((0..<100).filter { $0 != 2 }.map { "row \($0)" }))
    harness.draw()
    harness.type("\u{1B}[<32;3;6M")
    #expect(collection.engine.selection.count <= 1)
  }
}

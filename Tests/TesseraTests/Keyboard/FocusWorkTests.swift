import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// The cells and frames that a focus move queries: only those nearby, whatever the number of items.
@MainActor
@Suite("Work of moving the focus")
struct FocusWorkTests {
  private final class Made {
    var cells = 0
  }

  private let counter = Counter()
  private let made = Made()

  nonisolated private static let tiles = MosaicGroup.row(
    height: .points(32), [.item(width: .fraction(2 / 3)), .column([.item(), .item()])])

  private func items(_ count: Int, _ layout: Layout, size: Sizing) -> Section<Headless> {
    Section("items", layout: Layout(CountingLayout(base: layout, counter: counter))) {
      ForEach(0..<count) { id in
        made.cells += 1
        return Label("\(id)").selectable()
      }
      .size(size)
    }
  }

  /// Returns the maximum work of a focus move in the middle of a million items.
  private func mostWork(_ content: Content<Headless>) -> (cells: Int, frames: Int, searches: Int) {
    let collection = HeadlessCollection(
      size: Size(width: 960, height: 640), configuration: EngineConfiguration(overscan: 32), content: content)
    collection.engine.scroll(to: Point(y: collection.engine.contentSize.height / 2))
    collection.update()
    collection.press(.down)
    var most = (cells: 0, frames: 0, searches: 0)
    for move in [FocusMove.down, .right, .down, .up, .left, .pageDown, .pageUp, .right, .up] {
      (made.cells, counter.frames, counter.searches) = (0, 0, 0)
      let focused = collection.engine.focusedKey
      #expect(collection.engine.moveFocus(move))
      #expect(collection.engine.focusedKey != focused)
      most = (
        max(most.cells, made.cells), max(most.frames, counter.frames), max(most.searches, counter.searches)
      )
      collection.update()
    }
    return most
  }

  @Test(
    "A focus move among a million items creates few cells and queries few frames",
    arguments: [
      (Layout.list(), Sizing.height(16)), (.grid(columns: .count(12)), .height(16)),
      (.flow(), .fixed(width: 80, height: 16)), (.waterfall(columns: 12), .height(16)),
      (.mosaic(tiles), .height(16)),
    ])
  func layouts(layout: Layout, size: Sizing) {
    let most = mostWork(Content { items(1_000_000, layout, size: size) })
    #expect(most.cells <= 40 && most.cells > 0, "\(most)")
    #expect(most.frames <= 150 && most.searches <= 4, "\(most)")
  }

  @Test("A focus move between adjacent sections does as little work")
  func columns() {
    let most = mostWork(
      Content {
        Section.nesting("columns", layout: .row()) {
          for _ in 0..<3 { items(333_333, .list(), size: .height(16)) }
        }
      })
    #expect(most.cells <= 12 && most.frames <= 100 && most.searches <= 12, "\(most)")
  }

  @Test("With uniform items a focus move creates one cell")
  func uniform() {
    let made = made
    let collection = HeadlessCollection(
      columns: 20, rows: 9, configuration: EngineConfiguration(overscan: 0, selectionMode: .single)
    ) {
      Section("s") {
        ForEach(0..<1_000_000) { id in
          made.cells += 1
          return Label("\(id)")
        }
      }
    }
    collection.press(.down)
    collection.press(.pageDown)
    made.cells = 0
    #expect(collection.engine.moveFocus(.down))
    #expect(made.cells == 1, "that of the item which gets the focus")
  }
}

import Tessera
import TesseraLayout
import TesseraTerminal
import TestCells
import Testing

@MainActor
@Suite("Pages in a terminal")
struct PagerKeyTests {
  private func pager(_ direction: LayoutDirection = .leftToRight) -> TerminalCollection {
    let collection = TerminalCollection(configuration: EngineConfiguration(direction: direction))
    collection.show(
      Content(scrolling: .horizontal) {
        Section("pages", layout: .pages().transposed()) {
          ForEach(0..<9) { Line("page \($0)").selectable() }
        }
      }
      .snapping(.pages))
    collection.place(in: GridRect(columns: 0..<10, rows: 0..<4))
    draw(collection)
    return collection
  }

  private func draw(_ collection: TerminalCollection) {
    var surface = Surface(columns: 10, rows: 4)
    collection.draw(on: &surface)
  }

  /// Returns the page after an event.
  private func page(_ collection: TerminalCollection, after event: TerminalEvent) -> Int? {
    collection.handle(event, at: 0)
    draw(collection)
    return collection.engine.selectedPage?.position
  }

  @Test("Arrows and page keys turn a page, Home and End go to the ends")
  func keys() {
    let pager = pager()
    #expect(page(pager, after: .key(.right)) == 1)
    #expect(page(pager, after: .key(.pageDown)) == 2)
    #expect(page(pager, after: .key(.left)) == 1)
    #expect(page(pager, after: .key(.end)) == 8)
    #expect(page(pager, after: .key(.pageUp)) == 7)
    #expect(page(pager, after: .key(.home)) == 0)
  }

  @Test("Each wheel step turns a page")
  func wheel() {
    let pager = pager()
    #expect(page(pager, after: .mouse(MouseEvent(.wheel(.down), column: 3, row: 1))) == 1)
    #expect(page(pager, after: .mouse(MouseEvent(.wheel(.right), column: 3, row: 1))) == 2)
    #expect(page(pager, after: .mouse(MouseEvent(.wheel(.up), column: 3, row: 1))) == 1)
  }

  @Test("In a right-to-left layout, the next page is on the left")
  func rightToLeft() {
    let pager = pager(.rightToLeft)
    #expect(page(pager, after: .key(.left)) == 1)
    #expect(page(pager, after: .key(.pageDown)) == 2)
    #expect(page(pager, after: .key(.right)) == 1)
  }
}

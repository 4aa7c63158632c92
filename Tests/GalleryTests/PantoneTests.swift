import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Pantone")
struct PantoneTests {
  @Test("A key inserts and a tap removes a color; the others keep their views")
  func addAndRemove() throws {
    let example = try PantoneExample(arguments: [])
    let collection = example.shown(columns: 46, rows: 20)
    let views = Dictionary(uniqueKeysWithValues: collection.engine.cells.map { ($0.key, $0.id) })
    collection.engine.focus(on: 2)
    collection.update()
    #expect(example.press("a"))
    collection.show(example.content())
    #expect(numbers(in: collection) == [1, 2, 10, 3, 4, 5, 6, 7, 8, 9])
    collection.tap(1)
    #expect(numbers(in: collection) == [2, 10, 3, 4, 5, 6, 7, 8, 9])
    for cell in collection.engine.cells where views[cell.key] != nil { #expect(views[cell.key] == cell.id) }
    #expect(example.status(focused: nil) == "9 colors")
    #expect(collection.issues == [])
  }

  @Test("Without colors, a key inserts the first one")
  func empty() throws {
    let example = try PantoneExample(arguments: [])
    let collection = example.shown(columns: 46, rows: 20)
    for number in 1...9 { collection.tap(ItemID(number)) }
    #expect(numbers(in: collection) == [])
    #expect(example.press("a"))
    collection.show(example.content())
    #expect(numbers(in: collection) == [1])
  }

  private func numbers(in collection: HeadlessCollection) -> [Int] {
    collection.engine.cells.compactMap { $0.cell.content(as: TileCell.self).flatMap { Int($0.text) } }
  }
}

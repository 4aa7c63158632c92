#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Cells from an app's storyboard prototypes or nibs: the adapter dequeues, updates and reuses them.
@MainActor
@Suite("Cells from storyboards and nibs", .simulated)
struct ArchivedCellTests {
  enum Origin: CaseIterable {
    case prototype, nib
  }

  private final class Row: UITableViewCell {
    var name = ""
    /// Set by the archive only.
    var number: Int?
  }

  private final class Tile: UICollectionViewCell {
    var name = ""
    var number: Int?
  }

  private struct PrototypeRow: ReusableCell, Equatable {
    var name: String
    static var sizing: Sizing { .height(40) }
    static var source: ReuseSource { .prototype("Row") }
    func makeView() -> Row { Row(style: .default, reuseIdentifier: nil) }
    func update(_ view: Row, state: CellState) { view.name = name }
  }

  private struct NibRow: ReusableCell, Equatable {
    var name: String
    static var sizing: Sizing { .height(40) }
    static var source: ReuseSource { .nib(UINib(nibName: "Row", bundle: nil)) }
    func makeView() -> Row { Row(style: .default, reuseIdentifier: nil) }
    func update(_ view: Row, state: CellState) { view.name = name }
  }

  private struct PrototypeTile: ReusableCell, Equatable {
    var name: String
    static var sizing: Sizing { .height(40) }
    static var source: ReuseSource { .prototype("Tile") }
    func makeView() -> Tile { Tile(frame: .zero) }
    func update(_ view: Tile, state: CellState) { view.name = name }
  }

  private struct NibTile: ReusableCell, Equatable {
    var name: String
    static var sizing: Sizing { .height(40) }
    static var source: ReuseSource { .nib(UINib(nibName: "Tile", bundle: nil)) }
    func makeView() -> Tile { Tile(frame: .zero) }
    func update(_ view: Tile, state: CellState) { view.name = name }
  }

  private func rows(_ origin: Origin, _ word: String) -> Content<UIKitHost> {
    Content {
      Section("rows") {
        switch origin {
        case .prototype: ForEach(0..<200) { PrototypeRow(name: "\(word) \($0)") }
        case .nib: ForEach(0..<200) { NibRow(name: "\(word) \($0)") }
        }
      }
    }
  }

  private func tiles(_ origin: Origin, _ word: String) -> Content<UIKitHost> {
    Content {
      Section("tiles") {
        switch origin {
        case .prototype: ForEach(0..<200) { PrototypeTile(name: "\(word) \($0)") }
        case .nib: ForEach(0..<200) { NibTile(name: "\(word) \($0)") }
        }
      }
    }
  }

  @Test("A table dequeues, updates and reuses them", arguments: Origin.allCases)
  func table(origin: Origin) throws {
    let (pair, made) = (AdapterPair(), Counter())
    let make = {
      let row = Row(style: .default, reuseIdentifier: "Row")
      row.number = made.next()
      return row
    }
    Simulation.providePrototype("Row", in: pair.table, make: make)
    Simulation.provideNib(named: "Row") { [make()] }
    pair.tableAdapter.show(rows(origin, "first"))
    pair.screens[1].wait(1)
    let first = try #require(pair.table.cellForRow(at: IndexPath(row: 3, section: 0)) as? Row)
    #expect(first.name == "first 3" && first.number != nil)
    pair.tableAdapter.show(rows(origin, "second"))
    pair.screens[1].wait(1)
    #expect(pair.table.cellForRow(at: IndexPath(row: 3, section: 0)) === first)
    #expect(first.name == "second 3")
    for place in stride(from: CGFloat(0), through: 7600, by: 200) { pair.hands[1].scroll(to: place) }
    let last = pair.table.cellForRow(at: IndexPath(row: 199, section: 0)) as? Row
    #expect(last?.name == "second 199" && last?.number != nil)
    #expect(made.count < 40, "\(made.count) for 200 rows, of which 10 are in view")
  }

  @Test("A collection view dequeues, updates and reuses them", arguments: Origin.allCases)
  func collectionView(origin: Origin) throws {
    let (pair, made) = (AdapterPair(), Counter())
    let make = {
      let tile = Tile(frame: .zero)
      tile.number = made.next()
      return tile
    }
    Simulation.providePrototype("Tile", in: pair.collection, make: make)
    Simulation.provideNib(named: "Tile") { [make()] }
    pair.collectionAdapter.show(tiles(origin, "first"))
    pair.screens[0].wait(1)
    let first = try #require(pair.collection.cellForItem(at: IndexPath(item: 3, section: 0)) as? Tile)
    #expect(first.name == "first 3" && first.number != nil)
    pair.collectionAdapter.show(tiles(origin, "second"))
    pair.screens[0].wait(1)
    #expect(pair.collection.cellForItem(at: IndexPath(item: 3, section: 0)) === first)
    #expect(first.name == "second 3")
    for place in stride(from: CGFloat(0), through: 7600, by: 200) { pair.hands[0].scroll(to: place) }
    let last = pair.collection.cellForItem(at: IndexPath(item: 199, section: 0)) as? Tile
    #expect(last?.name == "second 199" && last?.number != nil)
    #expect(made.count < 40, "\(made.count) for 200 tiles, of which 10 are in view")
  }

  @Test("A prototype of the other kind of view is shown as a plain view")
  func foreign() {
    let pair = AdapterPair()
    pair.collectionAdapter.show(Content { Section("a") { PrototypeRow(name: "row") } })
    pair.tableAdapter.show(Content { Section("a") { PrototypeTile(name: "tile") } })
    for screen in pair.screens { screen.wait(1) }
    let path = IndexPath(item: 0, section: 0)
    let row: Row? = pair.collection.cellForItem(at: path)?.firstView()
    let tile: Tile? = pair.table.cellForRow(at: path)?.firstView()
    #expect(row?.name == "row" && row?.number == nil)
    #expect(tile?.name == "tile" && tile?.number == nil)
  }

  private final class Counter {
    private(set) var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}

extension UIView {
  /// Returns the first subview of a class, or the view itself.
  fileprivate func firstView<View: UIView>() -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.firstView() }.first
  }
}
#endif

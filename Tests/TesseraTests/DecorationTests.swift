import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Decorations")
struct DecorationTests {
  @Test("A background is behind its whole section")
  func background() {
    let collection = HeadlessCollection(columns: 6, rows: 4) {
      Section("s") { ForEach(["a", "b"], id: \.self) { Label($0) } }
        .header { Label("head") }
        .background { Frame() }
    }
    let cells = collection.engine.cells
    #expect(cells.map { $0.placement.layer } == [-1, 0, 0, 0])
    #expect(cells[0].placement.frame == Rect(x: 0, y: 0, width: 48, height: 48))
    collection.show { Section("s") { Label("a").id("a") }.background { Frame() } }
    #expect(collection.engine.cells[0].placement.frame.height == 16)
    #expect(collection.engine.cells[0].id == cells[0].id)
  }

  @Test("Separators are between items and are deleted with them")
  func separators() {
    let collection = HeadlessCollection(columns: 6, rows: 4) {
      Section("s") { ForEach(0..<3) { Label("\($0)").size(.height(17)) } }
        .separators(insets: Insets(left: 8)) { Frame() }
    }
    let frames = collection.engine.cells.filter { $0.key.element.description.contains("separator") }
      .map { $0.placement.frame }
    #expect(frames == [Rect(x: 8, y: 16, width: 40, height: 1), Rect(x: 8, y: 33, width: 40, height: 1)])
  }

  @Test("A badge that reaches beyond its item is visible")
  func badge() {
    let collection = HeadlessCollection(columns: 6, rows: 2, configuration: EngineConfiguration(overscan: 0))
    {
      Section("s") {
        ForEach(0..<4) { number in
          Group { Label("row\(number)").size(width: .fixed(32), height: .fixed(16)) }
            .size(width: .fixed(32), height: .estimated(16))
            .decoration("badge", at: RelativePlacement(horizontal: .after, vertical: .start)) {
              Label("\(number)").size(.fixed(width: 8, height: 16))
            }
        }
      }
    }
    #expect(collection.text() == "row0\nrow1\n" || collection.text() == "row00\nrow11\n")
  }

  @Test("A decoration several times as large as its item is found over its whole extent")
  func multiple() {
    #expect(decorated(itemHeight: 16, .fraction(4), scrolledBy: 160) == [6, 7, 8, 9, 10])
  }

  @Test("A decoration as large as an item beyond the viewport is found")
  func largeItem() {
    #expect(decorated(itemHeight: 100, .fill, scrolledBy: 560) == [4])
  }

  /// Returns the items whose decorations, which are below them, are in a viewport of 32 points.
  private func decorated(itemHeight: Double, _ height: Dimension, scrolledBy distance: Double) -> [Int] {
    let collection = HeadlessCollection(columns: 6, rows: 2, configuration: EngineConfiguration(overscan: 0))
    {
      Section("s") { ForEach(0..<40) { Label("\($0)").size(.height(itemHeight)) } }
        .decoration("tail", on: .eachItem, at: RelativePlacement(vertical: .after)) {
          Label("").size(height: height)
        }
    }
    collection.scroll(by: distance)
    return collection.engine.cells.compactMap { cell in
      if case .decoration(_, let item) = cell.path.element { item } else { nil }
    }
  }

  @Test("Items that a layout prepares off-screen get decorations too")
  func preparedItems() {
    func items(_ insets: Insets, isDecorated: Bool) -> [Int] {
      let collection = HeadlessCollection(
        columns: 6, rows: 2, configuration: EngineConfiguration(overscan: 0)
      ) {
        let section = Section<Headless>("s", layout: .list().visibleInset(insets)) {
          ForEach(0..<40) { Label("\($0)") }
        }
        isDecorated ? section.separators { Frame() } : section
      }
      collection.scroll(by: 160)
      return collection.engine.cells.compactMap { $0.path.item }
    }
    for distance in [-32.0, 0, 8] {
      let insets = Insets(horizontal: 0, vertical: distance)
      #expect(items(insets, isDecorated: true) == items(insets, isDecorated: false))
    }
  }

  private struct Frame: CanvasCell {
    static var sizing: Sizing { .height(1) }
    func draw(in canvas: inout Canvas) {}
  }
}

@MainActor
@Suite("Decorations in stretched slots")
struct StretchedDecorationTests {
  @Test("Backgrounds fill the slots that a layout stretches")
  func stretched() {
    let collection = HeadlessCollection(columns: 8, rows: 4) {
      Section("cards", layout: .grid(columns: .count(2))) {
        Group { ForEach(0..<4) { Label("\($0)") } }.background { Label("") }
        Group { ForEach(0..<2) { Label("\($0)") } }.background { Label("") }
      }
    }
    let backgrounds = collection.engine.cells.filter { $0.placement.layer < 0 }
    #expect(backgrounds.map { $0.placement.frame.height } == [64, 64])
  }
}

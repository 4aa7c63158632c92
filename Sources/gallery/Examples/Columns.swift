import Tessera

/// Columns that share the width, or rows that share the height: one layout for both axes.
final class ColumnsExample: BasicExample, Example {
  static let summary = "A grid of one to five columns or rows"

  private var count = 3
  private var axis = Axis.vertical

  func content<H: CollectionHost>() -> Content<H> {
    let grid = Layout.grid(columns: .count(count), spacing: 16).inset(16)
    return Content(scrolling: axis) {
      Section("tiles", layout: axis == .vertical ? grid : grid.transposed()) {
        ForEach(0..<100) { TileCell("\($0)", color: $0).selectable() }
          .size(axis == .vertical ? .height(48) : Sizing(width: .fixed(96), height: .fill))
      }
    }
  }

  func status(focused: ItemKey?) -> String { count.of(axis == .vertical ? "column" : "row") }

  var keys: [KeyCommand] {
    digits("columns", of: Array(1...5)) { $0.count = $1 }
    key("t", "turns") { $0.axis = $0.axis.cross }
  }
}

import Benchmark
import Tessera
import TesseraTesting

/// Arrow keys, in any layout: finding the item that the focus goes to. The frame that shows it is not part of it: that
/// looks at every cell on screen.
func registerFocusing(_ count: Int) {
  let tiles = MosaicGroup.row(
    height: .points(32), [.item(width: .fraction(2 / 3)), .column([.item(), .item()])])
  let layouts: [(String, Layout, Size)] = [
    ("a list", .list(), Size(width: 960, height: 16)),
    ("a grid", .grid(columns: .count(12)), Size(width: 80, height: 16)),
    ("a flow", .flow(), Size(width: 80, height: 16)),
    ("a waterfall", .waterfall(columns: 12), Size(width: 80, height: 16)),
    ("a mosaic", .mosaic(tiles), Size(width: 80, height: 16)),
  ]
  for (name, layout, size) in layouts {
    register(
      "move the focus in \(name)", count, scaling: .kilo,
      state: {
        Screen(
          Content {
            Section("rows", layout: layout) {
              ForEach(0..<count) { RowCell(row: Row(id: $0)).selectable() }.size(
                .fixed(width: size.width, height: size.height))
            }
          })
      }
    ) { meter, screen in
      screen.measureFocus(meter)
    }
  }
  register(
    "move the focus in columns", count, scaling: .kilo,
    state: {
      Screen(
        Content {
          Section.nesting("columns", layout: .row()) {
            for column in 0..<3 {
              Section(column) { ForEach(0..<count / 3) { RowCell(row: Row(id: $0)).selectable() } }
            }
          }
        })
    }
  ) { meter, screen in
    screen.measureFocus(meter)
  }
}

extension Screen {
  /// Moves the focus about in the middle of the content.
  fileprivate func measureFocus(_ meter: Meter) {
    let moves: [FocusMove] = [.down, .right, .up, .left]
    scroll(by: Double(stage.engine.contentSize.height) / 2)
    stage.engine.clearFocus()
    moveFocus(.down)
    meter.measure {
      for step in 0..<meter.repetitions { stage.engine.moveFocus(moves[step % moves.count]) }
    }
    moveFocus(.down)
  }
}

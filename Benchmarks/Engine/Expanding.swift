import Benchmark
import Tessera
import TesseraTesting

/// Expanding a node with a hundred children among many rows: what the outline does, and with the frame that shows them.
func registerExpanding(_ count: Int) {
  register("expand 100 children", count, state: { OutlineScreen(count) }) { meter, state in
    let node = state.nextNode()
    meter.measure { state.outline.expand(node) }
    state.outline.collapse(node)
    state.show()
  }
  register("expand and show 100 children", count, state: { OutlineScreen(count) }) { meter, state in
    let node = state.nextNode()
    meter.measure {
      state.outline.expand(node)
      state.show()
    }
    state.outline.collapse(node)
    state.show()
  }
  register("show an outline again", count, state: { OutlineScreen(count) }) { meter, state in
    meter.measure { state.show() }
  }
}

/// An outline of many nodes, each with a hundred children, on a screen.
@MainActor
private final class OutlineScreen {
  let outline: Outline<Row, Int>
  private let screen: Screen
  private var node = 0
  private let count: Int

  init(_ count: Int) {
    self.count = count
    let outline = Outline((0..<count).map { Row(id: $0) }, id: { $0.id }, children: Row.children)
    self.outline = outline
    screen = Screen(Self.content(outline))
  }

  /// Another node in view each time.
  func nextNode() -> Int {
    node = (node + 1) % min(count, 1_000)
    return node
  }

  func show() { screen.show(Self.content(outline)) }

  private static func content(_ outline: Outline<Row, Int>) -> Content<Headless> {
    Content {
      Section("rows") { ForEach(outline.rows) { row in RowCell(row: row.node ?? Row(id: 0)) } }
    }
  }
}

extension Row {
  /// A hundred children, which have none. It belongs to no actor: none is looked for for each of them.
  fileprivate static func children(of row: Row) -> [Row]? {
    row.id < 0 ? nil : (0..<100).map { Row(id: -1 - row.id * 100 - $0) }
  }
}

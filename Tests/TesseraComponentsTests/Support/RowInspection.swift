import TesseraKernel
import TesseraLayout
import TesseraTesting

@testable import TesseraComponents

/// Returns a row as a terminal shows it, without the column on both sides of rows.
@MainActor
func picture<C: Component>(columns: Int = 20, rows: Int = 1, @ComponentBuilder _ row: () -> C) -> String {
  HeadlessCollection(columns: columns, rows: rows) { Section("rows") { row().rowInsets(.none) } }.text()
}

/// A row of a list on a desktop, with characters of eight points and lines of twenty.
struct DesktopRow {
  let tree: ComponentTree
  let size: Size
  let frames: [Rect]
  let drawing: Drawing

  /// Measures and draws a row without insets.
  init<C: Component>(width: Double = 240, height: Double? = nil, @ComponentBuilder _ row: () -> C) {
    let cell = ComponentCell(row().rowInsets(.none))
    let text = ProportionalText(.desktop)
    let offered = Size(width: width, height: Size.largestExtent)
    tree = cell.tree
    size = Size(width: width, height: height ?? cell.measure(offered: offered, text: text).height)
    frames = tree.layout(for: text).frames(in: size)
    var canvas = Canvas(size: size, measurer: text)
    cell.draw(in: &canvas)
    drawing = canvas.drawing
  }

  var texts: [String: Rect] {
    let pairs = zip(tree.nodes, frames).compactMap { node, frame in
      switch node.kind {
      case .text(let text, _): (text, frame)
      case .styledText(let text): (text.text, frame)
      default: nil
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  var parts: [Rect] {
    zip(tree.nodes, frames).compactMap { node, frame in
      switch node.kind {
      case .spacer, .divider, .image, .progress, .sparkline, .spinner, .control: frame
      default: nil
      }
    }
  }

  var fills: [Rect] {
    drawing.commands.compactMap { if case .fill(let rect, _, _) = $0 { rect } else { nil } }
  }
}

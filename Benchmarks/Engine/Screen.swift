import Tessera
import TesseraTesting

/// A screen of 120 × 40 characters without a device: the engine and its views, and nothing that is written anywhere.
@MainActor
final class Screen {
  let stage = Stage<Headless>(configuration: EngineConfiguration(overscan: 32))

  static let line = TextMetrics.lineHeight
  static let page = 40 * TextMetrics.lineHeight

  init(
    _ content: Content<Headless>,
    size: Size = Size(width: 120 * TextMetrics.characterWidth, height: Screen.page)
  ) {
    stage.engine.resize(to: size)
    show(content)
  }

  /// Shows content, in one frame.
  func show(_ content: Content<Headless>) {
    stage.show(content)
    update()
  }

  /// Scrolls by so many points, in one frame.
  func scroll(by distance: Double) {
    stage.engine.scroll(by: Point(y: distance))
    update()
  }

  /// Moves the focus, in one frame.
  func moveFocus(_ move: FocusMove) {
    stage.engine.moveFocus(move)
    update()
  }

  /// Scrolls to the start, and some lines to and fro: then the engine has the memory that it needs for a line.
  func goToStart() {
    scroll(by: -Double(stage.engine.contentSize.height))
    for step in 0..<10 { scroll(by: step < 5 ? Screen.line : -Screen.line) }
  }

  /// Makes the cell of a row and fills a view with it, as a frame does in which the row comes into view.
  func fill(_ row: Int) { fill(row, AnyCell(RowCell(row: Row(id: row)))) }

  /// Fills the view of a row with a cell.
  func fill(_ row: Int, _ cell: AnyCell<Headless>) {
    let cells = stage.engine.cells
    let place = cells[row % cells.count]
    _ = stage.stores.show(cell.declared, as: place.id, size: place.placement.frame.size, state: [])
  }

  /// Declares content in the background, to be shown in the next frame.
  func apply(_ content: @escaping @Sendable () -> sending Content<Headless>) async {
    _ = await stage.apply(content)
  }

  /// Does the work of one frame.
  func update() {
    while stage.engine.needsUpdate { _ = stage.update() }
  }
}

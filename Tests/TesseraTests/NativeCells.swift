import Tessera
import TesseraTesting

/// A native cell whose view is three lines high.
struct OneView: Cell {
  static let kind = CellKind("view")
  func makeView() -> HighView { HighView() }
  func update(_ view: HighView, state: CellState) {}
}

/// Another native cell that claims the same kind.
struct OtherView: Cell {
  static let kind = CellKind("view")
  func makeView() -> LowView { LowView() }
  func update(_ view: LowView, state: CellState) {}
}

final class HighView: DrawingView {
  override func measure(offered: Size) -> Size? { Size(width: offered.width, height: 48) }
}

final class LowView: DrawingView {}

@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A cell with a view of the host, as the content of a native view.
final class NativeCell: NativeContent {
  let cell: DeclaredCell

  init(_ cell: DeclaredCell) {
    self.cell = cell
    super.init(accessibilityLabel: cell.declaredAccessibility.label ?? "")
  }

  override func isEqual(to other: NativeContent) -> Bool { (other as? NativeCell)?.cell == cell }
}

extension NativeView {
  /// The cell that makes and configures the view; `nil` for other content.
  var cell: DeclaredCell? { (content as? NativeCell)?.cell }

  /// Returns the size that the cell declares; a side that has to be measured has its estimate.
  package func estimatedSize(offered: Size) -> Size { cell?.sizing.size(offered: offered) ?? .zero }
}

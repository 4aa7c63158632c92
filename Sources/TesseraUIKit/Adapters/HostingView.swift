#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// A cell or a header of UIKit's that shows the view of any cell of Tessera's.
@MainActor
protocol HostingView: UIView {
  /// The view of the cell.
  var slot: HostedSlot { get }
  /// The view that it stands in.
  var contentView: UIView { get }
}

extension HostingView {
  /// Shows a cell.
  func show(
    _ cell: IndexedCell<UIKitHost>, state: CellState, _ deliver: @escaping (UIView, IndexedCellEvent) -> Void
  ) {
    slot.show(cell, state: state, in: contentView) { [weak self] event in
      if let self { deliver(self, event) }
    }
  }

  /// Tells the cell that its view leaves it, once.
  func leave() { slot.leave() }
}
#endif

#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// The tracer of a cell that is shown, with the number of the content.
struct CellTrace {
  var tracer: Tracer?
  var number = 0
}

/// A UIKit cell or header that shows the view of any Tessera cell.
@MainActor
protocol HostingView: UIView {
  var cellContainer: HostedCellContainer { get }
  var contentView: UIView { get }
}

extension HostingView {
  func show(
    _ cell: IndexPathCell<UIKitHost>, state: CellState, _ trace: CellTrace = CellTrace(),
    _ deliver: @escaping (UIView, IndexPathCellEvent) -> Void
  ) {
    cellContainer.show(cell, state: state, in: contentView, trace) { [weak self] event in
      if let self { deliver(self, event) }
    }
  }

  /// Notifies the cell once that its view no longer shows it.
  func leave() { cellContainer.leave() }
}
#endif

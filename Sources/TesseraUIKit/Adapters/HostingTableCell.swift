#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import TesseraLayout
import UIKit

/// A cell of a `UITableView` that shows the view of any cell of Tessera's.
final class HostingTableCell: UITableViewCell {
  private let slot = HostedSlot()

  /// Shows a cell.
  func show(
    _ cell: IndexedCell<UIKitHost>, state: CellState, _ deliver: @escaping (UIView, IndexedCellEvent) -> Void
  ) {
    slot.show(cell, state: state, in: contentView) { [weak self] event in
      if let self { deliver(self, event) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    slot.layOut(in: contentView)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    leave()
  }

  /// Tells the cell that its view leaves it, once.
  func leave() { slot.leave() }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let size = slot.size(offered: Size(targetSize), width: targetSize.width) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: size.height)
  }
}

/// A header or footer of a `UITableView` that shows the view of any cell of Tessera's.
final class HostingHeaderFooterView: UITableViewHeaderFooterView {
  private let slot = HostedSlot()

  /// Shows a cell.
  func show(_ cell: IndexedCell<UIKitHost>, _ deliver: @escaping (UIView, IndexedCellEvent) -> Void) {
    slot.show(cell, state: [], in: contentView) { [weak self] event in
      if let self { deliver(self, event) }
    }
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let size = slot.size(offered: Size(targetSize), width: targetSize.width) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    slot.layOut(in: contentView)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    slot.leave()
  }
}
#endif

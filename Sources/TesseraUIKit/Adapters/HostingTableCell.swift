#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// A cell of a `UITableView` that shows the view of any Tessera cell.
final class HostingTableCell: UITableViewCell, HostingView {
  let cellContainer = HostedCellContainer()

  override func layoutSubviews() {
    super.layoutSubviews()
    cellContainer.layOut(in: contentView)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    leave()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let taken = sizeBesideContent(in: targetSize.width)
    let room = CGSize(width: max(0, targetSize.width - taken.width), height: targetSize.height)
    guard let size = cellContainer.size(offered: Size(room), width: room.width) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: size.height + taken.height)
  }

  /// Returns the size that separators, accessories, the section index and the editing mode take from the
  /// content view.
  private func sizeBesideContent(in width: CGFloat) -> CGSize {
    UIView.performWithoutAnimation {
      if bounds.width != width { bounds.size.width = width }
      // A new cell has not placed its content view yet.
      setNeedsLayout()
      layoutIfNeeded()
    }
    return CGSize(
      width: max(0, bounds.width - contentView.bounds.width),
      height: max(0, bounds.height - contentView.bounds.height))
  }
}

/// A header or footer of a `UITableView` that shows the view of any Tessera cell.
final class HostingHeaderFooterView: UITableViewHeaderFooterView, HostingView {
  let cellContainer = HostedCellContainer()

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let size = cellContainer.size(offered: Size(targetSize), width: targetSize.width) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cellContainer.layOut(in: contentView)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    cellContainer.leave()
  }
}
#endif

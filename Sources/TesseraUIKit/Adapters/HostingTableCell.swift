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
    guard let size = cellContainer.size(offered: Size(targetSize), width: targetSize.width) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: size.height)
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

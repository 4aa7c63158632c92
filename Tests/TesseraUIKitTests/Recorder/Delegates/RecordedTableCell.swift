#if canImport(UIKit)
import UIKit

/// A row that knows which item it shows.
final class RecordedTableCell: UITableViewCell {
  var name = ""
  var log: CallLog?
  /// The height of the row if it measures itself; `nil` if the table determines it.
  var height: CGFloat?

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.note("prepareForReuse \(name)")
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    guard let height else { return size }
    log?.note("systemLayoutSizeFitting \(name)")
    return CGSize(width: targetSize.width, height: height)
  }
}
#endif

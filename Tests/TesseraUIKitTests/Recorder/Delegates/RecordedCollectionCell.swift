#if canImport(UIKit)
import UIKit

/// A cell that knows which item it shows.
final class RecordedCollectionCell: UICollectionViewCell {
  var name = ""
  var log: CallLog?
  /// The height that the cell prefers; `nil` if the layout determines it.
  var height: CGFloat?

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.note("prepareForReuse \(name)")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height, let own = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    log?.note("preferredLayoutAttributesFitting \(name)")
    own.size.height = height
    return own
  }
}

/// A header that knows which section it belongs to.
final class RecordedCollectionHeader: UICollectionReusableView {
  var name = ""
}
#endif

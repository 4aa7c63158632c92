import UIKit

final class TextCell: UICollectionViewCell {
  let label = UILabel()
  var reuseCount = 0
  /// The preferred height for a text, if there is one.
  static var preferredHeight: ((String) -> CGFloat)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
    label.text = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height = TextCell.preferredHeight else { return layoutAttributes }
    layoutAttributes.frame.size.height = height(text)
    return layoutAttributes
  }
}

/// A header or footer that shows a text.
final class TextBar: UICollectionReusableView {
  var text = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }
}

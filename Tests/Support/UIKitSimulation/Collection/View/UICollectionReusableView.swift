/// A view that a collection view shows and uses again: a cell, a supplementary or a decoration view.
@MainActor open class UICollectionReusableView: UIView, ReusableView {
  open var reuseIdentifier: String? { slot?.identifier }

  /// What it can be reused for; `nil` if it was not dequeued.
  var slot: ReuseSlot?
  /// The attributes that it had applied last.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// UIKit makes views of a class object; this is how the simulation can.
  public required convenience init() { self.init(frame: .zero) }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

extension UICollectionReusableView {
  /// Goes where attributes say.
  func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    guard appliedAttributes != attributes else { return }
    appliedAttributes = attributes.duplicate
    transform = attributes.transform
    bounds.size = attributes.size
    center = attributes.center
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}

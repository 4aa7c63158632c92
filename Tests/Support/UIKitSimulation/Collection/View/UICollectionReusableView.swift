/// A reusable view of a collection view: a cell, a supplementary view or a decoration view.
@MainActor open class UICollectionReusableView: UIView, ReusableView {
  open var reuseIdentifier: String? { slot?.identifier }

  /// The slot for reuse; `nil` if the view was not dequeued.
  var slot: ReuseSlot?
  /// The attributes that were applied last.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Lets the simulation create views from a class object, as UIKit does.
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

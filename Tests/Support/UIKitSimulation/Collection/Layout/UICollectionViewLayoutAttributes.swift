/// The frame and appearance of an element of a collection view.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform: CGAffineTransform = .identity
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  open var representedElementKind: String? { kind }

  /// The frame before the transform: center and size together.
  private var plainFrame: CGRect = .zero
  private var category: UICollectionView.ElementCategory = .cell
  private var kind: String?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  // MARK: Geometry

  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return plainFrame }
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set { plainFrame = newValue }
  }

  open var center: CGPoint {
    get { CGPoint(x: plainFrame.midX, y: plainFrame.midY) }
    set {
      plainFrame.origin = CGPoint(x: newValue.x - plainFrame.width / 2, y: newValue.y - plainFrame.height / 2)
    }
  }

  open var size: CGSize {
    get { plainFrame.size }
    set {
      let center = center
      plainFrame.size = newValue
      self.center = center
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  // MARK: Copying

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    copy.plainFrame = plainFrame
    copy.category = category
    copy.kind = kind
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { looksLike(other) }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
      && transform == other.transform && plainFrame == other.plainFrame && category == other.category
      && kind == other.kind
  }
}

// MARK: - For the simulation

extension UICollectionViewLayoutAttributes {
  var key: ElementKey {
    get { ElementKey(category: category, kind: kind, indexPath: indexPath) }
    set {
      category = newValue.category
      kind = newValue.kind
      indexPath = newValue.indexPath
    }
  }

  /// A copy of the same class.
  var duplicate: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
  }

  /// Whether all numbers of the geometry are finite and no size is negative.
  var isSound: Bool {
    let numbers = [plainFrame.origin.x, plainFrame.origin.y, plainFrame.size.width, plainFrame.size.height]
    return numbers.allSatisfy(\.isFinite) && plainFrame.size.width >= 0 && plainFrame.size.height >= 0
  }
}

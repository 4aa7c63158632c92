/// The layout of a collection view. This class does nothing; subclasses do.
@MainActor open class UICollectionViewLayout: NSObject {
  open var collectionView: UICollectionView? { owner }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  weak var owner: UICollectionView?
  /// Whether ``prepare()`` has been called since the last invalidation.
  var isPrepared = false
  var decorationRegistry = ReuseRegistry<UICollectionReusableView>()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  // MARK: Decoration views

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationRegistry.register(viewClass, at: ReuseSlot(kind: elementKind, identifier: elementKind))
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationRegistry.register(nib, at: ReuseSlot(kind: elementKind, identifier: elementKind))
  }

  // MARK: Attributes

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath)?.duplicate
    let moving = attributes ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    moving.center = position
    moving.zIndex = .max
    return moving
  }

  // MARK: Scroll positions

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.isEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    owner?.layoutWasInvalidated(context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Batches

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  open func finalizeCollectionViewUpdates() {}

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Changes of bounds and of layout

  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  open func finalizeAnimatedBoundsChange() {}

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  open func finalizeLayoutTransition() {}

  // MARK: Interactive moves

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movement = (previousIndexPaths, targetIndexPaths, targetPosition)
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movement = (previousIndexPaths, indexPaths, .zero)
    return context
  }
}

extension UICollectionViewLayout {
  /// Returns a context of the layout's context class.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Returns attributes of the layout's attributes class.
  func makeAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes {
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
    attributes.key = key
    return attributes
  }
}

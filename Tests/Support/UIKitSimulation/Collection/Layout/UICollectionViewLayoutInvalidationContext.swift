/// The invalidated parts of a layout.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { isEverything }
  open var invalidateDataSourceCounts: Bool { areCounts }
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }
  open var contentOffsetAdjustment: CGPoint = .zero
  open var contentSizeAdjustment: CGSize = .zero

  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  /// Set by the simulation's views.
  var isEverything = false
  var areCounts = false
  var movement: (previous: [IndexPath], targets: [IndexPath], position: CGPoint)?
  private var items: [IndexPath]?
  private var supplementary: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?

  public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplementary = supplementary ?? [:]
    supplementary?[elementKind, default: []] += indexPaths
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = decorations ?? [:]
    decorations?[elementKind, default: []] += indexPaths
  }
}

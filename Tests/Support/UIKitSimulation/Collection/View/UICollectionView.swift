import TesseraDiff

/// A view that shows the items of a data source with the frames of a layout.
///
/// The interface is UIKit's. The extensions beside this file implement the calls; forbidden uses are a
/// `UIKitRule`.
@MainActor open class UICollectionView: UIScrollView {
  // MARK: Content

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { dataSourceDidChange(from: oldValue) }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = true
  open var reorderingCadence: ReorderingCadence = .immediate
  open var hasActiveDrag: Bool { activeDrag != nil }
  open var hasActiveDrop: Bool { activeDrop != nil }
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }

  open var numberOfSections: Int { loadedCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }
  open func reloadData() { reloadEverything() }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { activeLayout }
    set { change(to: newValue, animated: false, completion: nil) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated, completion: completion)
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Reusable views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, at: ReuseSlot(identifier: identifier))
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, at: ReuseSlot(identifier: identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(viewClass, at: ReuseSlot(kind: elementKind, identifier: identifier))
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registry.register(nib, at: ReuseSlot(kind: kind, identifier: identifier))
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(.supplementary(elementKind, indexPath), identifier) }

  // MARK: Visible views

  open var visibleCells: [UICollectionViewCell] { shownCells.map(\.cell) }
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.indexPath) }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[.supplementary(elementKind, indexPath)] }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementaries(elementKind).map(\.view)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaries(elementKind).map(\.indexPath)
  }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toItemAt: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var indexPathsForSelectedItems: [IndexPath]? { selected }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Changes

  open var hasUncommittedUpdates: Bool { hasDropPlaceholder }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion: completion)
  }
  open func insertItems(at indexPaths: [IndexPath]) { tell(.init(inserts: indexPaths.map(ItemPath.init))) }
  open func deleteItems(at indexPaths: [IndexPath]) { tell(.init(deletes: indexPaths.map(ItemPath.init))) }
  open func reloadItems(at indexPaths: [IndexPath]) { tell(.init(reloads: indexPaths.map(ItemPath.init))) }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    tell(.init(moves: [Move(from: ItemPath(indexPath), to: ItemPath(newIndexPath))]))
  }
  open func insertSections(_ sections: IndexSet) { tell(.init(sectionInserts: Array(sections))) }
  open func deleteSections(_ sections: IndexSet) { tell(.init(sectionDeletes: Array(sections))) }
  open func reloadSections(_ sections: IndexSet) { tell(.init(sectionReloads: Array(sections))) }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    tell(.init(sectionMoves: [Move(from: section, to: newSection)]))
  }

  // MARK: Interactive moves

  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }
  open func endInteractiveMovement() { endMovement() }
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: State

  lazy var judge = BatchJudge(rules: .collectionView) { [weak self] in self?.dataSourceCounts ?? [] }
  var activeLayout: UICollectionViewLayout
  var registry = ReuseRegistry<UICollectionReusableView>()
  /// The scroll views of the sections that scroll sideways.
  var sidewaysScrollers: [Int: SidewaysScrollView] = [:]
  /// The kinds of supplementary and decoration views that were shown.
  var knownKinds: Set<ElementKey> = []
  var shown: [ElementKey: UICollectionReusableView] = [:]
  /// The elements that are removed at the end of the running animation, with their old keys.
  var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var request: ViewRequest?
  /// The attributes since the last invalidation of the layout.
  var knownAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var isLayingOut = false
  var movement: InteractiveMovement?
  var hasDropPlaceholder = false
  /// The titles of the index at the edge.
  var indexTitles: [String] = []
  var prefetched: Set<IndexPath> = []
  /// The requested cells that are not visible.
  var prepared: [IndexPath: UICollectionViewCell] = [:]
  var lastOffset: CGPoint = .zero
  var lastMovement: CGPoint = .zero
  var reconfigured: [IndexPath] = []
  var activeDrag: (any UIDragSession)?
  var activeDrop: (any UIDropSession)?
  /// The index paths of the items in the running drag.
  var dragSources: [ObjectIdentifier: IndexPath] = [:]
  var dropDestination: IndexPath?
  /// The item of the last requested menu.
  var menuPath: IndexPath?
  var dropProposal: UICollectionViewDropProposal?
  var itemInteractions: ItemInteractions?
  var lastFocused: IndexPath?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    activeLayout = layout
    super.init(frame: frame)
    adopt(layout)
    itemInteractions = ItemInteractions(of: self)
  }

  public required init?(coder: NSCoder) {
    activeLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adopt(activeLayout)
    itemInteractions = ItemInteractions(of: self)
  }

  // MARK: Overrides

  override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    askLayoutAboutBounds(new)
  }

  override func insetsDidChange() { invalidateFlow() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutElements()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
    super.touchesCancelled(touches, with: event)
  }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { admits(context) }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    follow(context, with: coordinator)
  }

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredCell.map { [$0] } ?? super.preferredFocusEnvironments
  }
}

import TesseraDiff

/// A view that shows the rows of a data source in a column.
///
/// The interface is UIKit's. The extensions beside this file implement the calls; forbidden uses are a
/// `UIKitRule`. Default heights of headers and footers are invented, as Apple documents none.
@MainActor open class UITableView: UIScrollView {
  // MARK: Content

  open var style: Style { chosenStyle }
  open weak var dataSource: (any UITableViewDataSource)? { didSet { dataSourceDidChange(from: oldValue) } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var dragInteractionEnabled = true
  open var hasActiveDrag: Bool { activeDrag != nil }
  open var hasActiveDrop: Bool { activeDrop != nil }
  open var tableHeaderView: UIView? { didSet { barDidChange(from: oldValue, to: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { barDidChange(from: oldValue, to: tableFooterView) } }
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }

  open var numberOfSections: Int { loadedCounts.count }
  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }
  open func reloadData() { reloadEverything() }
  open func reloadSectionIndexTitles() { indexTitles = dataSource?.sectionIndexTitles(for: self) ?? [] }

  // MARK: Appearance

  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var fillerRowHeight: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Reusable views

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellRegistry.register(cellClass, at: ReuseSlot(identifier: identifier))
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellRegistry.register(nib, at: ReuseSlot(identifier: identifier))
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    barRegistry.register(aClass, at: ReuseSlot(identifier: identifier))
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    barRegistry.register(nib, at: ReuseSlot(identifier: identifier))
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueCell(identifier, for: indexPath)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    dequeueBar(identifier)
  }

  // MARK: Visible cells

  open var visibleCells: [UITableViewCell] { shownCells.map(\.cell) }
  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.map(\.indexPath) }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { loadedGeometry.row(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loadedGeometry.rows(in: rect) }
  open func rect(forSection section: Int) -> CGRect { known(section).section(section) }
  open func rectForHeader(inSection section: Int) -> CGRect { known(section).header(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { known(section).footer(section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { loadedGeometry.row(indexPath) }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toRowAt: indexPath, scrollPosition, animated: animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let nearest = nearestSelectedRow { scroll(toRowAt: nearest, scrollPosition, animated: animated) }
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Editing

  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: Changes

  open var hasUncommittedUpdates: Bool { hasDropPlaceholder }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion: completion)
  }
  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tell(.init(inserts: indexPaths.map(ItemPath.init)))
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tell(.init(deletes: indexPaths.map(ItemPath.init)))
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tell(.init(reloads: indexPaths.map(ItemPath.init)))
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    tell(.init(moves: [Move(from: ItemPath(indexPath), to: ItemPath(newIndexPath))]))
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    tell(.init(sectionInserts: Array(sections)))
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    tell(.init(sectionDeletes: Array(sections)))
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    tell(.init(sectionReloads: Array(sections)))
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    tell(.init(sectionMoves: [Move(from: section, to: newSection)]))
  }

  // MARK: State

  lazy var judge = BatchJudge(rules: .tableView) { [weak self] in self?.dataSourceCounts ?? [] }
  private let chosenStyle: Style
  var cellRegistry = ReuseRegistry<UITableViewCell>()
  var barRegistry = ReuseRegistry<UITableViewHeaderFooterView>()
  /// The known heights; `nil` if they have to be queried.
  var rowGeometry: TableGeometry?
  var shown: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The cells that are removed at the end of the running animation, with their old index paths.
  var leaving: [(indexPath: IndexPath, cell: UITableViewCell)] = []
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var isInEditing = false
  var isLayingOut = false
  /// The row whose cell is being reconfigured.
  var reconfiguring: (indexPath: IndexPath, cell: UITableViewCell)?
  var prefetched: Set<IndexPath> = []
  /// The row that the user drags by its handle, and its current target.
  var movement: (source: IndexPath, target: IndexPath)?
  var hasDropPlaceholder = false
  /// The requested cells that are not visible.
  var prepared: [IndexPath: UITableViewCell] = [:]
  /// Whether the table was scrolled yet: no cells are prepared before.
  var hasScrolled = false
  var lastOffset: CGPoint = .zero
  var scrollsUpwards = false
  var indexTitles: [String] = []
  var activeDrag: (any UIDragSession)?
  var activeDrop: (any UIDropSession)?
  /// The index paths of the items in the running drag.
  var dragSources: [ObjectIdentifier: IndexPath] = [:]
  var dropDestination: IndexPath?
  var dropProposal: UITableViewDropProposal?
  var itemInteractions: ItemInteractions?
  var lastFocused: IndexPath?

  public init(frame: CGRect, style: Style) {
    chosenStyle = style
    super.init(frame: frame)
    itemInteractions = ItemInteractions(of: self)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    chosenStyle = .plain
    super.init(coder: coder)
    itemInteractions = ItemInteractions(of: self)
  }

  // MARK: Overrides

  override func boundsDidChange(from old: CGRect) {
    if old.size.width != bounds.size.width { rowGeometry = nil }
    super.boundsDidChange(from: old)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
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

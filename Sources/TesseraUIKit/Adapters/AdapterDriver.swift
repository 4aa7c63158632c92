#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// The updates of a collection view or a table from one version of the content to the next: the common part
/// of both adapters.
@MainActor
final class AdapterDriver {
  /// The adapter of the view.
  weak var adapter: (any AdaptedView)? {
    didSet {
      (visibility.adapter, gestures.adapter) = (adapter, adapter)
      #if !os(tvOS)
      dragging.adapter = adapter
      #endif
      if let adapter { gestures.add(to: adapter.adapted) }
    }
  }
  /// The handler for issues of the content.
  var onIssue: ((Issue) -> Void)?
  /// Whether issues are written to the system's log if there is no handler.
  var writesIssues = EngineConfiguration().writesIssues
  /// The output for these issues; `nil` in release builds.
  var issueOutput = IssueOutput.log
  /// Whether issues of models are written there too.
  private var writesFaultsOfModels = false
  /// The maximum number of items of a section that is checked for duplicate ids.
  var identityCheckLimit = EngineConfiguration().identityCheckLimit
  /// The content that was last reported to the view.
  private(set) var content = AdapterContent() {
    didSet { version += 1 }
  }
  /// The number of changes of that content.
  private(set) var version = 0
  /// The reports of lifecycle events to the content.
  let visibility = AdapterVisibility()
  /// The reports of prefetching to the content.
  let prefetches = AdapterPrefetches()
  #if !os(tvOS)
  private var refreshing = ContentRefresh()
  /// Whether the refresh control is to be updated in the next frame.
  private var isRefreshDue = false
  /// Whether the task of a refresh is running.
  private var isRefreshTaskRunning = false
  /// Drags out of the view, and drops.
  let dragging = AdapterDragging()
  #endif
  /// The selected items when the view left the last version.
  private var selectedKeys: [ItemKey] = []
  let gestures = AdapterGestures()
  private var updates = AdapterUpdates()
  /// The numbers of requests, and of the content that was requested last.
  var history = AdapterHistory()
  /// The tracer of the work; `nil` if there is none.
  var tracer: Tracer?
  /// Actions to run when the view shows the latest content.
  private var waiting: [() -> Void] = []
  private let clock = FrameClock()
  /// The kinds of cells for which views of a wrong class were created.
  private var mismatchedKinds: Set<CellKind> = []
  /// Cells that were removed from the view since the last frame.
  private var gone: [UIView] = []
  /// The pressed item.
  var press = AdapterHighlight()
  /// The state of reordering.
  private var reordering = AdapterReordering()
  /// Whether the view has to reload everything.
  private var isReloadDue = false
  /// The items to remeasure in the next frame.
  private var cellsToMeasure: Set<ItemKey> = []

  /// Shows other content; see ``ViewAdapter/show(_:animated:completion:)``.
  func show(
    _ content: AdapterUpdates.RequestedContent, isAnimated: Bool, _ completion: (() -> Void)? = nil
  ) {
    history.beginRequest()
    updates.enqueue(content, isAnimated: isAnimated, completion)
    performNext()
    writeFaultsOfModels()
  }

  /// Writes unhandled issues of outlines and other models to the same output as those of the content.
  private func writeFaultsOfModels() {
    guard writesIssues, let issueOutput else { return }
    if !writesFaultsOfModels {
      writesFaultsOfModels = true
      issueOutput.receiveUnhandled()
    }
    if IssueOutput.hasMoreLater { wakeNextFrame() }
  }

  /// Applies a move by the user, which the view shows already, and reports it to the app. Content that the
  /// app then shows is applied in the next frame.
  func moveItem(_ source: ItemPath, to target: ItemPath) {
    let before = content.new
    guard source != target, let moved = before.moving(source, to: target) else { return }
    updates.isHeld = true
    wakeNextFrame()
    history.begin(ids: nil)
    show(moved)
    settle()
    before.report(source, to: target)
  }

  /// Records that UIKit has asked whether an item may be reordered.
  func recordReorderQuery() { reordering.recordReorderQuery() }

  /// Records that a cell created early shows the current declaration only now; it is remeasured when UIKit is
  /// done showing it.
  func recordPendingMeasurement(_ cell: IndexPathCell<UIKitHost>) {
    if cell.sizing.isEstimated { remeasure(cell.key) }
  }

  /// Records that a view was removed. The next frame checks whether it stays removed, because UIKit may show
  /// it again at once.
  func recordRemoval(_ view: UIView) {
    gone.append(view)
    wakeNextFrame()
  }

  private func leaveGone() {
    let views = gone
    gone = []
    if !views.isEmpty { adapter?.leave(views) }
  }

  /// Reloads the view in a frame in which that is possible.
  func reloadLater() {
    isReloadDue = true
    wakeNextFrame()
  }

  private func reloadIfDue() {
    guard isReloadDue, let adapter else { return }
    guard updates.isIdle, !reordering.mustDeferUpdates(for: adapter, inFrame: true) else {
      return wakeNextFrame()
    }
    isReloadDue = false
    let keys = adapter.selectedPaths.compactMap { content.new.key(at: ItemPath($0)) }
    adapter.reload()
    adapter.restoreSelection(keys)
  }

  /// Requests the next frame.
  func wakeNextFrame() {
    clock.onFrame = { [weak self] in self?.runFrame() }
    clock.wake(at: clock.now)
  }

  private func runFrame() {
    clock.wake(at: nil)
    updates.isHeld = false
    if press.passFrame() { wakeNextFrame() }
    #if !os(tvOS)
    if isRefreshDue {
      isRefreshDue = false
      updateRefreshControl()
    }
    #endif
    leaveGone()
    measurePendingCells()
    performNext(inFrame: true)
    reloadIfDue()
    runWaiting()
    if writesFaultsOfModels, writesIssues { IssueOutput.endFrame() }
  }

  /// Measures an item again in the next frame, if it is visible then.
  func remeasure(_ key: ItemKey) {
    cellsToMeasure.insert(key)
    wakeNextFrame()
  }

  private func measurePendingCells() {
    guard let adapter, updates.isIdle, !cellsToMeasure.isEmpty else { return }
    if adapter.isReordering { return wakeNextFrame() }
    let paths = adapter.visibleElements.compactMap {
      cellsToMeasure.contains($0.cell.key) ? $0.path.map { IndexPath($0) } : nil
    }
    cellsToMeasure = []
    if !paths.isEmpty { adapter.reconfigure(paths) }
  }

  /// Reports once that a view was created for another kind of cell.
  func recordKindMismatch(_ kind: CellKind) {
    if mismatchedKinds.insert(kind).inserted { report(.kindConflict(kind)) }
  }

  private func report(_ issue: Issue) {
    if let onIssue { onIssue(issue) } else if writesIssues { issueOutput?.report(issue) }
  }

  // MARK: Sequential updates

  private func performNext(inFrame isFrame: Bool = false) {
    guard let adapter, updates.isReady else { return }
    if reordering.mustDeferUpdates(for: adapter, inFrame: isFrame) { return wakeNextFrame() }
    guard let next = updates.begin() else { return }
    visibility.hold()
    let old = content.new
    selectedKeys = adapter.selectedPaths.compactMap { old.key(at: ItemPath($0)) }
    let (new, known) = indexed(next.content, after: old, for: adapter)
    for issue in new.issues { report(issue) }
    // A view that is in no window counts again at any time. Only declared layouts announce the headers of a
    // batch.
    guard next.isAnimated, adapter.adapted.window != nil,
      adapter.hasDeclaredLayout
        || new.hasSameHeaders(as: old) && new.hasSameDecorations(adapter.decorationIDs, as: old),
      let stages = tracer.around(
        .pair, version, { new.stages(from: old, adapter.effectivePolicy, known: known) })
    else { return reload(new, adapter) }
    perform(stages[...], from: old, to: new)
  }

  private func reload(_ new: IndexPathContent<UIKitHost>, _ adapter: any AdaptedView) {
    show(new)
    tracer.around(.performBatch, version) { adapter.reload() }
    // UIKit logs a warning about the layout of an invisible table.
    if adapter.adapted.window != nil { adapter.adapted.layoutIfNeeded() }
    finish()
  }

  /// Performs stages one after another: UIKit has to complete one before the next begins.
  private func perform(
    _ stages: ArraySlice<BatchStage>, from old: IndexPathContent<UIKitHost>,
    to new: IndexPathContent<UIKitHost>
  ) {
    guard let stage = stages.first, let adapter else {
      show(new)
      adapter?.refill(to: new)
      return finish()
    }
    // Perform pending layout now: otherwise the view would request its counts again in the middle of the
    // batch.
    adapter.adapted.layoutIfNeeded()
    tracer.around(.performBatch, version) {
      adapter.perform(stage.batch) { [self] in
        content.show(stage.target, from: old, to: new)
        if !content.isBetween { prefetches.show(new) }
      } completion: { [weak self] in
        self?.perform(stages.dropFirst(), from: old, to: new)
      }
    }
  }

  /// Reports a version of the content.
  private func show(_ version: IndexPathContent<UIKitHost>) {
    content.show(version)
    prefetches.show(version)
  }

  private func finish() {
    adapter?.restoreSelection(selectedKeys)
    settle()
    for completion in updates.end() { completion() }
    if !cellsToMeasure.isEmpty { wakeNextFrame() }
    performNext()
    runWaiting()
  }

  private func runWaiting() {
    guard updates.isIdle else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  /// Runs an action when the view shows the latest content: now, if it does.
  func whenShown(_ action: @escaping () -> Void) {
    if updates.isIdle { action() } else { waiting.append(action) }
  }

  /// Records that the user deselected an item, so that a running update does not select it again.
  func recordDeselection(_ key: ItemKey) { selectedKeys.removeAll { $0 == key } }

  // MARK: Following the content

  /// Applies a version of the content that the view shows now.
  private func settle() {
    visibility.show(content.new)
    // An item that was removed while it was pressed is not pressed when it reappears.
    press.forget { content.new.path(of: $0) == nil }
    updateRefreshControl()
  }

  /// Updates the refresh control in the next frame, if it still shows another state.
  func updateRefreshControlLater() {
    #if !os(tvOS)
    if adapter?.adapted.refreshControl != nil {
      isRefreshDue = true
      wakeNextFrame()
    }
    #endif
  }

  /// Updates the refresh control to the content.
  func updateRefreshControl() {
    #if !os(tvOS)
    guard let view = adapter?.adapted else { return }
    let shown = content.new
    refreshing.update(
      in: view, canRefresh: shown.canRefresh && !isRefreshTaskRunning,
      isRefreshing: shown.isRefreshing || isRefreshTaskRunning && shown.canRefresh
    ) { [weak self] in self?.startRefresh() }
    #endif
  }

  #if !os(tvOS)
  /// Handles the user's pull.
  private func startRefresh() {
    guard !isRefreshTaskRunning else { return }
    switch content.new.refreshAction {
    case .call(let startRefresh): startRefresh()
    case .run(let task):
      isRefreshTaskRunning = true
      Task { [weak self] in
        await task()
        self?.isRefreshTaskRunning = false
        self?.updateRefreshControl()
      }
      updateRefreshControl()
    case nil: break
    }
  }
  #endif
}
#endif

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
  weak var adapter: (any AdaptedView)? {
    didSet {
      (visibility.adapter, gestures.adapter) = (adapter, adapter)
      #if !os(tvOS)
      dragging.adapter = adapter
      #endif
      if let adapter { gestures.add(to: adapter.adapted) }
    }
  }
  var issues = AdapterIssues()
  /// The maximum number of items of a section that is checked for duplicate ids.
  var identityCheckLimit = EngineConfiguration().identityCheckLimit
  /// The content that was last reported to the view.
  private(set) var content = AdapterContent() {
    didSet { version += 1 }
  }
  /// The number of changes of that content.
  private(set) var version = 0
  let visibility = AdapterVisibility()
  let prefetches = AdapterPrefetches()
  #if !os(tvOS)
  var refreshing = AdapterRefreshing()
  let dragging = AdapterDragging()
  #endif
  /// The selected items when the view left the last version.
  private var selectedKeys: [ItemKey] = []
  let gestures = AdapterGestures()
  private(set) var updates = AdapterUpdates()
  /// The numbers of requests, and of the content that was requested last.
  var history = AdapterHistory()
  var tracer: Tracer?
  /// Actions to run when the view shows the latest content.
  private var waiting: [() -> Void] = []
  private let clock = FrameClock()
  /// Cells that were removed from the view since the last frame.
  private var gone: [UIView] = []
  var press = AdapterHighlight()
  private var reordering = AdapterReordering()
  private var isReloadDue = false
  var cellsToMeasure: Set<ItemKey> = []

  /// Shows other content; see ``ViewAdapter/show(_:animated:completion:)``.
  func show(
    _ content: AdapterUpdates.RequestedContent, isAnimated: Bool, _ completion: (() -> Void)? = nil
  ) {
    history.beginRequest()
    updates.enqueue(content, isAnimated: isAnimated, completion)
    performNext()
    writeFaultsOfModels()
  }

  /// Applies a move by the user, which the view shows already, and reports it to the app. Content that the
  /// app then shows is applied in the next frame.
  func moveItem(_ source: ItemPath, to target: ItemPath) {
    let before = content.new
    guard source != target else { return }
    // The view has moved the item all the same.
    guard let moved = before.moving(source, to: target) else { return reloadLater() }
    updates.isHeld = true
    wakeNextFrame()
    history.begin(ids: nil)
    show(moved)
    settle()
    before.report(source, to: target)
  }

  /// Records that UIKit has asked whether an item may be reordered.
  func recordReorderQuery() { reordering.recordReorderQuery() }

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

  func wakeNextFrame() {
    clock.onFrame = { [weak self] in self?.runFrame() }
    clock.wake(at: clock.now)
  }

  private func runFrame() {
    clock.wake(at: nil)
    updates.isHeld = false
    if press.passFrame() { wakeNextFrame() }
    updateRefreshControlIfDue()
    leaveGone()
    measurePendingCells()
    performNext(inFrame: true)
    reloadIfDue()
    runWaiting()
    endFrameOfIssues()
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
}
#endif

#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// Brings a collection view or a table from one version of the content to the next: what both adapters have in common.
@MainActor
final class AdapterDriver {
  /// Who has the view.
  weak var adapter: (any AdaptedView)? {
    didSet {
      (visibility.adapter, gestures.adapter) = (adapter, adapter)
      #if !os(tvOS)
      dragging.adapter = adapter
      #endif
      if let adapter { gestures.add(to: adapter.adapted) }
    }
  }
  /// Is told what is wrong with the content.
  var onIssue: ((Issue) -> Void)?
  /// Whether faults are written on the system's log while there is no handler for them.
  var writesIssues = EngineConfiguration().writesIssues
  /// Where they are written; nil in release builds.
  var issueOutput = IssueOutput.log
  /// Whether the faults of models are written there too.
  private var writesFaultsOfModels = false
  /// Sections with more items are not searched for duplicate ids.
  var identityCheckLimit = EngineConfiguration().identityCheckLimit
  /// What the view was told last.
  private(set) var content = AdapterContent() {
    didSet { version += 1 }
  }
  /// Counts what the view was told.
  private(set) var version = 0
  /// Tells the content what comes into view and goes.
  let visibility = AdapterVisibility()
  /// Tells the content what is about to come.
  let prefetches = AdapterPrefetches()
  #if !os(tvOS)
  private var refreshing = ContentRefresh()
  /// Whether the task by which news was asked for has not ended.
  private var isRefreshTaskRunning = false
  /// Items that are dragged out of the view, and what hovers over it.
  let dragging = AdapterDragging()
  #endif
  /// What was selected when the view left the last version.
  private var selectedKeys: [ItemKey] = []
  let gestures = AdapterGestures()
  private var updates = AdapterUpdates()
  /// What waits until the view shows what was asked for last.
  private var waiting: [() -> Void] = []
  private let clock = FrameClock()
  /// The kinds for which views of another class were made.
  private var misfits: Set<CellKind> = []
  /// Cells that have gone out of view since the last frame.
  private var gone: [UIView] = []
  /// What people press.
  var press = AdapterPress()
  /// What is known of items that are carried.
  private var carrying = AdapterCarrying()
  /// Whether the view is to ask for everything again.
  private var isReloadDue = false
  /// What is measured again with the next frame.
  private var late: Set<ItemKey> = []

  /// Shows other content; see ``ViewAdapter/show(_:animated:completion:)``.
  func show(_ content: Content<UIKitHost>, isAnimated: Bool, _ completion: (() -> Void)?) {
    updates.enqueue(content, isAnimated: isAnimated, completion)
    carryOutNext()
    writeFaultsOfModels()
  }

  /// Has the faults of outlines and other models that the program does not ask for written where those of the content are.
  private func writeFaultsOfModels() {
    guard writesIssues, let issueOutput else { return }
    if !writesFaultsOfModels {
      writesFaultsOfModels = true
      issueOutput.takeUnasked()
    }
    if IssueOutput.hasMoreLater { wakeNextFrame() }
  }

  /// Takes over where people have put an item, which the view shows there already, and tells the app. What the app shows
  /// then is carried out in the next frame.
  func carry(_ source: ItemPath, to target: ItemPath) {
    let before = content.new
    guard source != target, let moved = before.moving(source, to: target) else { return }
    updates.isHeld = true
    wakeNextFrame()
    show(moved)
    settle()
    before.tell(source, to: target)
  }

  /// UIKit has asked whether an item may be carried.
  func noteTaken() { carrying.noteTaken() }

  /// A cell that was made early shows only now what is declared: it is measured again when UIKit is done showing it.
  func noteLate(_ cell: IndexedCell<UIKitHost>) {
    guard cell.sizing.isEstimated else { return }
    late.insert(cell.key)
    wakeNextFrame()
  }

  /// A cell is in view no more. The next frame looks whether it stays away: UIKit may show the same one again at once.
  func noteGone(_ view: UIView) {
    gone.append(view)
    wakeNextFrame()
  }

  private func leaveGone() {
    let views = gone
    gone = []
    if !views.isEmpty { adapter?.leave(views) }
  }

  /// Has the view ask for everything again in a frame in which it can.
  func reloadLater() {
    isReloadDue = true
    wakeNextFrame()
  }

  private func reloadIfDue() {
    guard isReloadDue, let adapter else { return }
    guard updates.isIdle, !carrying.mustWait(for: adapter, inFrame: true) else { return wakeNextFrame() }
    isReloadDue = false
    let keys = adapter.selectedPaths.compactMap { content.new.key(at: ItemPath($0)) }
    adapter.reload()
    adapter.restoreSelection(keys)
  }

  /// Looks at everything again in the next frame.
  func wakeNextFrame() {
    clock.onFrame = { [weak self] in self?.runFrame() }
    clock.wake(at: clock.now)
  }

  private func runFrame() {
    clock.wake(at: nil)
    updates.isHeld = false
    if press.passFrame() { wakeNextFrame() }
    leaveGone()
    measureLate()
    carryOutNext(inFrame: true)
    reloadIfDue()
    runWaiting()
    if writesFaultsOfModels, writesIssues { IssueOutput.endFrame() }
  }

  private func measureLate() {
    guard let adapter, updates.isIdle, !late.isEmpty else { return }
    if adapter.isCarrying { return wakeNextFrame() }
    let paths = adapter.visibleElements.compactMap {
      late.contains($0.cell.key) ? $0.path.map { IndexPath($0) } : nil
    }
    late = []
    if !paths.isEmpty { adapter.reconfigure(paths) }
  }

  /// A view was to show a cell for whose kind it is not made: told once.
  func noteMisfit(_ kind: CellKind) {
    if misfits.insert(kind).inserted { tell(.kindClash(kind)) }
  }

  private func tell(_ issue: Issue) {
    if let onIssue { onIssue(issue) } else if writesIssues { issueOutput?.tell(issue) }
  }

  // MARK: One change after another

  private func carryOutNext(inFrame isFrame: Bool = false) {
    guard let adapter, updates.isReady else { return }
    if carrying.mustWait(for: adapter, inFrame: isFrame) { return wakeNextFrame() }
    guard let next = updates.begin() else { return }
    visibility.hold()
    let old = content.new
    selectedKeys = adapter.selectedPaths.compactMap { old.key(at: ItemPath($0)) }
    let new = IndexedContent(
      next.content, after: old, identityCheckLimit: identityCheckLimit,
      placeholdersAreItems: !adapter.hasDeclaredLayout)
    for issue in new.issues { tell(issue) }
    // A view that is in no window counts anew whenever it likes, and no batch says that a header has gone: the view shows
    // the result.
    guard next.isAnimated, adapter.adapted.window != nil, new.hasSameHeaders(as: old),
      let stages = new.stages(from: old, adapter.effectivePolicy)
    else { return reload(new, adapter) }
    carryOut(stages[...], from: old, to: new)
  }

  private func reload(_ new: IndexedContent<UIKitHost>, _ adapter: any AdaptedView) {
    show(new)
    adapter.reload()
    // UIKit objects to the layout of a table that cannot be seen.
    if adapter.adapted.window != nil { adapter.adapted.layoutIfNeeded() }
    finish()
  }

  /// Carries stages out one after another: UIKit has to see the end of one before the next begins.
  private func carryOut(
    _ stages: ArraySlice<BatchStage>, from old: IndexedContent<UIKitHost>, to new: IndexedContent<UIKitHost>
  ) {
    guard let stage = stages.first, let adapter else {
      show(new)
      adapter?.refill(to: new)
      return finish()
    }
    // Whoever has asked for layout gets it now: a view that is not in order asks for its counts again in the middle.
    adapter.adapted.layoutIfNeeded()
    adapter.carryOut(stage.batch) { [self] in
      content.show(stage.target, from: old, to: new)
      if !content.isBetween { prefetches.show(new) }
    } completion: { [weak self] in
      self?.carryOut(stages.dropFirst(), from: old, to: new)
    }
  }

  /// Reports a version of the content.
  private func show(_ version: IndexedContent<UIKitHost>) {
    content.show(version)
    prefetches.show(version)
  }

  private func finish() {
    adapter?.restoreSelection(selectedKeys)
    settle()
    for completion in updates.end() { completion() }
    if !late.isEmpty { wakeNextFrame() }
    carryOutNext()
    runWaiting()
  }

  private func runWaiting() {
    guard updates.isIdle else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  /// Does something as soon as the view shows what was asked for last: at once, if it does.
  func whenShown(_ action: @escaping () -> Void) {
    if updates.isIdle { action() } else { waiting.append(action) }
  }

  /// People have deselected an item: a change that is under way does not select it again.
  func noteDeselected(_ key: ItemKey) { selectedKeys.removeAll { $0 == key } }

  // MARK: What follows the content

  /// The view shows a version of the content.
  private func settle() {
    visibility.show(content.new)
    // What has gone while it was pressed is not pressed when it comes again.
    press.forget { content.new.path(of: $0) == nil }
    followRefreshing()
  }

  /// Brings the refresh control in line with what the content declares.
  func followRefreshing() {
    #if !os(tvOS)
    guard let view = adapter?.adapted else { return }
    let shown = content.new
    refreshing.follow(
      in: view, canRefresh: shown.canRefresh && !isRefreshTaskRunning,
      isRefreshing: shown.isRefreshing || isRefreshTaskRunning && shown.canRefresh
    ) { [weak self] in self?.ask() }
    #endif
  }

  #if !os(tvOS)
  /// People have pulled.
  private func ask() {
    guard !isRefreshTaskRunning else { return }
    switch content.new.refreshAction {
    case .call(let ask): ask()
    case .run(let task):
      isRefreshTaskRunning = true
      Task { [weak self] in
        await task()
        self?.isRefreshTaskRunning = false
        self?.followRefreshing()
      }
      followRefreshing()
    case nil: break
    }
  }
  #endif
}
#endif

@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Paging: at rest the scroll position is anchored to a page, and every scroll ends at a page.
final class PagingBehavior: Behavior {
  private var declared = DeclaredPaging()
  /// The pages; empty if the content does not snap.
  private(set) var pages = PageList()
  /// The page at which the collection is or to which it scrolls; `nil` for the nearest one.
  private(set) var page: ElementPath?
  /// The page at which the collection rested last.
  private(set) var selected: SelectedPage?
  /// The page last passed to `onPage`.
  private var reportedKey: ItemKey?
  /// The position at the end of the latest transaction.
  private var shownPosition: PagePosition?
  /// The visible pages at that position.
  private var visiblePages: [(path: ElementPath, key: ItemKey)] = []
  private var lifecycle = PageLifecycle()

  override var order: Int { 10 }

  override init() {
    super.init()
    updatePhases()
  }

  var alignment: ScrollAlignment { declared.snapping.alignment }

  func indicator(_ engine: Engine) -> PageIndicator? {
    guard isSnapping else { return nil }
    return PageIndicator(
      count: pages.count, selected: selected?.position, position: shownPosition?.value,
      direction: engine.settings.direction)
  }

  // MARK: Content

  /// Moves pages to their paths in new content, or to the nearest survivor of a page that is gone.
  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    let old = pages
    declared = engine.snapshot.traits.paging
    pages = declared.snapping == .none ? PageList() : PageList(engine.snapshot)
    visiblePages = []
    page = page.flatMap { engine.survivor(near: $0, pairing)?.new }
      .flatMap { pages.position(of: $0) == nil ? nil : $0 }
    selected = selected.flatMap { selected in
      guard selected.position < old.count, let path = pairing.newPath(ofOld: old[selected.position]),
        let position = pages.position(of: path)
      else { return nil }
      return SelectedPage(key: key(at: path, engine), position: position)
    }
    updatePhases()
  }

  override func number(of path: ElementPath, _ engine: Engine) -> (index: Int, count: Int)? {
    pages.position(of: path).map { ($0, pages.count) }
  }

  // MARK: Anchoring

  override func anchor(_ use: AnchorUse, _ engine: Engine) -> Anchor? {
    switch use {
    case .always: break
    case .newContent: return nil
    case .rest: if page == nil { page = pagePosition(engine).map { pages[$0.nearest] } }
    }
    return pageAnchor(engine)
  }

  /// Returns the anchor at the current page; `nil` while the collection is moving.
  private func pageAnchor(_ engine: Engine) -> Anchor? {
    guard engine.isResting, let page else { return nil }
    let hold =
      switch alignment {
      case .center: Hold(distance: 0, fraction: 0.5, isChosen: true)
      case .end: Hold(distance: -engine.frames.pinnedExtent(after: page), fraction: 1, isChosen: true)
      case .start, .nearest: Hold(distance: engine.frames.pinnedExtent(before: page), isChosen: true)
      }
    return .element(page, hold)
  }

  // MARK: Scroll targets

  /// Replaces a scroll target by its page.
  override func destination(_ anchor: Anchor, _ engine: Engine) -> Anchor {
    guard let destination = page(for: anchor, engine) else { return anchor }
    // The target is revealed within its page at once.
    if case .target(let path, _) = anchor, path != destination {
      engine.callBehaviors(in: .sections) { $0.reveal(path, engine) }
    }
    page = destination
    return .target(destination, alignment)
  }

  /// Turns to the page beside the current one, or beside the one that a scroll leads to.
  override func destination(ofStep distance: Double, _ engine: Engine) -> ScrollDestination? {
    guard let pagePosition = pagePosition(engine) else { return nil }
    let start = page.flatMap { pages.position(of: $0) } ?? pagePosition.nearest
    return destination(page: start + (distance < 0 ? -1 : 1))
  }

  override func forget(_ place: RememberedScrollPosition, _ engine: Engine) {
    if case .last = place { page = nil }
  }

  override func endDrag(velocity: Point, _ engine: Engine) -> ScrollDestination? {
    guard engine.isContentDragged, let pagePosition = pagePosition(engine) else { return nil }
    let projectedOffset = engine.freeViewport.min(engine.axis) + velocity[engine.axis] * Engine.flingTime
    let nearest = self.pagePosition(at: projectedOffset, engine).nearest
    switch declared.snapping {
    case .pages:
      // From a page, the ones beside it are within reach.
      let reach =
        pagePosition.fraction > 0 ? pagePosition.pages : pagePosition.page - 1...pagePosition.page + 1
      return destination(page: max(reach.lowerBound, min(nearest, reach.upperBound)))
    case .items, .none: return destination(page: nearest)
    }
  }

  static var keyHelp: [KeyHelp] {
    [
      KeyHelp(
        .action, "pages, where the content snaps", .keys(.pageUp, .pageDown, .home, .end),
        .keys(.left, .right, condition: "where it scrolls sideways"))
    ]
  }

  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    guard turn == .action, press.modifiers.isEmpty else { return false }
    let extent = engine.window.size[engine.axis]
    switch press.key {
    case .left where engine.axis == .horizontal: engine.scroll(by: engine.along(-extent))
    case .right where engine.axis == .horizontal: engine.scroll(by: engine.along(extent))
    case .pageUp: engine.scroll(by: engine.onward(-extent))
    case .pageDown: engine.scroll(by: engine.onward(extent))
    case .home: engine.scroll(toEdge: .start, animated: .standard)
    case .end: engine.scroll(toEdge: .end, animated: .standard)
    default: return false
    }
    return true
  }

  /// Returns the destination for a page by its position, limited to the existing pages.
  private func destination(page position: Int) -> ScrollDestination {
    let page = pages[max(0, min(position, pages.count - 1))]
    return ScrollDestination(anchor: .target(page, alignment), animation: declared.animation)
  }

  // MARK: Visible pages

  /// Updates the visible pages and the selected one. O(log *n*) frames for *n* pages.
  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    let (old, new) = (shownPosition, pagePosition(engine))
    visiblePages = (new.map { Array($0.pages) } ?? []).map { position in
      let path = pages[position]
      return (path, key(at: path, engine))
    }
    shownPosition = new
    var keys = visiblePages.map { $0.key }
    if let old, let new, new.value < old.value { keys.reverse() }
    let events = lifecycle.advance(visiblePages: keys, isAtRest: engine.isResting)
    for event in events {
      for handler in declared.onPageEvent { engine.events.append(.call { handler(event) }) }
    }
    transaction.pageEvents = events
    if engine.isResting { updateSelectedPage(engine) }
    updatePhases()
  }

  /// Selects the visible page at rest, unless the collection is not visible.
  private func updateSelectedPage(_ engine: Engine) {
    if isSnapping, !engine.isShowing { return }
    selected = visiblePages.first.flatMap { page in
      pages.position(of: page.path).map { SelectedPage(key: page.key, position: $0) }
    }
    guard reportedKey != selected?.key else { return }
    reportedKey = selected?.key
    for handler in declared.onPage { engine.events.append(.call { [selected] in handler(selected) }) }
  }

  private func key(at path: ElementPath, _ engine: Engine) -> ItemKey {
    if let known = visiblePages.first(where: { $0.path == path }) { return known.key }
    return engine.snapshot.key(at: path, kind: engine.snapshot.kind(at: path) ?? .group)
  }

  // MARK: Helpers

  /// Whether the collection comes to rest at pages only.
  var isSnapping: Bool { pages.count > 0 }

  private func updatePhases() {
    var phases: Phases = .content
    if isSnapping { phases.formUnion([.drag, .anchor, .destination, .rest]) }
    if isSnapping || lifecycle.state != .empty || reportedKey != nil { phases.insert(.finish) }
    if declared.snapping != .none { phases.insert(.keys) }
    if declared.snapping == .pages { phases.insert(.counting) }
    activePhases = phases
  }
}

@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Pages: at rest a page is what the scroll position is held by, and whatever goes elsewhere goes to a page.
final class PagingBehavior: Behavior {
  /// What the content declares.
  private var declared = DeclaredPaging()
  /// The pages; none where the content does not snap.
  private(set) var pages = PageList()
  /// The page that the collection stands on, or goes to; nil: the one that is nearest.
  private(set) var page: ElementPath?
  /// The page where it was at rest last.
  private(set) var selected: SelectedPage?
  /// The page last passed to `onPage`.
  private var told: ItemKey?
  /// Where the collection stood at the end of the latest transaction.
  private var shownSpot: PageSpot?
  /// The pages that were seen there.
  private var seen: [(path: ElementPath, key: ItemKey)] = []
  private var lifecycle = PageLifecycle()

  override var order: Int { 10 }

  override init() {
    super.init()
    updatePhases()
  }

  /// Where in the viewport a page stands.
  var alignment: ScrollAlignment { declared.snapping.alignment }

  /// What a row of dots shows; nil where the content does not snap.
  func indicator(_ engine: Engine) -> PageIndicator? {
    guard isSnapping else { return nil }
    return PageIndicator(
      count: pages.count, selected: selected?.position, position: shownSpot?.value,
      direction: engine.settings.direction)
  }

  // MARK: Content

  /// Follows pages to their places in new content; where a page has gone, to its nearest survivor.
  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    let old = pages
    declared = engine.snapshot.traits.paging
    pages = declared.snapping == .none ? PageList() : PageList(engine.snapshot)
    seen = []
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

  // MARK: Holding on

  override func anchor(_ use: AnchorUse, _ engine: Engine) -> Anchor? {
    switch use {
    case .always: break
    case .newContent: return nil
    case .rest: if page == nil { page = spot(engine).map { pages[$0.nearest] } }
    }
    return pageAnchor(engine)
  }

  /// The hold on the page that the collection stands on; nil while it is moving.
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

  // MARK: Goals

  /// Goes to the page at another place.
  override func goal(_ anchor: Anchor, _ engine: Engine) -> Anchor {
    guard let goal = page(for: anchor, engine) else { return anchor }
    // What a page shows of itself is scrolled there at once.
    if case .target(let path, _) = anchor, path != goal {
      engine.callBehaviors(in: .sections) { $0.reveal(path, engine) }
    }
    page = goal
    return .target(goal, alignment)
  }

  /// Turns to the page beside the one where the collection stands or goes to.
  override func goal(ofStep distance: Double, _ engine: Engine) -> ScrollGoal? {
    guard let spot = spot(engine) else { return nil }
    let start = page.flatMap { pages.position(of: $0) } ?? spot.nearest
    return goal(page: start + (distance < 0 ? -1 : 1))
  }

  override func forget(_ place: ScrollPlace, _ engine: Engine) {
    if case .last = place { page = nil }
  }

  override func endDrag(velocity: Point, _ engine: Engine) -> ScrollGoal? {
    guard engine.isContentDragged, let spot = spot(engine) else { return nil }
    let landing = engine.freeViewport.min(engine.axis) + velocity[engine.axis] * Engine.flingTime
    let nearest = self.spot(at: landing, engine).nearest
    switch declared.snapping {
    case .pages:
      // From a page, the ones beside it are within reach.
      let reach = spot.fraction > 0 ? spot.pages : spot.page - 1...spot.page + 1
      return goal(page: max(reach.lowerBound, min(nearest, reach.upperBound)))
    case .items, .none: return goal(page: nearest)
    }
  }

  static var keyHelp: [KeyHelp] {
    [
      KeyHelp(
        .action, "pages, where the content snaps", .keys(.pageUp, .pageDown, .home, .end),
        .keys(.left, .right, condition: "where it scrolls sideways"))
    ]
  }

  /// Turns a page.
  override func press(_ press: KeyPress, in turn: KeyTurn, _ engine: Engine) -> Bool {
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

  /// The way to a page by its position, or to the one at the end beyond which it would be.
  private func goal(page position: Int) -> ScrollGoal {
    let page = pages[max(0, min(position, pages.count - 1))]
    return ScrollGoal(anchor: .target(page, alignment), animation: declared.animation)
  }

  // MARK: Sights

  /// Finds out which pages are seen, and which one is selected.
  ///
  /// - Complexity: O(log *n*) frames for *n* pages.
  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    let (old, new) = (shownSpot, spot(engine))
    seen = (new.map { Array($0.pages) } ?? []).map { position in
      let path = pages[position]
      return (path, key(at: path, engine))
    }
    shownSpot = new
    var keys = seen.map { $0.key }
    if let old, let new, new.value < old.value { keys.reverse() }
    let events = lifecycle.advance(seen: keys, isAtRest: engine.isResting)
    for event in events {
      for handler in declared.onPageEvent { engine.events.append(.call { handler(event) }) }
    }
    transaction.pageEvents = events
    if engine.isResting { followSelectedPage(engine) }
    updatePhases()
  }

  /// At rest the page that is seen is the selected one. While nothing can be seen it stays what it was.
  private func followSelectedPage(_ engine: Engine) {
    if isSnapping, !engine.isShowing { return }
    selected = seen.first.flatMap { page in
      pages.position(of: page.path).map { SelectedPage(key: page.key, position: $0) }
    }
    guard told != selected?.key else { return }
    told = selected?.key
    for handler in declared.onPage { engine.events.append(.call { [selected] in handler(selected) }) }
  }

  /// What makes a page the same page.
  private func key(at path: ElementPath, _ engine: Engine) -> ItemKey {
    if let known = seen.first(where: { $0.path == path }) { return known.key }
    return engine.snapshot.key(at: path, kind: engine.snapshot.kind(at: path) ?? .group)
  }

  // MARK: Workings

  /// Whether the collection comes to rest on pages only.
  var isSnapping: Bool { pages.count > 0 }

  private func updatePhases() {
    var phases: Phases = .content
    if isSnapping { phases.formUnion([.drag, .anchor, .goal, .rest]) }
    if isSnapping || lifecycle.state != .empty || told != nil { phases.insert(.finish) }
    if declared.snapping != .none { phases.insert(.keys) }
    if declared.snapping == .pages { phases.insert(.counting) }
    awake = phases
  }
}

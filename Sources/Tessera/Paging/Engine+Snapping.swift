import TesseraLayout

// Coming to rest on pages. At rest a page is what the scroll position is held by; whatever goes elsewhere goes to a page.

extension Engine {
  /// Whether the collection comes to rest on pages only.
  var isSnapping: Bool { busy.contains(.paging) && snapping != .none && paging.pages.count > 0 }

  /// Whether no scrolling is under way.
  var isResting: Bool { !paging.isDragging && anchoring.flight == nil }

  /// The hold on the page that the collection stands on; nil while it is moving, and where it does not snap.
  var pageAnchor: Anchor? {
    guard isSnapping, isResting, let page = paging.page else { return nil }
    let hold =
      switch snapping.alignment {
      case .center: Hold(distance: 0, fraction: 0.5, isChosen: true)
      case .end: Hold(distance: -frames.pinnedExtent(after: page), fraction: 1, isChosen: true)
      case .start, .nearest: Hold(distance: frames.pinnedExtent(before: page), isChosen: true)
      }
    return .element(page, hold)
  }

  /// Follows pages to their places in new content; where a page has gone, to its nearest survivor.
  func adoptPages(_ pairing: SnapshotPairing) {
    let old = paging.pages
    paging.pages = snapping == .none ? PageList() : PageList(snapshot)
    paging.seen = []
    paging.page = paging.page.flatMap { survivor(near: $0, pairing)?.new }
      .flatMap { paging.pages.position(of: $0) == nil ? nil : $0 }
    paging.selected = paging.selected.flatMap { selected in
      guard selected.position < old.count, let path = pairing.newPath(ofOld: old[selected.position]),
        let position = paging.pages.position(of: path)
      else { return nil }
      return SelectedPage(key: pageKey(at: path), position: position)
    }
  }

  /// What makes a page the same page.
  func pageKey(at path: ElementPath) -> ItemKey {
    if let known = paging.seen.first(where: { $0.path == path }) { return known.key }
    return snapshot.key(at: path, kind: snapshot.kind(at: path) ?? .group)
  }

  // MARK: Places

  /// Where the viewport is when a page stands at its place.
  private func position(ofPage page: Int) -> Double {
    frames.reachablePosition(of: .target(paging.pages[page], snapping.alignment), in: freeViewport)
  }

  /// A distance from a page's place that is too small to be seen, in points.
  private static var tolerance: Double { 1 / 64 }

  /// Where a position is among the pages.
  ///
  /// Several pages may have one place, at the ends of the content: then it is the one that the collection stands on, else
  /// the outermost one.
  ///
  /// - Complexity: O(log *n*) frames for *n* pages.
  private func spot(at position: Double) -> PageSpot {
    let isHere = { (page: Int) in abs(self.position(ofPage: page) - position) <= Self.tolerance }
    if let page = paging.page.flatMap({ paging.pages.position(of: $0) }), isHere(page) {
      return PageSpot(page: page)
    }
    let next = (0..<paging.pages.count).partition { self.position(ofPage: $0) > position + Self.tolerance }
    if next == 0 || position <= Self.tolerance { return PageSpot(page: 0) }
    let page = next - 1
    if next == paging.pages.count || isHere(page) { return PageSpot(page: page) }
    let start = self.position(ofPage: page)
    return PageSpot(page: page, fraction: (position - start) / (self.position(ofPage: next) - start))
  }

  /// Where the viewport is among the pages; nil where nothing is in view.
  var spot: PageSpot? { isSnapping && isShowing ? spot(at: freeViewport.min(axis)) : nil }

  // MARK: Goals

  /// Where to go instead of another place: to the page there, where the content snaps.
  func snapped(_ goal: Anchor) -> Anchor {
    guard isSnapping, let page = page(for: goal) else { return goal }
    // What a page shows of itself is scrolled there at once.
    if case .target(let path, _) = goal, path != page { revealInStrips(path) }
    paging.page = page
    return .target(page, snapping.alignment)
  }

  private func page(for goal: Anchor) -> ElementPath? {
    switch goal {
    case .start: return paging.pages[0]
    case .end: return paging.pages[paging.pages.count - 1]
    case .target(let path, _):
      if let page = page(around: path) { return page }
    default: break
    }
    guard isShowing else { return nil }
    return paging.pages[spot(at: frames.reachablePosition(of: goal, in: freeViewport)).nearest]
  }

  /// The page that something is, or that is a group around it.
  private func page(around path: ElementPath) -> ElementPath? {
    if paging.pages.position(of: path) != nil { return path }
    return frames.group(around: path).flatMap(page(around:))
  }

  // MARK: Scrolling

  /// Takes hold of the content.
  func beginDrag() {
    anchoring.flight = nil
    anchoring.giveUpHold()
    paging.isDragging = true
  }

  /// How many seconds of its velocity a fling goes on.
  static var flingTime: Double { 0.5 }

  /// Lets go of the content; where it goes.
  func endDrag(velocity: Point) -> ElementPath? {
    guard paging.isDragging else { return nil }
    paging.isDragging = false
    settleDraggedStrips(velocity: velocity)
    guard let spot else { return nil }
    let landing = freeViewport.min(axis) + velocity[axis] * Self.flingTime
    let nearest = self.spot(at: landing).nearest
    let goal: Int
    switch snapping {
    case .pages:
      // From a page, the ones beside it are within reach.
      let reach = spot.fraction > 0 ? spot.pages : spot.page - 1...spot.page + 1
      goal = max(reach.lowerBound, min(nearest, reach.upperBound))
    case .items, .none: goal = nearest
    }
    return paging.pages[max(0, min(goal, paging.pages.count - 1))]
  }

  /// The page beside the one where the collection stands or goes to, in a direction.
  func nextPage(towards distance: Double) -> ElementPath? {
    guard let spot else { return nil }
    let page = paging.page.flatMap { paging.pages.position(of: $0) } ?? spot.nearest
    return paging.pages[max(0, min(page + (distance < 0 ? -1 : 1), paging.pages.count - 1))]
  }

  /// Stands on a page where nothing is under way.
  ///
  /// - Returns: What to hold on to.
  func aligned(_ anchor: Anchor?) -> Anchor? {
    guard isSnapping, isShowing, isResting else { return anchor }
    if paging.page == nil { paging.page = spot.map { paging.pages[$0.nearest] } }
    guard let pageAnchor else { return anchor }
    moveViewport(to: pageAnchor)
    return pageAnchor
  }
}

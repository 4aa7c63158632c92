import TesseraLayout

// The content with the item where it is carried: made anew whenever the app shows other content.

extension Engine {
  /// Content that the app shows, with the item that is carried where that is; nil: as it is.
  func reordered(_ content: DeclaredContent) -> DeclaredContent? {
    // Sections are counted as they are shown: placeholders stand in place of those inside theirs.
    let content = content.reordering.onReorder == nil ? content : content.asShown
    reordering.content = content
    guard var drag = reordering.drag else { return nil }
    // This is the answer of the app, whatever it is.
    if reordering.isDropped || !drag.adopt(content) {
      giveUpCarrying()
      return nil
    }
    reordering.isContentForeign = true
    reordering.shift = nil
    reordering.drag = drag
    return drag.content
  }

  /// Shows the item at another place with the next frame.
  func carry(to place: ReorderDrag.Place) {
    guard var drag = reordering.drag, place.slot != drag.target.slot else { return }
    drag.carry(to: place)
    reordering.drag = drag
    let content = drag.content ?? drag.base
    requests.show(content)
    reordering.shift = (drag.shown, .item(place.slot.index, in: place.slot.section))
  }

  /// Follows the items to their places in new content.
  func adoptReorder(_ pairing: SnapshotPairing) {
    reordering.gesture.retarget { target in
      guard let path = pairing.newPath(ofOld: target.path), snapshot.kind(at: path) == target.key.kind else {
        return nil
      }
      return EventTarget(key: snapshot.key(at: path, kind: target.key.kind), path: path)
    }
    if !reordering.waiting.isEmpty {
      reordering.waiting = reordering.waiting.compactMap { wish in
        pairing.newPath(ofOld: wish.target.path).map { path in
          (wish.move, EventTarget(key: snapshot.key(at: path, kind: wish.target.key.kind), path: path))
        }
      }
    }
    reordering.landing = reordering.landing.flatMap { pairing.newPath(ofOld: $0) }
    reordering.emptySections = nil
    reordering.isContentForeign = false
    reordering.shift = nil
    guard let drag = reordering.drag else { return }
    let slot = drag.target.slot
    guard snapshot.sections.indices.contains(slot.section),
      slot.index < snapshot.sections[slot.section].count,
      snapshot.sections[slot.section].id(at: slot.index) == drag.id
    else {
      // A placeholder stands there now.
      reordering.drag?.shown = .nowhere
      return post(.reorder(.cancel))
    }
    reordering.drag?.shown = .item(slot.index, in: slot.section)
    reordering.isUnsettled = reordering.isCarrying && reordering.drag?.hold != nil
  }

  /// What stays where it is while an item is carried from one place to another: the first item in view, if it stands in
  /// front of both, because it need not move; else the viewport on its content. Where a section runs bottom up, what is in
  /// front of a place moves with it.
  func reorderAnchor(for requests: Requests) -> Anchor? {
    guard let shift = reordering.shift, requests.hasContent, parkedAnchor == nil, behaviorAnchor == nil else {
      return nil
    }
    let free = freeViewport
    let path = frames.paths(overlapping: free).first { $0.item != nil }
    guard let path, path < min(shift.from, shift.to), path.section < snapshot.declaredCount,
      frames.strip(moving: path) == nil, !frames.sections[path.section].runsBackwards
    else { return .offset(free.min(axis)) }
    return .element(
      path, .on(frames.frame(of: path), in: free, from: free.min(axis), along: axis, isChosen: true))
  }

  /// Whether an item is carried, or makes way for one.
  func isShifted(_ path: ElementPath) -> Bool {
    guard let shift = reordering.shift else { return false }
    return min(shift.from, shift.to) <= path && path <= max(shift.from, shift.to)
  }

  /// Goes on with what takes several frames, before each of them.
  func followReorder(at time: Double?) {
    guard busy.contains(.reordering), reordering.isCarrying || reordering.isWaiting else { return }
    keepCarried()
    if reordering.isUnsettled, !requests.hasContent { post(.reorder(.settle)) }
    if !reordering.waiting.isEmpty, !requests.hasContent {
      let wish = reordering.waiting.removeFirst()
      post(.reorder(.key(wish.move, wish.target)))
    }
  }

  /// Notes after each frame what has become of what is carried.
  func noteCarried() {
    reordering.hasMoved = false
    if change.scrolled != .zero || reordering.hasScrolled, reordering.isCarrying, reordering.drag?.hold != nil
    {
      reordering.drag?.hold?.left = []
      reordering.isUnsettled = true
    }
    reordering.hasScrolled = false
    guard let landing = reordering.landing else { return }
    let isMoving = live.indices.contains {
      live[$0].movement?.motion != nil && isElement(live[$0].path, of: landing)
    }
    if !isMoving {
      reordering.landing = nil
      requests.isReviewDue = true
    }
  }
}

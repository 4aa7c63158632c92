@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The content with the item where it is carried: made anew whenever the app shows other content.

extension ReorderBehavior {
  /// Content that the app shows, with the item that is carried where that is; nil: as it is.
  func reordered(_ content: DeclaredContent, _ engine: Engine) -> DeclaredContent? {
    state.isDeclared = content.reordering.onReorder != nil
    // Sections are counted as they are shown: placeholders stand in place of those inside theirs.
    let content = state.isDeclared ? content.asShown : content
    state.content = state.isDeclared || state.drag != nil ? content : nil
    guard var drag = state.drag else { return nil }
    // This is the answer of the app, whatever it is.
    if state.isDropped || !drag.adopt(content) {
      giveUpCarrying(engine)
      return nil
    }
    state.isContentForeign = true
    state.shift = nil
    state.drag = drag
    return drag.content
  }

  /// Shows the item at another place with the next frame.
  func carry(to place: ReorderDrag.Place, _ engine: Engine) {
    guard var drag = state.drag, place.slot != drag.target.slot else { return }
    drag.carry(to: place)
    state.drag = drag
    let content = drag.content ?? drag.base
    engine.requests.show(content)
    state.shift = (drag.shown, .item(place.slot.index, in: place.slot.section))
  }

  /// Follows the items to their places in new content.
  func followItems(_ pairing: SnapshotPairing, _ engine: Engine) {
    if let pressed = state.gesture.pressed {
      // Looked for first: that may run code of the app.
      let target = engine.target(pressed, after: pairing)
      state.gesture.retarget { _ in target }
    }
    if !state.waiting.isEmpty {
      state.waiting = state.waiting.compactMap { wish in
        pairing.newPath(ofOld: wish.target.path).map { path in
          let key = engine.snapshot.key(at: path, kind: wish.target.key.kind)
          return (wish.move, EventTarget(key: key, path: path))
        }
      }
    }
    state.landing = state.landing.flatMap { pairing.newPath(ofOld: $0) }
    state.emptySections = nil
    state.isContentForeign = false
    state.shift = nil
    guard let drag = state.drag else { return }
    let slot = drag.target.slot
    guard engine.snapshot.sections.indices.contains(slot.section),
      slot.index < engine.snapshot.sections[slot.section].count,
      engine.snapshot.sections[slot.section].id(at: slot.index) == drag.id
    else {
      // A placeholder stands there now.
      state.drag?.shown = .nowhere
      return engine.post(queued(.cancel))
    }
    state.drag?.shown = .item(slot.index, in: slot.section)
    state.isUnsettled = state.isCarrying && state.drag?.hold != nil
  }

  /// What stays where it is while an item is carried from one place to another: the first item in view, if it stands in
  /// front of both, because it need not move; else the viewport on its content. Where a section runs bottom up, what is in
  /// front of a place moves with it.
  func shiftAnchor(_ engine: Engine) -> Anchor? {
    guard let shift = state.shift else { return nil }
    let free = engine.freeViewport
    let path = engine.frames.paths(overlapping: free).first { $0.item != nil }
    guard let path, path < min(shift.from, shift.to), path.section < engine.snapshot.declaredCount,
      engine.frames.strip(moving: path) == nil, !engine.frames.sections[path.section].runsBackwards
    else { return .offset(free.min(engine.axis)) }
    let frame = engine.frames.frame(of: path)
    return .element(
      path, .on(frame, in: free, from: free.min(engine.axis), along: engine.axis, isChosen: true))
  }

  /// Whether an item is carried, or makes way for one.
  func isShifted(_ path: ElementPath) -> Bool {
    guard let shift = state.shift else { return false }
    return min(shift.from, shift.to) <= path && path <= max(shift.from, shift.to)
  }

  /// Goes on with what takes several frames, before each of them.
  func goOn(_ engine: Engine) {
    keepCarried(engine)
    if state.isUnsettled, !engine.requests.hasContent { engine.post(queued(.settle)) }
    if !state.waiting.isEmpty, !engine.requests.hasContent {
      let wish = state.waiting.removeFirst()
      engine.post(queued(.key(wish.move, wish.target)))
    }
  }

  /// Notes after each frame what has become of what is carried.
  func noteFrame(_ engine: Engine) {
    state.hasMoved = false
    if engine.change.scrolled != .zero || state.hasScrolled, state.isCarrying, state.drag?.hold != nil {
      state.drag?.hold?.left = []
      state.isUnsettled = true
    }
    state.hasScrolled = false
    guard let landing = state.landing else { return }
    let isMoving = engine.live.indices.contains {
      engine.live[$0].movement?.motion != nil && engine.isElement(engine.live[$0].path, of: landing)
    }
    if !isMoving {
      state.landing = nil
      engine.requests.isReviewDue = true
    }
  }
}

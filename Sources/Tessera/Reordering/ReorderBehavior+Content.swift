@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The content with the dragged item at its target, rebuilt whenever the app shows other content.

extension ReorderBehavior {
  /// Returns content of the app with the dragged item at its target; `nil` if the content is shown as it is.
  func reordered(_ content: DeclaredContent, _ engine: Engine) -> DeclaredContent? {
    state.isDeclared = content.reordering.onReorder != nil
    // Sections are counted as shown: placeholders replace the sections inside theirs.
    let content = state.isDeclared ? content.resolved : content
    state.content = state.isDeclared || state.drag != nil ? content : nil
    guard var drag = state.drag else { return nil }
    // New content after a drop is the app's decision, whatever it is.
    if state.isDropped || !drag.update(content) {
      abandonDrag(engine)
      return nil
    }
    state.isContentForeign = true
    state.shift = nil
    state.drag = drag
    return drag.content
  }

  /// Shows the item at another position from the next frame on.
  func moveItem(to place: ReorderDrag.Place, _ engine: Engine) {
    guard var drag = state.drag, place.slot != drag.target.slot else { return }
    drag.moveItem(to: place)
    state.drag = drag
    let content = drag.content ?? drag.base
    engine.requests.show(content)
    state.shift = (drag.shown, .item(place.slot.index, in: place.slot.section))
  }

  func followItems(_ pairing: SnapshotPairing, _ engine: Engine) {
    if let pressed = state.gesture.pressed {
      // Look it up first: that may run code of the app.
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
    state.settlingItem = state.settlingItem.flatMap { pairing.newPath(ofOld: $0) }
    state.emptySections = nil
    state.isContentForeign = false
    state.shift = nil
    guard let drag = state.drag else { return }
    let slot = drag.target.slot
    guard engine.snapshot.sections.indices.contains(slot.section),
      slot.index < engine.snapshot.sections[slot.section].count,
      engine.snapshot.sections[slot.section].id(at: slot.index) == drag.id
    else {
      // A placeholder has replaced the item.
      state.drag?.shown = .nowhere
      return engine.post(queued(.cancel))
    }
    state.drag?.shown = .item(slot.index, in: slot.section)
    state.isUnsettled = state.isActive && state.drag?.hold != nil
  }

  /// Returns the anchor while an item moves from one position to another.
  ///
  /// That is the first visible item if it precedes both positions, because then it need not move; otherwise
  /// the offset of the viewport. In a section that runs bottom up, the items before a position move with it.
  func shiftAnchor(_ engine: Engine) -> Anchor? {
    guard let shift = state.shift else { return nil }
    let free = engine.freeViewport
    let path = engine.frames.paths(overlapping: free).first { $0.item != nil }
    guard let path, path < min(shift.from, shift.to), path.section < engine.snapshot.declaredCount,
      engine.frames.scroller(moving: path) == nil, !engine.frames.sections[path.section].runsBackwards
    else { return .offset(free.min(engine.axis)) }
    let frame = engine.frames.frame(of: path)
    return .element(
      path, .on(frame, in: free, from: free.min(engine.axis), along: engine.axis, isChosen: true))
  }

  /// Returns whether an item is being reordered, or makes way for one.
  func isShifted(_ path: ElementPath) -> Bool {
    guard let shift = state.shift else { return false }
    return min(shift.from, shift.to) <= path && path <= max(shift.from, shift.to)
  }

  /// Continues, before each frame, work that takes several frames.
  func processPending(_ engine: Engine) {
    keepDraggedViews(engine)
    if state.isUnsettled, !engine.requests.hasContent { engine.post(queued(.settle)) }
    if !state.waiting.isEmpty, !engine.requests.hasContent {
      let wish = state.waiting.removeFirst()
      engine.post(queued(.key(wish.move, wish.target)))
    }
  }

  func updateAfterFrame(_ engine: Engine) {
    state.hasMoved = false
    if engine.change.scrolled != .zero || state.hasScrolled, state.isActive, state.drag?.hold != nil {
      state.drag?.hold?.left = []
      state.isUnsettled = true
    }
    state.hasScrolled = false
    guard let settlingItem = state.settlingItem else { return }
    let isMoving = engine.live.indices.contains {
      engine.live[$0].movement?.motion != nil && engine.isElement(engine.live[$0].path, of: settlingItem)
    }
    if !isMoving {
      state.settlingItem = nil
      engine.requests.invalidatesLayout = true
    }
  }
}

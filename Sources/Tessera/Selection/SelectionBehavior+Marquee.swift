@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Selection of several items with a mouse: dragging from an empty place draws a marquee, which selects the
// items that it touches.

extension SelectionBehavior {
  func visibleMarquee(_ engine: Engine) -> Rect? {
    guard let marquee = state.marquee, marquee.isDrawn else { return nil }
    var area = area(of: marquee, engine)
    area.origin[engine.axis] -= engine.overscroll
    return engine.mirrored(area).offset(by: Point.zero - engine.viewport.origin)
  }

  /// Returns whether the content has moved under the marquee since it last selected items.
  func isMarqueeStale(_ engine: Engine) -> Bool {
    guard let marquee = state.marquee, marquee.isDrawn else { return false }
    return marquee.area != area(of: marquee, engine)
  }

  /// Keeps the marquee at its place on screen when the scroll position is corrected because content was
  /// inserted or removed above.
  func holdMarquee(by correction: Point, _ engine: Engine) {
    guard let start = state.marquee?.start, correction != .zero else { return }
    state.marquee?.start = start + (engine.isMirrored ? Point(x: -correction.x, y: correction.y) : correction)
  }

  /// Handles a pointer event. Returns `true` if the marquee consumes it.
  func handleMarquee(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    guard event.button == .primary else { return state.marquee?.isDrawn ?? false }
    switch event.phase {
    case .down:
      endMarquee()
      if canBeginMarquee(at: hit, engine) { state.marquee = newMarquee(event, engine) }
      return false
    case .moved, .up:
      let isDrawn = moveMarquee(to: event.position, engine)
      guard event.phase == .up else { return isDrawn }
      if !isDrawn, let marquee = state.marquee { clickBesideItems(marquee, engine) }
      endMarquee()
      return isDrawn
    case .cancelled: return cancelMarquee(engine)
    }
  }

  /// Cancels the marquee and its selection. Returns `true` if one was drawn.
  func cancelMarquee(_ engine: Engine) -> Bool {
    guard let marquee = state.marquee else { return false }
    endMarquee()
    if marquee.isDrawn { propose(marquee.base, names: marquee.names, engine) }
    return marquee.isDrawn
  }

  private func endMarquee() { state.marquee = nil }

  /// Clears the selection, as on a desktop. A modifier key means that the user wants to add to the selection,
  /// and where a tap has a meaning of its own, the selection does not change.
  private func clickBesideItems(_ marquee: SelectionMarquee, _ engine: Engine) {
    guard state.mode == .extended, marquee.modifiers.isEmpty,
      engine.receiver(of: .tap, among: engine.receivers(at: marquee.press)) == nil
    else { return }
    deselectAll(engine)
  }

  private func canBeginMarquee(at hit: PointerHit, _ engine: Engine) -> Bool {
    guard engine.configuration.selectsByMarquee, state.mode.allowsMany,
      !engine.anyBehavior(in: .pointer, { $0.isOpen(engine) })
    else { return false }
    // A marquee may begin on decorations behind sections, but not on elements of an item or a group of cells.
    return engine.viewport.contains(hit.position + engine.viewport.origin)
      && engine.receivers(at: hit).allSatisfy { receiver in
        if case .decoration = receiver.target.path.element { true } else { false }
      }
  }

  private func newMarquee(_ event: PointerEvent, _ engine: Engine) -> SelectionMarquee {
    SelectionMarquee(
      start: engine.contentPlace(event.position), press: event.position, modifiers: event.modifiers,
      base: state.items, names: state.names, pointer: event.position)
  }

  private func moveMarquee(to point: Point, _ engine: Engine) -> Bool {
    guard var marquee = state.marquee else { return false }
    let (offset, slop) = (point - marquee.press, engine.configuration.gestures.slop)
    if !marquee.isDrawn {
      guard offset.x * offset.x + offset.y * offset.y > slop * slop else { return false }
      (state.anchor, state.extent) = (nil, SelectedItems())
      marquee.isDrawn = true
    }
    marquee.pointer = point
    state.marquee = marquee
    selectByMarquee(engine)
    return true
  }

  /// Selects the items that the marquee touches. O(*m*) for *m* items in the marquee.
  func selectByMarquee(_ engine: Engine) {
    guard var marquee = state.marquee else { return }
    let (frames, snapshot) = (engine.frames, engine.snapshot)
    marquee.area = area(of: marquee, engine)
    var touched = SelectedItems()
    for path in frames.paths(overlapping: marquee.area) {
      guard let cell = snapshot.cell(at: path), canSelect(path, cell) else { continue }
      // Pinned elements are found wherever their sections are.
      if path.item == nil, !frames.placement(of: path, in: engine.freeViewport).frame.overlaps(marquee.area) {
        continue
      }
      touched.insert(path, in: snapshot)
    }
    marquee.touch(touched, in: snapshot)
    state.marquee = marquee
    state.marquee?.isApplying = true
    propose(
      marquee.selection(state.mode, in: snapshot),
      names: marquee.keepsBase(state.mode) ? marquee.names : [], engine)
    state.marquee?.isApplying = false
  }

  /// Merges a selection by the app into the marquee, if the app does not control the selection: with a
  /// proposal handler, it decides at each step.
  func overruleMarquee(with items: SelectedItems, names: [MissingElementID], _ engine: Engine) {
    guard var marquee = state.marquee, marquee.isDrawn, state.onProposal == nil else { return }
    // The first change is the marquee's own; its handlers may make others.
    guard !marquee.isApplying else {
      state.marquee?.isApplying = false
      return
    }
    marquee.overrule(state.items, with: items, in: engine.snapshot)
    marquee.names = names
    state.marquee = marquee
  }

  /// Returns the area from the start of the press to the pointer, in unmirrored content coordinates.
  private func area(of marquee: SelectionMarquee, _ engine: Engine) -> Rect {
    let end = engine.contentPlace(marquee.pointer)
    return Rect(
      x: min(marquee.start.x, end.x), y: min(marquee.start.y, end.y), width: abs(end.x - marquee.start.x),
      height: abs(end.y - marquee.start.y))
  }
}

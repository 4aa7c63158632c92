@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Several items at once with a mouse: whoever presses where no item is and moves draws a band, and selects what it
// touches.

extension SelectionBehavior {
  /// The band that is being drawn around items, in viewport coordinates, in points; nil if none is.
  func visibleBand(_ engine: Engine) -> Rect? {
    guard let band = state.band, band.isDrawn else { return nil }
    var area = area(of: band, engine)
    area.origin[engine.axis] -= engine.overscroll
    return engine.mirrored(area).offset(by: Point.zero - engine.viewport.origin)
  }

  /// Whether the content has moved under a band since items were selected by it.
  func isBandStale(_ engine: Engine) -> Bool {
    guard let band = state.band, band.isDrawn else { return false }
    return band.area != area(of: band, engine)
  }

  /// Keeps a band where it is on screen, when what is in view stays there although content comes or goes above it.
  func holdBand(by correction: Point, _ engine: Engine) {
    guard let start = state.band?.start, correction != .zero else { return }
    state.band?.start = start + (engine.isMirrored ? Point(x: -correction.x, y: correction.y) : correction)
  }

  /// Notes what a pointer did.
  ///
  /// - Returns: Whether a band takes it.
  func drawsBand(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    guard event.button == .primary else { return state.band?.isDrawn ?? false }
    switch event.phase {
    case .down:
      endBand()
      if canBeginBand(at: hit, engine) { state.band = newBand(event, engine) }
      return false
    case .moved, .up:
      let isDrawn = moveBand(to: event.position, engine)
      guard event.phase == .up else { return isDrawn }
      if !isDrawn, let band = state.band { clickBesideItems(band, engine) }
      endBand()
      return isDrawn
    case .cancelled: return cancelBand(engine)
    }
  }

  /// Gives a band up, and what it has selected.
  ///
  /// - Returns: Whether there was one.
  func cancelBand(_ engine: Engine) -> Bool {
    guard let band = state.band else { return false }
    endBand()
    if band.isDrawn { propose(band.base, names: band.names, engine) }
    return band.isDrawn
  }

  private func endBand() { state.band = nil }

  /// Takes the selection back, as on a desktop: whoever holds a key means to add, and where a tap means something it means
  /// that alone.
  private func clickBesideItems(_ band: SelectionBand, _ engine: Engine) {
    guard state.mode == .extended, band.modifiers.isEmpty,
      engine.receiver(of: .tap, among: engine.receivers(at: band.press)) == nil
    else { return }
    deselectAll(engine)
  }

  private func canBeginBand(at hit: PointerHit, _ engine: Engine) -> Bool {
    guard engine.configuration.selectsByBand, state.mode.allowsMany,
      !engine.anyBehavior(in: .pointer, { $0.isOpen(engine) })
    else { return false }
    // A band begins on what stands behind sections, but on nothing that belongs to an item or to a group of cells.
    return engine.viewport.contains(hit.position + engine.viewport.origin)
      && engine.receivers(at: hit).allSatisfy { receiver in
        if case .decoration = receiver.target.path.element { true } else { false }
      }
  }

  private func newBand(_ event: PointerEvent, _ engine: Engine) -> SelectionBand {
    SelectionBand(
      start: engine.contentPlace(event.position), press: event.position, modifiers: event.modifiers,
      base: state.items, names: state.names, pointer: event.position)
  }

  private func moveBand(to point: Point, _ engine: Engine) -> Bool {
    guard var band = state.band else { return false }
    let (way, slop) = (point - band.press, engine.configuration.gestures.slop)
    if !band.isDrawn {
      guard way.x * way.x + way.y * way.y > slop * slop else { return false }
      (state.anchor, state.extent) = (nil, SelectedItems())
      band.isDrawn = true
    }
    band.pointer = point
    state.band = band
    selectByBand(engine)
    return true
  }

  /// Selects what a band touches.
  ///
  /// - Complexity: O(*m*) for *m* items in the band.
  func selectByBand(_ engine: Engine) {
    guard var band = state.band else { return }
    let (frames, snapshot) = (engine.frames, engine.snapshot)
    band.area = area(of: band, engine)
    var touched = SelectedItems()
    for path in frames.paths(overlapping: band.area) {
      guard let cell = snapshot.cell(at: path), canSelect(path, cell) else { continue }
      // What is pinned is found wherever its section is.
      if path.item == nil, !frames.placement(of: path, in: engine.freeViewport).frame.overlaps(band.area) {
        continue
      }
      touched.insert(path, in: snapshot)
    }
    band.touch(touched, in: snapshot)
    state.band = band
    state.band?.isAtWork = true
    propose(
      band.selection(state.mode, in: snapshot),
      names: band.keepsBase(state.mode) ? band.names : [], engine)
    state.band?.isAtWork = false
  }

  /// Lets a band go on from what the app has selected itself. An app that is asked decides at each step.
  func overruleBand(with items: SelectedItems, names: [SelectedName], _ engine: Engine) {
    guard var band = state.band, band.isDrawn, state.onProposal == nil else { return }
    // The first change is the band's own; whoever is told of it may make others.
    guard !band.isAtWork else {
      state.band?.isAtWork = false
      return
    }
    band.overrule(state.items, with: items, in: engine.snapshot)
    band.names = names
    state.band = band
  }

  /// From where the button went down to the pointer, in content coordinates, as seen from where lines begin.
  private func area(of band: SelectionBand, _ engine: Engine) -> Rect {
    let end = engine.contentPlace(band.pointer)
    return Rect(
      x: min(band.start.x, end.x), y: min(band.start.y, end.y), width: abs(end.x - band.start.x),
      height: abs(end.y - band.start.y))
  }
}

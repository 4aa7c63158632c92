import TesseraLayout

// Several items at once with a mouse: whoever presses where no item is and moves draws a band, and selects what it
// touches.

extension Engine {
  /// The band that is being drawn around items, in viewport coordinates, in points; nil: none is. Hosts draw it in front
  /// of everything; see ``EngineConfiguration/selectsByBand``.
  public var selectionBand: Rect? {
    guard let band = selecting.band, band.isDrawn else { return nil }
    var area = area(of: band)
    area.origin[axis] -= overscroll
    return mirrored(area).offset(by: Point.zero - viewport.origin)
  }

  /// Whether the content has moved under a band since items were selected by it.
  var isBandStale: Bool {
    guard let band = selecting.band, band.isDrawn else { return false }
    return band.area != area(of: band)
  }

  /// Selects what a band touches now that the content has moved under it.
  func followBand() {
    if busy.contains(.band), isBandStale { selectByBand() }
  }

  /// Keeps a band where it is on screen, when what is in view stays there although content comes or goes above it.
  func holdBand(by correction: Point) {
    guard let start = selecting.band?.start, correction != .zero else { return }
    selecting.band?.start = start + (isMirrored ? Point(x: -correction.x, y: correction.y) : correction)
  }

  /// Notes what a pointer did; whether a band takes it.
  func drawsBand(_ event: PointerEvent) -> Bool {
    guard event.button == .primary else { return selectionBand != nil }
    switch event.phase {
    case .down:
      endBand()
      if canBeginBand(at: event.position) { selecting.band = newBand(event) }
      return false
    case .moved, .up:
      let isDrawn = moveBand(to: event.position)
      guard event.phase == .up else { return isDrawn }
      if !isDrawn, let band = selecting.band { clickBesideItems(band) }
      endBand()
      return isDrawn
    case .cancelled: return cancelBand()
    }
  }

  /// Gives a band up, and what it has selected; whether there was one.
  @discardableResult
  func cancelBand() -> Bool {
    guard let band = selecting.band else { return false }
    endBand()
    if band.isDrawn { propose(band.base, names: band.names) }
    return band.isDrawn
  }

  private func endBand() { selecting.band = nil }

  /// Takes the selection back, as on a desktop: whoever holds a key means to add, and where a tap means something it means
  /// that alone.
  private func clickBesideItems(_ band: SelectionBand) {
    guard selecting.mode == .extended, band.modifiers.isEmpty,
      receiver(of: .tap, among: receivers(at: band.press)) == nil
    else { return }
    deselectAll()
  }

  private func canBeginBand(at point: Point) -> Bool {
    guard configuration.selectsByBand, selecting.mode.allowsMany, events.swiping.gestures.open == nil else {
      return false
    }
    // A band begins on what stands behind sections, but on nothing that belongs to an item or to a group of cells.
    return viewport.contains(point + viewport.origin)
      && receivers(at: point).allSatisfy { receiver in
        if case .decoration = receiver.target.path.element { true } else { false }
      }
  }

  private func newBand(_ event: PointerEvent) -> SelectionBand {
    SelectionBand(
      start: contentPlace(event.position), press: event.position, modifiers: event.modifiers,
      base: selecting.items, names: selecting.names, pointer: event.position)
  }

  private func moveBand(to point: Point) -> Bool {
    guard var band = selecting.band else { return false }
    let (way, slop) = (point - band.press, configuration.gestures.slop)
    if !band.isDrawn {
      guard way.x * way.x + way.y * way.y > slop * slop else { return false }
      // From here on the press is nothing else.
      follow(events.gestures.cancel())
      reordering.gesture.giveUp()
      events.swiping.gestures.yield()
      (selecting.anchor, selecting.extent) = (nil, SelectedItems())
      band.isDrawn = true
    }
    band.pointer = point
    selecting.band = band
    selectByBand()
    return true
  }

  /// - Complexity: O(*m*) for *m* items in the band.
  private func selectByBand() {
    guard var band = selecting.band else { return }
    band.area = area(of: band)
    var touched = SelectedItems()
    for path in frames.paths(overlapping: band.area) {
      guard let cell = snapshot.cell(at: path), canSelect(path, cell) else { continue }
      // What is pinned is found wherever its section is.
      if path.item == nil, !frames.placement(of: path, in: freeViewport).frame.overlaps(band.area) {
        continue
      }
      touched.insert(path, in: snapshot)
    }
    band.touch(touched, in: snapshot)
    selecting.band = band
    selecting.band?.isAtWork = true
    propose(
      band.selection(selecting.mode, in: snapshot),
      names: band.keepsBase(selecting.mode) ? band.names : [])
    selecting.band?.isAtWork = false
  }

  /// Lets a band go on from what the app has selected itself. An app that is asked decides at each step.
  func overruleBand(with items: SelectedItems, names: [SelectedName]) {
    guard var band = selecting.band, band.isDrawn, selecting.onProposal == nil else { return }
    // The first change is the band's own; whoever is told of it may make others.
    guard !band.isAtWork else {
      selecting.band?.isAtWork = false
      return
    }
    band.overrule(selecting.items, with: items, in: snapshot)
    band.names = names
    selecting.band = band
  }

  /// From where the button went down to the pointer, in content coordinates, as seen from where lines begin.
  private func area(of band: SelectionBand) -> Rect {
    let end = contentPlace(band.pointer)
    return Rect(
      x: min(band.start.x, end.x), y: min(band.start.y, end.y), width: abs(end.x - band.start.x),
      height: abs(end.y - band.start.y))
  }
}

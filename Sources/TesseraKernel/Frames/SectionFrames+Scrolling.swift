import TesseraLayout

// Scrolling sections keep their first visible item in place.

extension SectionFrames {
  /// The scroll offset of the items, in points.
  package var scrollOffset: Double {
    if case .start = position { return 0 }
    return max(0, min(wantedOffset, farthestScroll))
  }

  /// The maximum scroll offset of the items, in points.
  package var farthestScroll: Double {
    guard let scrolling = declared.scrollAxis else { return 0 }
    let rest = body.contentSize[scrolling] - window.size[scrolling]
    // Layouts round to fractions of points; a rest that comes from rounding cannot be scrolled.
    return rest > 0.01 ? rest : 0
  }

  /// The requested offset. It may be beyond the end temporarily, while contents are still to be measured.
  var wantedOffset: Double {
    switch position {
    case .start: return 0
    case .offset(let offset): return offset
    case .slot(let slot, let start):
      guard let scrolling = declared.scrollAxis else { return 0 }
      let before = scrolling == axis ? header.size[axis] : 0
      return before + body.frame(at: slot).min(scrolling) - start
    }
  }

  /// The first visible item or child section, which is held in place; `nil` if the section is at its start.
  package var firstVisibleSlot: Int? {
    guard let scrolling = declared.scrollAxis, scrollOffset > 0 else { return nil }
    if case .slot(let slot, _) = position {
      let isInView = frame(of: .item(slot)).overlaps(window)
      // While the section is empty, the last visible slot is the one to return to.
      if isInView || window.width == 0 || window.height == 0 { return slot }
    }
    return firstInWindow(along: scrolling)
  }

  /// Scrolls the items, as far as they go.
  func scroll(to offset: Double) {
    let offset = max(0, min(offset, farthestScroll))
    position = offset == 0 ? .start : .offset(offset)
    guard let scrolling = declared.scrollAxis, let slot = firstVisibleSlot else { return }
    position = .slot(slot, start: frame(of: .item(slot)).min(scrolling))
  }

  func hold(_ slot: Int, at start: Double) { position = .slot(slot, start: start) }

  /// Takes over the scroll position of another arrangement of the same section.
  func holdPlace(of other: SectionFrames) { position = other.position }

  /// Releases a position that does not exist.
  func settleScroll() {
    if case .slot = position, wantedOffset == scrollOffset { return }
    scroll(to: scrollOffset)
  }

  /// Returns the first item that is wholly visible in the section, else the first partly visible one. Items
  /// with known sizes come before those that are still to be measured: they are on screen already.
  private func firstInWindow(along axis: Axis) -> Int? {
    let visibleSlots = slotsInWindow
    let known = visibleSlots.filter(isSizeKnown)
    let candidates = known.isEmpty ? visibleSlots : known
    return candidates.first { frame(of: .item($0)).min(axis) >= window.min(axis) } ?? candidates.first
  }

  /// The items or child sections that are at least partly visible in the section.
  package var slotsInWindow: [Int] { body.indices(overlapping: window.offset(by: .zero - bodyOrigin)) }

  private func isSizeKnown(of slot: Int) -> Bool {
    guard items.section.children.isEmpty else { return true }
    return !items.sizing(at: slot).isEstimated || items.measured[slot] != nil
  }
}

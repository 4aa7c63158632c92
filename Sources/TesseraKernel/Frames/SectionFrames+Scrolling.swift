import TesseraLayout

// Sections that scroll by themselves keep what is seen first of them where it is.

extension SectionFrames {
  /// How far the items are scrolled.
  package var scrollOffset: Double {
    if case .start = position { return 0 }
    return max(0, min(wantedOffset, farthestScroll))
  }

  /// The farthest that the items can be scrolled.
  package var farthestScroll: Double {
    guard let scrolling = declared.scrollAxis else { return 0 }
    let rest = body.contentSize[scrolling] - window.size[scrolling]
    // Layouts round to parts of points; what rounding has added is nothing to scroll to.
    return rest > 0.01 ? rest : 0
  }

  /// The place that is wanted. It may lie beyond the end for a while: what is there is still to be measured.
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

  /// What is seen first and holds its place: an item, or a section inside.
  package var firstSeen: Int? {
    guard let scrolling = declared.scrollAxis, scrollOffset > 0 else { return nil }
    if case .slot(let slot, _) = position {
      let isInView = frame(of: .item(slot)).overlaps(window)
      // While nothing can be seen, what was seen last is what to come back to.
      if isInView || window.width == 0 || window.height == 0 { return slot }
    }
    return firstInWindow(along: scrolling)
  }

  /// Scrolls the items, as far as they go.
  func scroll(to offset: Double) {
    let offset = max(0, min(offset, farthestScroll))
    position = offset == 0 ? .start : .offset(offset)
    guard let scrolling = declared.scrollAxis, let slot = firstSeen else { return }
    position = .slot(slot, start: frame(of: .item(slot)).min(scrolling))
  }

  /// Keeps what is in a slot at a place, as soon as there is so much content.
  func hold(_ slot: Int, at start: Double) { position = .slot(slot, start: start) }

  /// Keeps the same things where they are as another arrangement of the same section.
  func holdPlace(of other: SectionFrames) { position = other.position }

  /// Lets go of a place that is not there.
  func settleScroll() {
    if case .slot = position, wantedOffset == scrollOffset { return }
    scroll(to: scrollOffset)
  }

  /// The first item that is wholly in the window, else the first one partly. Items whose size is known go before those
  /// that are still to be measured: they are on screen already.
  private func firstInWindow(along axis: Axis) -> Int? {
    let seen = slotsInWindow
    let known = seen.filter(isSizeKnown)
    let candidates = known.isEmpty ? seen : known
    return candidates.first { frame(of: .item($0)).min(axis) >= window.min(axis) } ?? candidates.first
  }

  /// The items, or the sections inside, that are at least partly in the window.
  package var slotsInWindow: [Int] { body.indices(overlapping: window.offset(by: .zero - bodyOrigin)) }

  private func isSizeKnown(of slot: Int) -> Bool {
    guard items.section.children.isEmpty else { return true }
    return !items.sizing(at: slot).isEstimated || items.measured[slot] != nil
  }
}

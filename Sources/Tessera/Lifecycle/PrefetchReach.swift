@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// What is in reach of a prefetch in one `ForEach`, as positions of items in its section.
struct PrefetchReach {
  let section: Int
  let run: ItemRun
  /// The position of the first item.
  let start: Int
  /// What is in view.
  let seen: Range<Int>
  /// What is to be told, if it was not.
  let coming: Range<Int>
  /// What stays in reach, on both sides, so that turning round for a moment cancels nothing.
  let kept: Range<Int>
}

/// Finds what is in reach in a section; everything in the section's coordinates.
struct ReachFinder {
  let frames: SectionFrames
  /// The axis along which the collection scrolls.
  let axis: Axis
  /// The viewport.
  let window: Rect
  /// What is looked at around the viewport, as far as the sections around this one show it.
  let near: Rect
  /// Whether the collection scrolls towards its end.
  let isForward: Bool
  /// How far ahead has to be reached because of the velocity, in points.
  let lead: Double

  /// What is in view, ahead, and in reach on both sides, among some items of the section.
  func find(
    _ prefetching: Prefetching, among items: Range<Int>
  ) -> (seen: Range<Int>, coming: Range<Int>, kept: Range<Int>) {
    let visible = seen(window)
    let inView = visible.flatMap { indices(in: $0, items) }
    // Neighbours of a strip's window are reached by scrolling the strip, in either direction; and what it will show is
    // in reach as soon as the strip itself is.
    let base = isStrip ? seen(near) : visible
    let shown = inView ?? (isStrip ? base.flatMap { indices(in: $0, items) } : nil) ?? nearEnd(of: items)
    var kept = shown
    if inView != nil || isStrip || isNear(shown, of: items) {
      let least = max(items.lowerBound, shown.lowerBound - min(prefetching.itemCount, shown.lowerBound))
      let room = items.upperBound - shown.upperBound
      kept = least..<max(least, shown.upperBound + min(prefetching.itemCount, room))
    }
    let distance = max(prefetching.distance, lead)
    if distance > 0, let base = isStrip ? base : window.intersection(near) ?? window,
      let reached = indices(in: base.grown(distance, along: isStrip ? own : axis), items)
    {
      kept = kept.union(reached)
    }
    var coming = kept
    if !isStrip, isForward {
      let first = max(shown.lowerBound, kept.lowerBound)
      coming = first..<max(first, kept.upperBound)
    } else if !isStrip {
      coming = kept.lowerBound..<max(kept.lowerBound, min(shown.upperBound, kept.upperBound))
    }
    return (inView ?? shown.lowerBound..<shown.lowerBound, coming, kept.union(shown))
  }

  /// Whether the section scrolls by itself.
  private var isStrip: Bool { frames.declared.scrollAxis != nil }

  /// The axis along which what comes next in the section comes into view.
  private var own: Axis { frames.declared.scrollAxis ?? axis }

  /// Whether the end of the items that is nearer to the viewport is within one viewport.
  private func isNear(_ end: Range<Int>, of items: Range<Int>) -> Bool {
    let item = min(end.lowerBound, items.upperBound - 1)
    let frame = frames.frame(of: .item(item))
    return frame.min(axis) - window.max(axis) <= window.size[axis]
      && window.min(axis) - frame.max(axis) <= window.size[axis]
  }

  /// The part of a rectangle that the section shows.
  private func seen(_ rect: Rect) -> Rect? {
    guard let inside = rect.intersection(near) else { return nil }
    return frames.clip.map { $0.intersection(inside) } ?? inside
  }

  /// The items that overlap a rectangle, and those between them.
  private func indices(in rect: Rect, _ items: Range<Int>) -> Range<Int>? {
    let found = frames.body.indices(overlapping: rect.offset(by: .zero - frames.bodyOrigin))
    guard let first = found.first, let last = found.last else { return nil }
    let range = (first..<last + 1).clamped(to: items)
    return range.isEmpty ? nil : range
  }

  /// Nothing, at the end of the items that is nearer to the viewport.
  private func nearEnd(of items: Range<Int>) -> Range<Int> {
    guard let first = items.first else { return items }
    let isBehind = frames.frame(of: .item(first)).min(axis) < window.min(axis)
    let end = isBehind ? items.upperBound : items.lowerBound
    return end..<end
  }
}

extension Range<Int> {
  /// The smallest range around both.
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension Rect {
  /// The rectangle with more room on both sides along an axis.
  func grown(_ distance: Double, along axis: Axis) -> Rect {
    axis == .vertical
      ? inset(by: Insets(horizontal: 0, vertical: -distance))
      : inset(by: Insets(horizontal: -distance, vertical: 0))
  }
}

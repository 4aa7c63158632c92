@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The reach of a prefetch in one `ForEach`, as positions of items in its section.
struct PrefetchWindow {
  let section: Int
  let run: ItemRun
  /// The position of the first item.
  let start: Int
  /// The visible items.
  let seen: Range<Int>
  /// The items to prefetch.
  let upcoming: Range<Int>
  /// The items that stay in reach, on both sides: reversing for a moment cancels nothing.
  let kept: Range<Int>
}

/// A search for the items in reach in a section, in the coordinates of the section.
struct PrefetchWindowFinder {
  let frames: SectionFrames
  let axis: Axis
  let window: Rect
  /// The searched area around the viewport, as far as the sections around this one show it.
  let near: Rect
  /// Whether the collection scrolls toward its end.
  let isForward: Bool
  /// The distance to reach ahead because of the velocity, in points.
  let lead: Double

  /// Returns the visible items, those ahead, and those in reach on both sides, among some of the items.
  func find(
    _ prefetching: Prefetching, among items: Range<Int>
  ) -> (seen: Range<Int>, upcoming: Range<Int>, kept: Range<Int>) {
    let visible = seen(window)
    let inView = visible.flatMap { indices(in: $0, items) }
    // Items beside the window of a scrolling section are reached by scrolling the section, in either
    // direction. The items that its window will show are in reach as soon as the section itself is.
    let base = isScrollingSection ? seen(near) : visible
    let shown =
      inView ?? (isScrollingSection ? base.flatMap { indices(in: $0, items) } : nil) ?? nearEnd(of: items)
    var kept = shown
    if inView != nil || isScrollingSection || isNear(shown, of: items) {
      let minimum = max(items.lowerBound, shown.lowerBound - min(prefetching.itemCount, shown.lowerBound))
      let room = items.upperBound - shown.upperBound
      kept = minimum..<max(minimum, shown.upperBound + min(prefetching.itemCount, room))
    }
    let distance = max(prefetching.distance, lead)
    if distance > 0, let base = isScrollingSection ? base : window.intersection(near) ?? window,
      let reached = indices(in: base.grown(distance, along: isScrollingSection ? own : axis), items)
    {
      kept = kept.union(reached)
    }
    var upcoming = kept
    if !isScrollingSection, isForward {
      let first = max(shown.lowerBound, kept.lowerBound)
      upcoming = first..<max(first, kept.upperBound)
    } else if !isScrollingSection {
      upcoming = kept.lowerBound..<max(kept.lowerBound, min(shown.upperBound, kept.upperBound))
    }
    return (inView ?? shown.lowerBound..<shown.lowerBound, upcoming, kept.union(shown))
  }

  /// Whether the section scrolls on its own.
  private var isScrollingSection: Bool { frames.declared.scrollAxis != nil }

  /// The axis along which the next items of the section become visible.
  private var own: Axis { frames.declared.scrollAxis ?? axis }

  /// Returns whether the end of the items that is nearer to the viewport is within one viewport.
  private func isNear(_ end: Range<Int>, of items: Range<Int>) -> Bool {
    let item = min(end.lowerBound, items.upperBound - 1)
    let frame = frames.frame(of: .item(item))
    return frame.min(axis) - window.max(axis) <= window.size[axis]
      && window.min(axis) - frame.max(axis) <= window.size[axis]
  }

  /// Returns the part of a rectangle that the section shows.
  private func seen(_ rect: Rect) -> Rect? {
    guard let inside = rect.intersection(near) else { return nil }
    return frames.clip.map { $0.intersection(inside) } ?? inside
  }

  /// Returns the items that overlap a rectangle, and those between them.
  private func indices(in rect: Rect, _ items: Range<Int>) -> Range<Int>? {
    let found = frames.body.indices(overlapping: rect.offset(by: .zero - frames.bodyOrigin))
    guard let first = found.first, let last = found.last else { return nil }
    let range = (first..<last + 1).clamped(to: items)
    return range.isEmpty ? nil : range
  }

  /// Returns an empty range at the end of the items that is nearer to the viewport.
  private func nearEnd(of items: Range<Int>) -> Range<Int> {
    guard let first = items.first else { return items }
    let isBehind = frames.frame(of: .item(first)).min(axis) < window.min(axis)
    let end = isBehind ? items.upperBound : items.lowerBound
    return end..<end
  }
}

extension Range<Int> {
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension Rect {
  func grown(_ distance: Double, along axis: Axis) -> Rect {
    axis == .vertical
      ? inset(by: Insets(horizontal: 0, vertical: -distance))
      : inset(by: Insets(horizontal: -distance, vertical: 0))
  }
}

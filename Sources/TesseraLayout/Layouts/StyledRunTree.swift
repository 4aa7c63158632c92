/// A run of items and their style, which a ``StyledRunTree`` stores separately.
struct StyledRun<Run: TreeRun, Style: Equatable & Sendable>: Equatable, Sendable {
  var run: Run
  var style: Style

  var count: Int { run.count }
}

/// Items in two trees of runs: one for the part that differs from item to item, one for the part that is
/// equal for most items.
///
/// If all items have one style, all styles together are a single run, so that the style of an item costs
/// nothing.
struct StyledRunTree<Run: TreeRun, Style: Equatable & Sendable>: Sendable {
  private(set) var runs = RunTree<Run>()
  private(set) var styles = RunTree<StyleRun<Style>>()

  init() {}

  init(runs: RunTree<Run>, styles: RunTree<StyleRun<Style>>) {
    self.runs = runs
    self.styles = styles
  }

  var count: Int { runs.count }

  var summary: Run.Summary { runs.summary }

  /// Replaces the items of a range, which must exist. O(log r + new runs).
  mutating func replace(_ range: Range<Int>, with new: some Collection<StyledRun<Run, Style>>) {
    runs.replace(range, with: new.lazy.map { $0.run })
    styles.replace(range, with: new.lazy.map { StyleRun(count: $0.count, style: $0.style) })
  }

  /// Returns a cursor at an item; `nil` if there is no such item. O(log r).
  func cursor(at index: Int) -> StyledCursor<Run, Style>? {
    guard let runs = runs.cursor(at: index), let styles = styles.cursor(at: index) else { return nil }
    return StyledCursor(runs: runs, styles: styles)
  }

  /// Returns a cursor at the first item of the first run for which the aggregate through its end satisfies a
  /// condition. The condition must hold for all later runs, too. O(log r).
  @inline(__always)
  func cursor(where holds: (Run.Summary) -> Bool) -> StyledCursor<Run, Style>? {
    guard let runs = runs.cursor(where: holds), let styles = styles.cursor(at: runs.place.start) else {
      return nil
    }
    return StyledCursor(runs: runs, styles: styles)
  }
}

/// A position in a ``StyledRunTree`` that moves forward, like a ``RunCursor`` in each of the two trees.
struct StyledCursor<Run: TreeRun, Style: Equatable & Sendable> {
  fileprivate var runs: RunCursor<Run>
  fileprivate var styles: RunCursor<StyleRun<Style>>

  /// The current run, whose items may have several styles, and the aggregate of all items before it.
  var place: RunPlace<Run> { runs.place }

  var style: Style { styles.place.run.style }

  /// The index after the last item of the current style.
  var styleEnd: Int { styles.place.end }

  /// The index after the last item that equals the current one.
  var end: Int { min(runs.place.end, styles.place.end) }

  /// Moves forward to an item. `false` if there is no such item; then the position is unspecified.
  @inline(__always)
  mutating func advance(to index: Int) -> Bool { runs.advance(to: index) && styles.advance(to: index) }
}

extension StyledCursor {
  /// Moves forward to the first run that satisfies a monotonic condition, or else to the last one with items
  /// of the current style (``RunCursor/advanceNearby(where:)``).
  @inline(__always)
  mutating func advanceNearbyInStyle(where holds: (Run.Summary) -> Bool) -> Bool {
    let end = styleEnd
    return runs.advanceNearby { $0.count >= end || holds($0) }
  }
}

struct StyledRunTreeBuilder<Run: TreeRun, Style: Equatable & Sendable>: ~Copyable {
  private var runs = RunTreeBuilder<Run>()
  private var styles = RunTreeBuilder<StyleRun<Style>>()

  @inline(__always)
  mutating func append(_ new: StyledRun<Run, Style>) {
    runs.append(new.run)
    styles.append(StyleRun(count: new.count, style: new.style))
  }

  /// Appends a number of runs, each of one item, of the same style.
  @inline(__always)
  mutating func append(_ count: Int, style: Style, _ run: (_ number: Int) -> Run) {
    if count == 0 { return }
    styles.append(StyleRun(count: count, style: style))
    for number in 0..<count { runs.append(run(number)) }
  }

  /// Moves runs of the same style, no two neighbors of which are alike, to the end. O(runs).
  mutating func append(_ new: inout LeafBuffer<Run>, style: Style) {
    if new.count == 0 { return }
    styles.append(StyleRun(count: new.itemCount, style: style))
    runs.append(unlike: &new)
  }

  mutating func finish() -> StyledRunTree<Run, Style> {
    StyledRunTree(runs: runs.finish(), styles: styles.finish())
  }
}

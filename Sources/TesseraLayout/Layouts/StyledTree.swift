/// A run of items and what few items have: the value that a ``StyledTree`` stores in two parts.
struct Styled<Run: TreeRun, Style: Equatable & Sendable>: Equatable, Sendable {
  /// What differs from item to item.
  var run: Run
  /// What is mostly the same.
  var style: Style

  /// How many items.
  var count: Int { run.count }
}

/// Items in two trees of runs: what differs from item to item in one, what is mostly the same in the other.
///
/// Where all items have one style, all styles together are a single run: an item then costs nothing but what differs.
struct StyledTree<Run: TreeRun, Style: Equatable & Sendable>: Sendable {
  /// What differs.
  private(set) var runs = RunTree<Run>()
  /// What is mostly the same, for as many items.
  private(set) var styles = RunTree<StyleRun<Style>>()

  /// No items.
  init() {}

  /// Trees of as many items.
  init(runs: RunTree<Run>, styles: RunTree<StyleRun<Style>>) {
    self.runs = runs
    self.styles = styles
  }

  /// The number of items. O(1).
  var count: Int { runs.count }

  /// What is known about all items. O(1).
  var summary: Run.Summary { runs.summary }

  /// Puts items in the place of a range, which must exist. O(log r + new runs).
  mutating func replace(_ range: Range<Int>, with new: some Collection<Styled<Run, Style>>) {
    runs.replace(range, with: new.lazy.map { $0.run })
    styles.replace(range, with: new.lazy.map { StyleRun(count: $0.count, style: $0.style) })
  }

  /// The place of an item; nil where there is no such item. O(log r).
  func cursor(at index: Int) -> StyledCursor<Run, Style>? {
    guard let runs = runs.cursor(at: index), let styles = styles.cursor(at: index) else { return nil }
    return StyledCursor(runs: runs, styles: styles)
  }

  /// The first item of the first run for which a condition holds on what is known about everything up to its end. Where the condition
  /// holds for a run it must hold for all later ones. O(log r).
  @inline(__always)
  func cursor(where holds: (Run.Summary) -> Bool) -> StyledCursor<Run, Style>? {
    guard let runs = runs.cursor(where: holds), let styles = styles.cursor(at: runs.place.start) else {
      return nil
    }
    return StyledCursor(runs: runs, styles: styles)
  }
}

/// A place in a ``StyledTree`` that moves forward, as a ``RunCursor`` does in each of the two trees.
struct StyledCursor<Run: TreeRun, Style: Equatable & Sendable> {
  fileprivate var runs: RunCursor<Run>
  fileprivate var styles: RunCursor<StyleRun<Style>>

  /// The run, whose items may have more than one style, and what is known about all items before it.
  var place: RunPlace<Run> { runs.place }

  /// The style of the item that was gone to.
  var style: Style { styles.place.run.style }

  /// The index after the last item that is like the one that was gone to.
  var end: Int { min(runs.place.end, styles.place.end) }

  /// Moves forward to an item. False where there is no such item; then nothing is certain.
  @inline(__always)
  mutating func advance(to index: Int) -> Bool { runs.advance(to: index) && styles.advance(to: index) }
}

/// A ``StyledTree`` in the making.
struct StyledTreeBuilder<Run: TreeRun, Style: Equatable & Sendable>: ~Copyable {
  private var runs = RunTreeBuilder<Run>()
  private var styles = RunTreeBuilder<StyleRun<Style>>()

  /// Adds items at the end. O(1).
  @inline(__always)
  mutating func append(_ new: Styled<Run, Style>) {
    runs.append(new.run)
    styles.append(StyleRun(count: new.count, style: new.style))
  }

  /// Moves runs of the same style, of which no neighbours are alike, to the end. O(runs).
  mutating func append(_ new: inout LeafBuffer<Run>, style: Style) {
    if new.count == 0 { return }
    styles.append(StyleRun(count: new.itemCount, style: style))
    runs.append(unlike: &new)
  }

  /// Everything that was added. O(runs).
  mutating func finish() -> StyledTree<Run, Style> {
    StyledTree(runs: runs.finish(), styles: styles.finish())
  }
}

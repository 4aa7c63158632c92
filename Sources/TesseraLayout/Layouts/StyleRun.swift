/// Neighbouring items of the same style.
struct StyleRun<Style: Equatable & Sendable>: Equatable, Sendable {
  /// How many items, at least one inside a tree.
  var count: Int
  /// The style of each.
  var style: Style
}

extension StyleRun: TreeRun {
  /// Nothing is added up but the number of items.
  typealias Summary = ItemCount

  var summary: ItemCount { ItemCount(count: count) }

  func slice(_ items: Range<Int>) -> StyleRun { StyleRun(count: items.count, style: style) }

  @inline(__always)
  mutating func absorb(_ next: StyleRun) -> Bool {
    guard style == next.style else { return false }
    count += next.count
    return true
  }
}

/// What is known about runs of which nothing is added up but the number of items.
struct ItemCount: RunSummary {
  /// The number of items.
  var count = 0

  static let zero = ItemCount()

  mutating func add(_ next: ItemCount) { count += next.count }
}

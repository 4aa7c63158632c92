/// A run of neighboring items of the same style.
struct StyleRun<Style: Equatable & Sendable>: Equatable, Sendable {
  var count: Int
  var style: Style
}

extension StyleRun: TreeRun {
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

/// The aggregate of runs that consists only of the number of items.
struct ItemCount: RunSummary {
  var count = 0

  static let zero = ItemCount()

  mutating func add(_ next: ItemCount) { count += next.count }
}

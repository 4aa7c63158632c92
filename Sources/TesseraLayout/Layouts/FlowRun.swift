/// Neighbouring items of a flow that are alike: what they answered, as far as places depend on it.
///
/// Heights and ascents are whole 1/1024 points, so that sums and differences of them are exact.
struct FlowRun: Equatable, Sendable {
  /// How many items, at least one inside a tree.
  var count: Int
  /// The width that lines are filled with, in points.
  var width: Double
  /// The height, in points.
  var height: Double
  /// The share of the room left over in the line; 0: none.
  var grow: Double
  /// How far the baseline that counts is below the top edge, in points; 0 where none counts.
  var ascent: Double
  /// Where the items stand in their line.
  var align: Alignment
  /// Whether the items are at least as wide as the container.
  var fills: Bool
  /// Whether the items are at most as wide as the container.
  var shrinks: Bool
}

extension FlowRun: TreeRun {
  /// Nothing is added up but the number of items.
  struct Summary: RunSummary {
    var count = 0

    static let zero = Summary()

    mutating func add(_ next: Summary) { count += next.count }
  }

  var summary: Summary { Summary(count: count) }

  func slice(_ items: Range<Int>) -> FlowRun { repeated(items.count) }

  mutating func absorb(_ next: FlowRun) -> Bool {
    guard width == next.width, height == next.height, self == next.repeated(count) else { return false }
    count += next.count
    return true
  }

  /// The same for another number of items.
  func repeated(_ count: Int) -> FlowRun {
    var copy = self
    copy.count = count
    return copy
  }
}

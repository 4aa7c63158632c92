@_spi(Behaviors) import TesseraKernel

/// A set of positions of items, stored as ranges: a million in a row are one entry.
struct PositionSet: Equatable {
  /// The ranges, in order; none is empty, and none touches the next one.
  private(set) var ranges: [Range<Int>] = []

  init() {}

  init(_ range: Range<Int>) { if !range.isEmpty { ranges = [range] } }

  /// Creates a set from positions in ascending order.
  init(ascending positions: some Sequence<Int>) {
    for position in positions { append(position..<(position + 1)) }
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// The number of positions. O(*r*) for *r* ranges.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Returns whether the set contains a position. O(log *r*).
  func contains(_ position: Int) -> Bool {
    let index = firstRange(endingAfter: position)
    return index < ranges.count && ranges[index].lowerBound <= position
  }

  /// Inserts a position. O(log *r*) to find its place, and a shift of the ranges after it.
  mutating func insert(_ position: Int) {
    // Joins the range that ends here with the one that begins behind.
    let start = firstRange(endingAfter: position - 1)
    var end = start
    var joined = position..<(position + 1)
    while end < ranges.count, ranges[end].lowerBound <= position + 1 {
      joined =
        Swift.min(joined.lowerBound, ranges[end].lowerBound)..<max(joined.upperBound, ranges[end].upperBound)
      end += 1
    }
    ranges.replaceSubrange(start..<end, with: CollectionOfOne(joined))
  }

  mutating func remove(_ position: Int) {
    let index = firstRange(endingAfter: position)
    guard index < ranges.count, ranges[index].contains(position) else { return }
    let range = ranges[index]
    let rest = [range.lowerBound..<position, (position + 1)..<range.upperBound].filter { !$0.isEmpty }
    ranges.replaceSubrange(index...index, with: rest)
  }

  /// Adds positions after all others.
  mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let last = ranges.last, last.upperBound >= range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    } else {
      ranges.append(range)
    }
  }

  /// Returns the index of the first range that contains a position greater than or equal to the given one.
  private func firstRange(endingAfter position: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: - Set operations in O(r)

extension PositionSet {
  func union(_ other: PositionSet) -> PositionSet { combined(other) { $0 || $1 } }

  func intersection(_ other: PositionSet) -> PositionSet { combined(other) { $0 && $1 } }

  func subtracting(_ other: PositionSet) -> PositionSet { combined(other) { $0 && !$1 } }

  /// Returns the positions for which a rule holds. The rule must be `false` for positions in neither set.
  func combined(_ other: PositionSet, _ rule: (Bool, Bool) -> Bool) -> PositionSet {
    var result = PositionSet()
    var (one, two) = (Edges(ranges), Edges(other.ranges))
    var start = 0
    while let edge = min(one.next, two.next) {
      if rule(one.isInside, two.isInside) { result.append(start..<edge) }
      one.pass(edge)
      two.pass(edge)
      start = edge
    }
    return result
  }

  private func min(_ one: Int?, _ two: Int?) -> Int? {
    guard let one, let two else { return one ?? two }
    return Swift.min(one, two)
  }

  /// The starts and ends of ranges, in order.
  private struct Edges {
    private let ranges: [Range<Int>]
    private var index = 0
    /// Whether a range has begun and not ended.
    private(set) var isInside = false

    init(_ ranges: [Range<Int>]) { self.ranges = ranges }

    var next: Int? {
      index < ranges.count ? (isInside ? ranges[index].upperBound : ranges[index].lowerBound) : nil
    }

    mutating func pass(_ edge: Int) {
      guard next == edge else { return }
      if isInside { index += 1 }
      isInside.toggle()
    }
  }
}

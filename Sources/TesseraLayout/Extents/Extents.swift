/// The extents of items along one axis.
///
/// It provides the extent and the start of each item, and the item at an offset.
///
/// Consecutive items of equal extent cost a single entry, however many they are. Extents are rounded to
/// 1/1024 point; their sums are exact and do not depend on the order of changes. NaN and negative extents
/// count as 0; extents and sums are limited to ``Size/largestExtent``. Copies share their storage until one
/// of them changes; after that, they share all but the changed branch.
///
/// With n runs, every operation is O(log n) unless documented otherwise, and queries do not allocate.
public struct Extents: Equatable, Sendable {
  private(set) var tree = RunTree<ExtentRun>()

  /// Creates extents without items.
  public init() {}

  /// Creates the extents of `count` items of the same extent, in points. O(1).
  public init(count: Int, extent: Double) { append(count: count, extent: extent) }

  init(_ runs: ExtentRuns) { tree = RunTree(runs.runs) }

  /// The number of items. O(1).
  public var count: Int { tree.count }

  /// The sum of all extents, in points. O(1).
  public var total: Double { tree.summary.sum.points }

  /// The extent of the longest item, in points, or 0 if there are no items. O(1).
  public var largest: Double { tree.summary.largest.points }

  /// Returns whether both values have the same extents in the same order. O(runs).
  public static func == (left: Extents, right: Extents) -> Bool {
    left.tree.summary == right.tree.summary && left.runs == right.runs
  }
}

// MARK: - Asking

extension Extents {
  /// Returns the extent of an item, in points, or 0 if there is no such item.
  public func extent(at index: Int) -> Double { length(at: index).points }

  /// Returns the start of an item, in points, or ``total`` for an index after the last item.
  public func offset(of index: Int) -> Double { start(of: index).points }

  /// Returns the index of the item that contains an offset, in points.
  ///
  /// The start of an item belongs to it, its end does not. Offsets before the first item or after the last
  /// one give the nearest item. Items without extent contain no offset and are skipped. NaN counts as 0. If
  /// no item has an extent, the result is 0.
  public func index(at offset: Double) -> Int {
    let units = min(FixedLength.unitsBelow(offset), tree.summary.sum.units - 1)
    let index = firstIndex(endingAfter: max(units, 0))
    return index < count ? index : 0
  }

  func length(at index: Int) -> FixedLength { tree.place(of: index)?.run.length ?? .zero }

  func start(of index: Int) -> FixedLength { tree.summary(before: index).sum }

  /// Returns the first item that ends after a coordinate in units, or ``count`` if there is none.
  func firstIndex(endingAfter units: Int64) -> Int {
    if units < 0 { return 0 }
    guard let place = tree.first(where: { $0.sum.units > units }) else { return count }
    // The run has a sum, so its length is not zero. The quotient is below its count.
    return place.start + Int((units - place.before.sum.units) / place.run.length.units)
  }

  /// Returns the first item that begins at or after a coordinate in units, or ``count`` if there is none.
  func firstIndex(beginningAt units: Int64) -> Int {
    units <= 0 ? 0 : min(count, firstIndex(endingAfter: units - 1) + 1)
  }

  /// Returns the length of the longest item in a range, which is clamped to the existing items.
  func largest(in range: Range<Int>) -> FixedLength {
    tree.summary(of: range.clamped(to: 0..<count)).largest
  }

  var runs: [ExtentRun] { tree.runs }
}

// MARK: - Changing

extension Extents {
  /// Appends items of the same extent, in points.
  ///
  /// A count below 1 adds nothing, and the number of items never exceeds `Int.max`.
  public mutating func append(count: Int, extent: Double) {
    insert(count: count, extent: extent, at: self.count)
  }

  /// Changes the extent of one item, in points.
  ///
  /// Does nothing if there is no such item.
  public mutating func replace(at index: Int, with extent: Double) {
    replace(at: index, with: FixedLength(extent))
  }

  /// Replaces a range of items by `count` items of the same extent, in points.
  ///
  /// The range is clamped to the existing items. A count below 1 only removes items. The number of items
  /// never exceeds `Int.max`.
  public mutating func replace(_ range: Range<Int>, count: Int, extent: Double) {
    replace(range, with: CollectionOfOne(ExtentRun(count: count, length: FixedLength(extent))))
  }

  /// Replaces a range of items by runs of items, each with a count and an extent in points.
  ///
  /// The range is clamped to the existing items. A count below 1 adds nothing. Items that would exceed a
  /// total of `Int.max` are left out. O(log n + runs).
  public mutating func replace(_ range: Range<Int>, with runs: [(count: Int, extent: Double)]) {
    replace(range, with: runs.lazy.map { ExtentRun(count: $0.count, length: FixedLength($0.extent)) })
  }

  /// Inserts items of the same extent, in points, before an index.
  ///
  /// An index that is out of range counts as the nearest end.
  public mutating func insert(count: Int, extent: Double, at index: Int) {
    let index = max(0, min(index, self.count))
    replace(index..<index, count: count, extent: extent)
  }

  /// Inserts runs of items, each with a count and an extent in points, before an index.
  ///
  /// An index that is out of range counts as the nearest end. O(log n + runs).
  public mutating func insert(_ runs: [(count: Int, extent: Double)], at index: Int) {
    let index = max(0, min(index, count))
    replace(index..<index, with: runs)
  }

  /// Removes items.
  ///
  /// The range is clamped to the existing items.
  public mutating func remove(_ range: Range<Int>) {
    replace(range, with: EmptyCollection())
  }

  /// Moves items, so that the first of them has the index `destination` afterwards.
  ///
  /// The range is clamped to the existing items. A destination that is out of range counts as the nearest
  /// end. O(log n) for a range of any length.
  public mutating func move(_ range: Range<Int>, to destination: Int) {
    let range = range.clamped(to: 0..<count)
    let destination = max(0, min(destination, count - range.count))
    guard !range.isEmpty, destination != range.lowerBound else { return }
    tree.move(range, to: destination)
  }

  mutating func replace(at index: Int, with length: FixedLength) {
    guard let place = tree.place(of: index), place.run.length != length else { return }
    tree.replace(index..<(index + 1), with: ExtentRun(count: 1, length: length))
  }

  private mutating func replace(_ range: Range<Int>, with runs: some Collection<ExtentRun>) {
    let range = range.clamped(to: 0..<count)
    var room = Int.max - (count - range.count)
    let allowed = runs.map { run in
      let count = max(0, min(run.count, room))
      room -= count
      return ExtentRun(count: count, length: run.length)
    }
    guard !range.isEmpty || !allowed.isEmpty else { return }
    tree.replace(range, with: allowed)
  }
}

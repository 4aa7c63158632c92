/// The extents of items along one axis: how long each is, where each begins, and which one is at an offset.
///
/// Items of equal extent next to each other cost one entry, however many they are. Extents are rounded to
/// 1/1024 point; sums of them are exact and do not depend on the order of changes. NaN and negative extents
/// count as 0; extents and sums above ``Size/largestExtent`` as that. A value that is copied shares its
/// storage until one of the copies changes, and then all but the changed branch.
///
/// With n runs, every operation is O(log n) unless it says otherwise, and questions do not allocate.
public struct Extents: Equatable, Sendable {
  private(set) var tree = RunTree<ExtentRun>()

  /// No items.
  public init() {}

  /// `count` items of the same extent, in points. O(1).
  public init(count: Int, extent: Double) { append(count: count, extent: extent) }

  /// Items given as runs. O(runs).
  init(_ runs: ExtentRuns) { tree = RunTree(runs.runs) }

  /// The number of items. O(1).
  public var count: Int { tree.count }

  /// The sum of all extents, in points. O(1).
  public var total: Double { tree.summary.sum.points }

  /// The extent of the longest item, in points; 0 without items. O(1).
  public var largest: Double { tree.summary.largest.points }

  /// Two values are equal when they have the same extents in the same order. O(runs).
  public static func == (left: Extents, right: Extents) -> Bool {
    left.tree.summary == right.tree.summary && left.runs == right.runs
  }
}

// MARK: - Asking

extension Extents {
  /// The extent of an item, in points; 0 where there is no such item.
  public func extent(at index: Int) -> Double { length(at: index).points }

  /// Where an item begins, in points. The index after the last item, and any above, gives ``total``.
  public func offset(of index: Int) -> Double { start(of: index).points }

  /// The item that contains an offset in points; the start of an item belongs to it, its end does not.
  ///
  /// Offsets before the first item and after the last give the nearest item. Items without extent contain
  /// nothing and are skipped. NaN counts as 0. Where no item has an extent the answer is 0.
  public func index(at offset: Double) -> Int {
    let units = min(FixedLength.unitsBelow(offset), tree.summary.sum.units - 1)
    let index = firstIndex(endingAfter: max(units, 0))
    return index < count ? index : 0
  }

  func length(at index: Int) -> FixedLength { tree.place(of: index)?.run.length ?? .zero }

  func start(of index: Int) -> FixedLength { tree.summary(before: index).sum }

  /// The first item that ends after a coordinate in units, or ``count`` where none does.
  func firstIndex(endingAfter units: Int64) -> Int {
    if units < 0 { return 0 }
    guard let place = tree.first(where: { $0.sum.units > units }) else { return count }
    // The run has a sum, so its length is not zero; the quotient is below its count.
    return place.start + Int((units - place.before.sum.units) / place.run.length.units)
  }

  /// The first item that begins at or after a coordinate in units, or ``count`` where none does.
  func firstIndex(beginningAt units: Int64) -> Int {
    units <= 0 ? 0 : min(count, firstIndex(endingAfter: units - 1) + 1)
  }

  /// The length of the longest item in a range, which is cut to the existing items.
  func largest(in range: Range<Int>) -> FixedLength {
    tree.summary(of: range.clamped(to: 0..<count)).largest
  }

  /// All runs in order. O(runs).
  var runs: [ExtentRun] { tree.runs }
}

// MARK: - Changing

extension Extents {
  /// Adds items of the same extent, in points, at the end. A count below one adds nothing; the number of
  /// items never exceeds `Int.max`.
  public mutating func append(count: Int, extent: Double) {
    insert(count: count, extent: extent, at: self.count)
  }

  /// Gives one item another extent, in points. Without such an item nothing happens.
  public mutating func replace(at index: Int, with extent: Double) {
    replace(at: index, with: FixedLength(extent))
  }

  /// Puts `count` items of the same extent, in points, in the place of a range of items. The part of the range in
  /// which there are none is ignored; a count below one only removes; the number of items never exceeds `Int.max`.
  public mutating func replace(_ range: Range<Int>, count: Int, extent: Double) {
    replace(range, with: CollectionOfOne(ExtentRun(count: count, length: FixedLength(extent))))
  }

  /// Puts runs of items, each with a count and an extent in points, in the place of a range of items. The part of
  /// the range in which there are none is ignored; a count below one adds nothing; what would be more than `Int.max`
  /// items is left out. O(log n + runs).
  public mutating func replace(_ range: Range<Int>, with runs: [(count: Int, extent: Double)]) {
    replace(range, with: runs.lazy.map { ExtentRun(count: $0.count, length: FixedLength($0.extent)) })
  }

  /// Inserts items of the same extent, in points, before an index; one out of range means the nearest end.
  public mutating func insert(count: Int, extent: Double, at index: Int) {
    let index = max(0, min(index, self.count))
    replace(index..<index, count: count, extent: extent)
  }

  /// Inserts runs of items, each with a count and an extent in points, before an index; one out of range means the
  /// nearest end. O(log n + runs).
  public mutating func insert(_ runs: [(count: Int, extent: Double)], at index: Int) {
    let index = max(0, min(index, count))
    replace(index..<index, with: runs)
  }

  /// Removes items. The part of the range in which there are none is ignored.
  public mutating func remove(_ range: Range<Int>) {
    replace(range, with: EmptyCollection())
  }

  /// Moves items, so that the first of them has the index `destination` afterwards. The part of the range in which
  /// there are none is ignored; a destination out of range means the nearest end. O(log n) for a range of any length.
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

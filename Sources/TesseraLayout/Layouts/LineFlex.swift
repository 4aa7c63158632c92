/// The rules by which the items of a line grow into free space, or shrink if they do not fit.
///
/// Less than 1/1024 point is ignored: three thirds of a width fit, although their sum may have a rounding
/// error.
enum LineFlex {
  /// The smallest relevant length, in points.
  static let roundingTolerance = 1 / FixedLength.unitsPerPoint

  /// Returns the free space that an item gets for its weight; `sum` is the sum of all weights in the line.
  static func share(of free: Double, weight: Double, sum: Double) -> Double {
    weight > 0 && free >= roundingTolerance ? free * (weight / sum) : 0
  }

  /// Returns the extent that each item keeps when a length is missing. An item loses its extent times its
  /// weight times a factor that is the same for all items, but never more than its extent. O(n log n).
  static func kept(_ items: [(extent: Double, weight: Double)], missing: Double) -> [Double] {
    var kept = items.map { $0.extent }
    guard missing >= roundingTolerance else { return kept }
    // The items with the largest weights reach zero first.
    let order = order(of: items) { -$0.weight }
    // The extent that an item and those after it can give up, summed from the end: without subtraction,
    // rounding never leads below zero.
    var weighted = [0.0]
    for index in order.reversed() {
      weighted.append(weighted[weighted.count - 1] + items[index].extent * items[index].weight)
    }
    var missing = missing
    for (position, index) in order.enumerated() {
      let rate = max(0, missing) / weighted[order.count - position]
      if rate * items[index].weight < 1 {
        for index in order[position...] { kept[index] *= 1 - rate * items[index].weight }
        return kept
      }
      missing -= items[index].extent
      kept[index] = 0
    }
    return kept
  }

  /// Returns the extent that each item keeps when a length is missing. The longest items with a weight become
  /// equally long, and no shorter than the others. O(n log n).
  static func keptByShortest(_ items: [(extent: Double, weight: Double)], missing: Double) -> [Double] {
    var kept = items.map { $0.extent }
    guard missing >= roundingTolerance else { return kept }
    let order = order(of: items) { $0.extent }
    var room = order.reduce(0) { $0 + items[$1].extent } - missing
    for (position, index) in order.enumerated() {
      let share = max(0, room / Double(order.count - position))
      if items[index].extent > share {
        for index in order[position...] { kept[index] = share }
        return kept
      }
      room -= items[index].extent
    }
    return kept
  }

  /// Returns the positions of the items with a weight, sorted by a key. One sort for all keys keeps programs small.
  private static func order(
    of items: [(extent: Double, weight: Double)], by key: ((extent: Double, weight: Double)) -> Double
  ) -> [Int] {
    let keys = items.map(key)
    return items.indices.filter { items[$0].weight > 0 }.sorted { keys[$0] < keys[$1] }
  }
}

/// How the items of a line share the room that is left over, or give up what is missing.
///
/// Less than 1/1024 point is neither: thirds of a width fit three times, although their sum may be off by rounding.
enum LineFlex {
  /// The smallest length that counts, in points.
  static let trifle = 1 / FixedLength.unitsPerPoint

  /// How much of the free room an item gets by its weight, `sum` being that of all weights in the line.
  static func share(of free: Double, weight: Double, sum: Double) -> Double {
    weight > 0 && free >= trifle ? free * (weight / sum) : 0
  }

  /// How much of the extent of each item is kept when a length is missing. An item loses its extent times its weight
  /// times a number that is the same for all items, but never more than its extent. O(n log n).
  static func kept(_ items: [(extent: Double, weight: Double)], missing: Double) -> [Double] {
    var kept = items.map { $0.extent }
    guard missing >= trifle else { return kept }
    // The items with the largest weights come to nothing first.
    let order = items.indices.filter { items[$0].weight > 0 }.sorted { items[$0].weight > items[$1].weight }
    // What an item and the ones after it can give, summed from the end: no subtraction, no rounding below zero.
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
}

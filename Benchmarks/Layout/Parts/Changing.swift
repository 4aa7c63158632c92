import BenchmarkSupport

// A range of items comes, goes or moves, at a random place.

extension Case {
  static func changes(_ count: Int) -> [Case] {
    let lists = LastValueCache<Int, ListChanges>()
    let extents = LastValueCache<Int, ExtentsChanges>()
    return [
      changes(count, of: "list") { lists.value(for: count) { ListChanges(count) }.prepare($0) },
      changes(count, of: "Extents") { extents.value(for: count) { ExtentsChanges(count) }.prepare($0) },
    ].flatMap { $0 }
  }

  private static func changes(
    _ count: Int, of subject: String, _ prepare: @escaping (RangeChange) -> PreparedChanges
  ) -> [Case] {
    let thresholds = count == 10_000_000 ? [Threshold.figure(20)] : []
    return RangeChange.all.map { change in
      Case(.change, count, "\(subject), \(change)", thresholds: thresholds) { name, comparison in
        let prepared = prepare(change)
        var row = Row(
          name,
          comparison.measure([
            Competitor(.tessera, operations: prepared.operations, run: prepared.run),
            Competitor(.floor, run: prepared.runFloor),
          ]), operations: prepared.operations)
        row.way = prepared.way
        return row
      }
    }
  }
}

/// Changes that are ready to be made.
struct PreparedChanges {
  /// How many changes a call makes.
  var operations: Int
  var way: String
  var run: () -> Void
  /// Makes one change.
  var runFloor: () -> Void
}

/// What CollectionKit took for a reload, recorded once on another machine: only orders of size can be compared.
enum RecordedBaseline {
  /// Its time for a first layout of so many items.
  static func nanosecondsPerItem(_ name: RowName) -> Double? {
    guard name.part == .first, let times = first[name.title] else { return nil }
    return times[name.count]
  }

  private static let first: [String: [Int: Double]] = [
    Subject.flow.rawValue: [1_000: 115, 100_000: 92, 1_000_000: 147],
    Subject.waterfall.rawValue: [1_000: 83, 100_000: 54, 1_000_000: 69],
    Subject.list.rawValue: [1_000: 132, 100_000: 125, 1_000_000: 143],
    Subject.frames.rawValue: [1_000: 57, 100_000: 25, 1_000_000: 40],
  ]
}

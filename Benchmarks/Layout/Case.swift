import BenchmarkSupport

/// Something that can be measured, and what it has to reach.
struct Case {
  let name: RowName
  var thresholds: [Threshold] = []
  let measure: (Comparison) -> Row

  /// A case; the closure gets its name.
  init(
    _ part: Part, _ count: Int, _ title: String, thresholds: [Threshold] = [],
    measure: @escaping (RowName, Comparison) -> Row
  ) {
    let name = RowName(part: part, count: count, title: title)
    self.name = name
    self.thresholds = thresholds
    self.measure = { measure(name, $0) }
  }
}

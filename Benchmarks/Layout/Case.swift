import BenchmarkSupport

/// Something that can be measured, and what it has to reach.
struct Case {
  let name: RowName
  var aims: [Aim] = []
  let measure: (Contest) -> Row

  /// A case; the closure gets its name.
  init(
    _ part: Part, _ count: Int, _ title: String, aims: [Aim] = [],
    measure: @escaping (RowName, Contest) -> Row
  ) {
    let name = RowName(part: part, count: count, title: title)
    self.name = name
    self.aims = aims
    self.measure = { measure(name, $0) }
  }
}

import BenchmarkSupport

/// What a row is about.
struct RowName: Hashable, CustomStringConvertible {
  var part: Part
  /// All items.
  var count: Int
  var title: String

  /// What `--filter` looks at: `first layout, 100 k, flow`.
  var description: String { "\(part.rawValue), \(count.grouped), \(title)" }
}

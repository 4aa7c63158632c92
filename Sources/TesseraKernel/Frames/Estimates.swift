import TesseraLayout

/// What cells of a kind probably measure, learned from those that were measured.
///
/// The first samples of a kind decide, once, and together with the next transaction: after that the content does not
/// grow or shrink under the user's hands because better numbers came in.
package final class Estimates {
  private var samples = KindTable<Samples>()
  /// How many samples decide; none: the declared estimates stay.
  private let sampleCount: Int
  /// Whether something was measured since they were decided last.
  private var hasNews = false

  /// What was measured of a kind. A class, so that nothing in the dictionary changes once a kind is known.
  private final class Samples {
    var sum = Size.zero
    var count = 0
    /// The mean, once it is decided.
    var mean: Size?

    init(mean: Size? = nil) { self.mean = mean }
  }

  /// Makes estimates that are decided by so many samples.
  package init(sampleCount: Int) { self.sampleCount = sampleCount }

  /// Makes estimates that are decided already, and learn nothing more.
  package init(decided: [CellKind: Size]) {
    sampleCount = 0
    for (kind, mean) in decided { samples.set(Samples(mean: mean), of: kind) }
  }

  /// What is decided about cells that were not measured.
  package var decided: [CellKind: Size] {
    var means: [CellKind: Size] = [:]
    for entry in samples.entries { means[entry.kind] = entry.value.mean }
    return means
  }

  /// The size that a cell of a kind probably has; nil as long as too few were measured.
  subscript(kind: CellKind) -> Size? { samples.value(of: kind)?.mean }

  /// Notes a measured size, as long as the kind is not decided.
  package func note(_ size: Size, of kind: CellKind) {
    guard sampleCount > 0 else { return }
    let known = samples(of: kind)
    guard known.mean == nil else { return }
    hasNews = true
    known.count += 1
    known.sum.width += size.width
    known.sum.height += size.height
  }

  private func samples(of kind: CellKind) -> Samples {
    if let known = samples.value(of: kind) { return known }
    let new = Samples()
    samples.set(new, of: kind)
    return new
  }

  /// Decides about kinds of which enough were measured.
  ///
  /// - Returns: Whether an estimate has changed.
  package func decide() -> Bool {
    guard hasNews else { return false }
    hasNews = false
    var hasChanged = false
    for (_, known) in samples.entries where known.mean == nil && known.count >= sampleCount {
      known.mean = Size(
        width: Self.mean(known.sum.width, known.count), height: Self.mean(known.sum.height, known.count))
      hasChanged = true
    }
    return hasChanged
  }

  /// The mean in whole points: nobody sees that an estimate is exact.
  private static func mean(_ sum: Double, _ count: Int) -> Double {
    Double(Int64((sum / Double(count) + 0.5).asExtent))
  }
}

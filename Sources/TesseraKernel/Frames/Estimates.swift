import TesseraLayout

/// The estimated sizes of cells by kind, learned from measured cells.
///
/// The first samples of a kind determine its estimate once, together with the next transaction. After that
/// the content does not grow or shrink while the user scrolls because better numbers came in.
package final class Estimates {
  private var samples = KindTable<Samples>()
  /// The number of samples that determine an estimate; 0 to keep the declared estimates.
  private let sampleCount: Int
  /// Whether cells were measured since the last update of estimates.
  private var hasNewSamples = false

  /// The measured sizes of a kind. A class, so that the table does not change once a kind is known.
  private final class Samples {
    var sum = Size.zero
    var count = 0
    /// The mean, once it is determined.
    var mean: Size?

    init(mean: Size? = nil) { self.mean = mean }
  }

  /// Creates estimates that a number of samples determines.
  package init(sampleCount: Int) { self.sampleCount = sampleCount }

  /// Creates estimates that are determined already, and do not learn.
  package init(decided: [CellKind: Size]) {
    sampleCount = 0
    for (kind, mean) in decided { samples.set(Samples(mean: mean), of: kind) }
  }

  package var decided: [CellKind: Size] {
    var means: [CellKind: Size] = [:]
    for entry in samples.entries { means[entry.kind] = entry.value.mean }
    return means
  }

  /// Returns the estimated size of a cell of a kind; `nil` as long as too few cells were measured.
  subscript(kind: CellKind) -> Size? { samples.value(of: kind)?.mean }

  /// Records a measured size, unless the estimate of the kind is determined.
  package func record(_ size: Size, of kind: CellKind) {
    guard sampleCount > 0 else { return }
    let known = samples(of: kind)
    guard known.mean == nil else { return }
    hasNewSamples = true
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

  /// Determines the estimates of kinds with enough samples. Returns `true` if an estimate has changed.
  package func updateEstimates() -> Bool {
    guard hasNewSamples else { return false }
    hasNewSamples = false
    var hasChanged = false
    for (_, known) in samples.entries where known.mean == nil && known.count >= sampleCount {
      known.mean = Size(
        width: Self.mean(known.sum.width, known.count), height: Self.mean(known.sum.height, known.count))
      hasChanged = true
    }
    return hasChanged
  }

  /// Returns the mean in whole points: more precision is not visible.
  private static func mean(_ sum: Double, _ count: Int) -> Double {
    Double(Int64((sum / Double(count) + 0.5).asExtent))
  }
}

import BenchmarkSupport

/// An upper limit of a figure.
struct Threshold: Sendable {
  /// The name of the limited value; empty if it is the figure itself.
  var title = ""
  /// The most that is allowed.
  var limit: Double
  /// Returns the limited value of a row; `nil` if it cannot be measured.
  var value: @Sendable (Row) -> Double?

  /// The figure of the row itself.
  static func figure(_ limit: Double) -> Threshold { Threshold(limit: limit) { $0.figure } }

  /// The figure as a multiple of the floor's.
  static func toFloor(_ limit: Double) -> Threshold {
    Threshold(title: "to floor ", limit: limit) { $0.ratio }
  }

  /// The figure without what it takes to write down the answer.
  static func withoutOutput(_ limit: Double) -> Threshold {
    Threshold(title: "less output ", limit: limit) { $0.figureWithoutOutput }
  }

  /// No memory is asked for.
  static let noBlocks = Threshold(title: "blocks ", limit: 0) { $0.blocks }

  /// The size of the arrangement does not depend on the number of items.
  static let constantMemory = Threshold(title: "held ", limit: 4_096) { ($0.heap?.held).map(Double.init) }

  /// Nor does the time.
  static let constantTime = Threshold(title: "to 1 k ", limit: 3) { $0.ratioToSmall }
}

import BenchmarkSupport

/// What a row has to reach.
struct Aim: Sendable {
  /// What is limited, where it is not the figure itself.
  var title = ""
  /// The most that is allowed.
  var limit: Double
  /// The value that is limited; nil where it cannot be measured.
  var value: @Sendable (Row) -> Double?

  /// The figure of the row itself.
  static func figure(_ limit: Double) -> Aim { Aim(limit: limit) { $0.figure } }

  /// The figure as a multiple of the floor's.
  static func toFloor(_ limit: Double) -> Aim { Aim(title: "to floor ", limit: limit) { $0.ratio } }

  /// The figure without what it takes to write down the answer.
  static func withoutOutput(_ limit: Double) -> Aim {
    Aim(title: "less output ", limit: limit) { $0.figureWithoutOutput }
  }

  /// No memory is asked for.
  static let noBlocks = Aim(title: "blocks ", limit: 0) { $0.blocks }

  /// The size of the arrangement does not depend on the number of items.
  static let constantMemory = Aim(title: "held ", limit: 4_096) { ($0.heap?.held).map(Double.init) }

  /// Nor does the time.
  static let constantTime = Aim(title: "to 1 k ", limit: 3) { $0.ratioToSmall }
}

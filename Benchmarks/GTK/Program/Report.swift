import BenchmarkSupport
import Foundation

/// Prints what was found, and counts the aims.
struct Report {
  private(set) var missedCount = 0

  mutating func print(_ comparison: Comparison, rows: Int) {
    var heading = "\n\(rows.grouped) rows".left(Self.titleWidth)
    for contender in comparison.contenders {
      heading += contender.title.right(14) + (contender == .listView ? "" : "ratio".right(8))
    }
    write(heading + "   aim")
    for figure in Figure.all {
      var line = figure.title.left(Self.titleWidth)
      for contender in comparison.contenders {
        line += Self.text(comparison.value(figure, of: contender)).right(14)
        if contender != .listView { line += Self.text(comparison.ratio(figure, of: contender)).right(8) }
      }
      write(line + verdict(figure, comparison))
    }
  }

  /// How Tessera stands to the aim: the collection that knows as much about its rows as GtkListView does.
  private mutating func verdict(_ figure: Figure, _ comparison: Comparison) -> String {
    let (value, limit, name): (Double?, Double, String)
    switch figure.threshold {
    case .ratio(let most): (value, limit, name) = (comparison.ratio(figure, of: .tessera), most, " ×")
    case .value(let most): (value, limit, name) = (comparison.value(figure, of: .tessera), most, "")
    case nil: return ""
    }
    guard let value else { return "   not measured" }
    if value > limit { missedCount += 1 }
    return "   ≤ \(limit.short)\(name) " + (value > limit ? "MISSED" : "met")
  }

  private static func text(_ value: Double?) -> String {
    value.map { $0 == $0.rounded() ? String(format: "%.0f", $0) : String(format: "%.2f", $0) } ?? "–"
  }

  private static let titleWidth = 34
}

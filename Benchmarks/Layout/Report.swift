import BenchmarkSupport

/// Prints each row as soon as it is there.
struct Report {
  private var heading = ""

  /// Says what the columns are.
  func printLegend() {
    write(
      """
      Figures are medians; the floor is a plain loop over arrays in the same run, and "to floor" the median of the
      rounds' ratios. Absolute times need a machine that does nothing else; where it does, look at the ratios.
      Benchmarks/README.md says what each part measures and what its floor is. –: not known or left out.
      """)
  }

  /// Prints a row, and before the first one of its kind what the columns are.
  mutating func print(_ row: Row, verdict: String) {
    let part = row.name.part
    let columns = Column.common + part.columns
    let heading = "\(part.rawValue), \(row.name.count.grouped) items, \(part.unit)"
    if heading != self.heading {
      write(
        "\n" + heading.left(Self.titleWidth) + columns.map { $0.title.right($0.width) }.joined() + "   aim")
      self.heading = heading
    }
    let cells = columns.map { ($0.text(row) ?? "–").right($0.width) }.joined()
    write(row.name.title.left(Self.titleWidth) + cells + (verdict.isEmpty ? "" : "   " + verdict))
  }

  private static let titleWidth = 48
}

/// A column of a table.
private struct Column {
  var title: String
  var width: Int
  var text: (Row) -> String?

  init(_ title: String, width: Int = 11, _ text: @escaping (Row) -> String?) {
    self.title = title
    self.width = width
    self.text = text
  }

  /// What every part has.
  static var common: [Column] {
    [
      Column("Tessera") { $0.figure?.short }, Column("floor") { $0.floor?.short },
      Column("to floor") { $0.ratio?.ratio },
    ]
  }

  static var blocks: Column { Column("blocks") { $0.blocks?.short } }
  static var way: Column { Column("way", width: 16) { $0.way } }
}

extension Part {
  /// What only this part has.
  fileprivate var columns: [Column] {
    switch self {
    case .first:
      [
        Column("CollectionKit (recorded)", width: 26) { RecordedBaseline.nanosecondsPerItem($0.name)?.short },
        .blocks,
      ]
    case .uniform:
      [
        Column("to 1 k") { $0.ratioToSmall?.ratio },
        Column("bytes held", width: 14) { $0.heap?.held.description },
        Column("requested", width: 14) { $0.heap?.requested.description }, .blocks,
      ]
    case .resize, .change: [.way, .blocks]
    case .query:
      [
        Column("less output", width: 13) { $0.figureWithoutOutput?.short },
        Column("found") { $0.found?.short }, .blocks,
      ]
    case .frames: [.blocks]
    case .memory:
      [Column("requested") { row in row.heap.map { (Double($0.requested) / Double(row.name.count)).short } }]
    }
  }
}

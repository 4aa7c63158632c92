import BenchmarkSupport

/// Prints each row as soon as it is there.
struct Report {
  private var heading = ""

  /// Says what the columns are.
  func printLegend() {
    write(
      """
      Times are median nanoseconds per element of the old list; ratios are Tessera's time to the other's, the median of
      the rounds. Changes are deletes/inserts/moves/updates, and §n for n moved sections. –: left out. The standard
      library's time grows with the square of the edits (deletes, inserts, and two for each move): with more than
      \(Competitor<Program>.mostStandardLibraryEdits) it takes seconds. It has no difference of sections.
      """)
  }

  mutating func print(_ row: Row) {
    let name = row.name
    let heading = "\(name.shape.rawValue), \(name.count.grouped), \(name.ids.rawValue) ids"
    if heading != self.heading {
      write("\n" + heading.left(Self.titleWidth) + Self.columnTitles)
      self.heading = heading
    }
    let times = Program.allCases.map { row.measurement.time(of: $0).map { $0 / Double(name.count) } }
    let ratios = Self.references.map { row.measurement.ratio(of: .tessera, to: $0) }
    let allocations = Program.own.compactMap { row.measurement.allocations[$0]?.description }
    write(
      name.title.left(Self.titleWidth)
        + times.map { Self.cell($0?.short) }.joined() + ratios.map { Self.cell($0?.ratio) }.joined()
        + "\(row.tessera)".right(Self.changesWidth) + "\(row.heckel)".right(Self.changesWidth)
        + Self.cell(allocations.isEmpty ? nil : allocations.joined(separator: ", ")))
  }

  private static let references: [Program] = [.heckel, .listKit, .standardLibrary]
  private static let titleWidth = 34
  private static let changesWidth = 26

  private static let columnTitles =
    (Program.allCases.map { $0.rawValue } + references.map { "to " + $0.rawValue }).map(cell).joined()
    + "changes".right(changesWidth) + "Heckel's".right(changesWidth) + cell("allocs")

  private static func cell(_ text: String?) -> String { (text ?? "–").right(11) }
}

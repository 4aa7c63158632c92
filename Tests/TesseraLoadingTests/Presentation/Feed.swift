import Tessera
import TesseraLayout
import TesseraLoading
import TesseraTesting
import TestCells

/// Returns the items of a loader, with its placeholders and the rows at its ends.
@MainActor
func feed(_ loader: Loader<HeldSource>) -> Section<Headless> {
  Section<Headless>("feed") {
    LoadStateRow(.previous, of: loader)
    ForEach(loader.items) { Line("row \($0)") }
    LoadStateRow(.next, of: loader)
  }
  .placeholders(of: loader)
}

/// Returns a screen with a number of lines, one per row, and without overscan.
@MainActor
func screen(rows: Int = 5, _ section: Section<Headless>) -> HeadlessCollection {
  HeadlessCollection(columns: 16, rows: rows, configuration: EngineConfiguration(overscan: 0)) { section }
}

extension HeadlessCollection {
  /// The text of each line, trimmed.
  var lines: [String] {
    text().split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      String(line.drop { $0 == " " })
    }
  }
}

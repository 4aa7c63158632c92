import Tessera
import TesseraLayout
import TesseraLoading
import TesseraTesting

/// A line of text.
struct Line: CanvasCell {
  var text: String

  init(_ text: String) { self.text = text }

  func draw(in canvas: inout Canvas) { canvas.text(text) }
}

/// What a loader of rows has, with everything that tells how it stands with it.
@MainActor
func feed(_ loader: Loader<HeldSource>) -> Section<Headless> {
  Section<Headless>("feed") {
    EndRow(.previous, of: loader)
    ForEach(loader.items) { Line("row \($0)") }
    EndRow(.next, of: loader)
  }
  .placeholders(of: loader)
}

/// A screen of so many lines, one of which is a row, and nothing outside of it.
@MainActor
func screen(rows: Int = 5, _ section: Section<Headless>) -> HeadlessCollection {
  HeadlessCollection(columns: 16, rows: rows, configuration: EngineConfiguration(overscan: 0)) { section }
}

extension HeadlessCollection {
  /// What is on each line, without the room around it.
  var lines: [String] {
    text().split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      String(line.drop { $0 == " " })
    }
  }
}

import Tessera
import TesseraTerminal
import TestCells

/// Shows many rows of a fixed height, for tests and benchmarks of costs. The key `c` inserts a row in front of all, which
/// makes new content.
@MainActor
final class RowsProbe {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var text: String { "row \(id) the quick brown fox jumps over the lazy dog \(id &* 7919 % 1000) times" }
  }

  private let app: TerminalApp
  private var rows: [Row]

  init(count: Int) throws(TerminalError) {
    rows = (0..<count).map { Row(id: $0) }
    app = TerminalApp(session: try TerminalSession(), collection: TerminalCollection())
    app.onEvent = { [unowned self] event in
      guard event == .key(.character("c")) else { return false }
      rows.insert(Row(id: -rows.count), at: 0)
      show()
      return true
    }
    show()
  }

  private func show() {
    app.show(
      Content {
        Section("rows") {
          ForEach(rows) { Line($0.text).selectable() }.size(.height(TextMetrics.lineHeight))
        }
      })
  }

  func run() -> Never { app.run() }
}

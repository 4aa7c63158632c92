import Tessera
import TesseraTerminal
import TestCells

/// Shows a list with delayed events; the status line shows each kind of event once all of them have happened.
@MainActor
final class CollectionProbe {
  private let app: TerminalApp
  private var seenCount = 0
  private var aheadCount = 0

  init() throws(TerminalError) {
    let configuration = EngineConfiguration(overscan: 0, prefetchBudget: 1)
    app = TerminalApp(
      session: try TerminalSession(), collection: TerminalCollection(configuration: configuration),
      theme: CommandLine.arguments.contains("light") ? .light : .automatic)
    app.status = "watching"
    app.show(
      Content {
        Section("lines") {
          ForEach(0..<100) { row in
            Line("\(row)").onImpression(dwell: 0.5) { [unowned self] in note(seen: 1) }
          }
          .onPrefetch(ahead: .items(10)) { [unowned self] rows in note(ahead: rows.count) }
        }
      })
  }

  func run() -> Never { app.run() }

  // The status changes only after the last event: a change would cause another frame.

  private func note(seen count: Int) {
    seenCount += count
    if seenCount == 23 { app.status += " seen" }
  }

  private func note(ahead count: Int) {
    aheadCount += count
    if aheadCount == 10 { app.status += " ahead" }
  }
}

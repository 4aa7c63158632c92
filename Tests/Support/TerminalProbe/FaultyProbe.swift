import Tessera
import TesseraTerminal
import TestCells

/// Shows two lines with the same id, without a handler for issues.
@MainActor
final class FaultyProbe {
  private let app: TerminalApp

  init(isSilent: Bool) {
    let configuration = EngineConfiguration(writesIssues: !isSilent)
    app = TerminalApp(collection: TerminalCollection(configuration: configuration))
    app.status = "faulty"
    app.show(Content { Section("lines") { for text in ["one", "two"] { Line(text).id("line") } } })
  }

  func run() -> Never { app.run() }
}

import Tessera
import TesseraTerminal

/// Shows two lines with the same id, without a handler for issues.
@MainActor
final class FaultyProbe {
  private let app: TerminalApp

  private struct Line: CanvasCell {
    var text: String
    func draw(in canvas: inout Canvas) { canvas.text(text) }
  }

  init(isSilent: Bool) {
    let configuration = EngineConfiguration(writesIssues: !isSilent)
    app = TerminalApp(collection: TerminalCollection(configuration: configuration))
    app.status = "faulty"
    app.show(Content { Section("lines") { for text in ["one", "two"] { Line(text: text).id("line") } } })
  }

  func run() -> Never { app.run() }
}

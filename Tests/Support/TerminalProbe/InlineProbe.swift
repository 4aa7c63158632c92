import Tessera
import TesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Shows a list in a region of at most eight rows; each "a" adds a row.
@MainActor
enum InlineProbe {
  static func run() async throws(TerminalError) {
    var options = TerminalSession.Options()
    options.region = .inline(rows: 8)
    let session = try TerminalSession(options: options)
    let app = TerminalApp(session: session)
    var count = 0
    func add() {
      count += 1
      app.show(Content { Section("rows") { ForEach(1..<count + 1) { Text("row \($0)") } } })
      update()
    }
    func update() { app.status = "\(count) item\(count == 1 ? "" : "s")  width \(session.size.columns)" }
    app.onEvent = { event in
      if event == .key(.character("q")), CommandLine.arguments.contains("summary") {
        session.end(leaving: "1 item\u{1B}[2J chosen")
      }
      if event == .key(.character("a")) { add() }
      return event == .key(.character("a"))
    }
    let appResizes = session.onResize
    session.onResize = {
      appResizes($0)
      update()
    }
    app.hint = ""
    add()
    await app.runUntilQuit()
    print("goodbye")
    exit(0)
  }
}

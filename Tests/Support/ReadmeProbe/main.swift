// The first program of README.md, as it stands there.
import TesseraTerminal

let app = TerminalApp()
app.show(
  Content {
    Section("lines") {
      ForEach(0..<10_000_000) { Text("line \($0)").selectable() }
    }
  })
app.run()

import TesseraTerminal

let subjects = ["Notes about the engine", "A moth in the relay", "Shall we meet at nine?"]

let app = TerminalApp()
app.show(
  Content {
    Section("inbox") {
      ForEach(subjects, id: \.self) { Text($0).selectable() }
    }
  })
app.run()

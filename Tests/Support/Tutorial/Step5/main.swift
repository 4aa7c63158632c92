import TesseraTerminal

let configuration = EngineConfiguration(selectionMode: .multiple)
let app = TerminalApp(collection: TerminalCollection(configuration: configuration))
let mailbox = Mailbox()

@MainActor
func showMails() {
  let count = app.collection.engine.selection.count
  app.status = count == 0 ? "\(mailbox.mails.count) mails" : "\(count) selected"
  app.show(mailbox.content())
}

app.collection.engine.onSelectionChange = { _ in showMails() }
mailbox.selectedIDs = { app.collection.engine.selection.ids }
mailbox.onChange = { showMails() }
showMails()
mailbox.appear()
app.run()

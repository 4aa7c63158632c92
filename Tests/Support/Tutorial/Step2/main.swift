import TesseraTerminal

let mails = sampleMails

let app = TerminalApp()
app.show(
  Content {
    Section("pinned") {
      ForEach(mails.filter { $0.isPinned }) { PinnedRow(mail: $0).selectable() }
    }
    .header { SectionTitle("Pinned") }
    Section("inbox") {
      ForEach(mails.filter { !$0.isPinned }) { MailRow(mail: $0).selectable() }
    }
    .header(pinned: true) { SectionTitle("Inbox") }
  })
app.run()

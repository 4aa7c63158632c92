import TesseraTerminal

/// The mails, and the content that shows them.
@MainActor
final class Mailbox {
  private(set) var mails = sampleMails
  private(set) var openMail: Mail?
  /// Shows the content again.
  var onChange: () -> Void = {}

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("pinned") {
        ForEach(mails.filter { $0.isPinned }) { [unowned self] mail in
          PinnedRow(mail: mail).keys { commands(mail) }
        }
      }
      .header { SectionTitle("Pinned") }
      Section("inbox") {
        ForEach(mails.filter { !$0.isPinned }) { [unowned self] mail in
          MailRow(mail: mail).keys { commands(mail) }
        }
      }
      .header(pinned: true) { SectionTitle("Inbox") }
      if let openMail {
        Section("detail") { MailDetail(mail: openMail).selectable(false) }
      }
    }
    .transitions(.standard)
  }

  private func commands(_ mail: Mail) -> KeyCommand {
    KeyCommand("o", "Open") { [unowned self] in open(mail) }
  }

  func open(_ mail: Mail?) {
    openMail = mail == openMail ? nil : mail
    onChange()
  }
}

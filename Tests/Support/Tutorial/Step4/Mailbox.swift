import TesseraTerminal

/// The mails, and the content that shows them.
@MainActor
final class Mailbox {
  private(set) var mails = sampleMails
  private(set) var openMail: Mail?
  /// Returns the mails that the user has selected.
  var selectedIDs: () -> [ItemID] = { [] }
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
          MailRow(mail: mail)
            .reorderable()
            .swipeActions(trailing: [ContextAction("Delete", isDestructive: true) { self.delete(mail) }])
            .keys { commands(mail) }
        }
      }
      .header(pinned: true) { SectionTitle("Inbox") }
      .empty { PlaceholderMessage("No mails", detail: "Enjoy the silence.") }
      if let openMail {
        Section("detail") { MailDetail(mail: openMail).selectable(false) }
      }
    }
    .onReorder { [unowned self] move in
      mails.apply(move)
      onChange()
    }
    .transitions(.standard)
  }

  @KeyCommandBuilder
  private func commands(_ mail: Mail) -> [KeyCommand] {
    KeyCommand("o", "Open") { [unowned self] in open(mail) }
    KeyCommand("d", "Delete") { [unowned self] in delete(mail) }
  }

  func open(_ mail: Mail?) {
    openMail = mail == openMail ? nil : mail
    onChange()
  }

  /// Deletes a mail; all selected ones if it is one of them.
  func delete(_ mail: Mail) {
    let selected = selectedIDs()
    let ids = selected.contains(ItemID(mail.id)) ? selected : [ItemID(mail.id)]
    mails.removeAll { ids.contains(ItemID($0.id)) }
    if let openMail, ids.contains(ItemID(openMail.id)) { self.openMail = nil }
    onChange()
  }
}

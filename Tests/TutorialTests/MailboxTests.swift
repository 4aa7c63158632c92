import Foundation
import TesseraTesting
import Testing

@testable import TutorialStep6

@Suite("Mailbox")
@MainActor
struct MailboxTests {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json").path
  let mailbox: Mailbox
  let collection: HeadlessCollection

  init() {
    let mailbox = Mailbox(store: MailStore(path: path))
    let size = Size(width: 320, height: 160)
    let collection = HeadlessCollection(size: size, content: mailbox.content())
    mailbox.onChange = { [unowned mailbox, weak collection] in collection?.show(mailbox.content()) }
    (self.mailbox, self.collection) = (mailbox, collection)
  }

  @Test("A swipe deletes a mail, also on disk")
  func swipe() {
    collection.swipeAction("Delete", on: 2)
    #expect(!collection.text().contains("A moth in the relay"))
    #expect(MailStore(path: path).load()?.map(\.id) == [1, 3, 4])
  }

  @Test("A dragged mail stays at its new place")
  func reorder() {
    collection.drag(4, before: 2)
    #expect(mailbox.mails.map(\.id) == [1, 4, 2, 3])
  }

  @Test("A page that has failed loads at the second attempt")
  func retry() async {
    mailbox.appear()
    await until { mailbox.archive.items.count == 3 }
    #expect(
      await until {
        collection.press(key: .end)
        return collection.text().contains("The server is busy")
      })
    collection.tap(.end(.next))
    #expect(await until { mailbox.archive.items.count == 6 })
  }

  @Test("The list looks as it should")
  func picture() {
    #expect(
      collection.text() == """
         Pinned
         ★ Notes about the engine           Ada
         Inbox
         Grace
         A moth in the relay
         Barbara
         Shall we meet at nine?
         Katherine
         The numbers are right
         Archive

        """)
  }
}

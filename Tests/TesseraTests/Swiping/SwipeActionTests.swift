import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Swipe actions without a pointer")
struct SwipeActionTests {
  @Test("Swipe actions are in the menu and in accessibility, each once")
  func menu() {
    let mails = Mails()
    #expect(mails.collection.contextAction("Flag", on: "b"))
    #expect(mails.done == ["flag b"])
    let id = mails.engine.cells[1].id
    #expect(mails.engine.actions(of: id).map(\.title) == ["Read", "Flag", "Delete", "Move"])
  }

  @Test("The Delete key performs the enabled destructive action of the focused item")
  func deleteKey() {
    let mails = Mails()
    #expect(!mails.engine.pressActionKey(.delete))
    mails.engine.focus(on: "b")
    mails.collection.update()
    #expect(mails.engine.pressActionKey(.delete))
    #expect(mails.mails == ["a", "c"])
    mails.canDelete = false
    mails.show()
    #expect(!mails.engine.pressActionKey(.delete) && mails.mails == ["a", "c"])
  }

  @Test("The app can open swipe actions")
  func program() {
    let mails = Mails()
    mails.engine.openSwipe(of: mails.engine.cells[2].id, .leading)
    mails.collection.update()
    #expect(mails.openID == .item("c", occurrence: 0) && mails.open?.offset == Point(x: 48))
  }

  @Test("The test kit swipes items by id")
  func testKit() {
    let mails = Mails()
    #expect(mails.collection.swipe("b", .trailing))
    #expect(mails.openID == .item("b", occurrence: 0))
    #expect(mails.collection.swipeAction("Flag", on: "a") && mails.done == ["flag a"])
    #expect(mails.collection.swipeAction("Delete", on: "c") && mails.mails == ["a", "b"])
    #expect(!mails.collection.swipeAction("Eat", on: "a") && mails.open == nil)
    #expect(!mails.collection.swipe("nobody", .trailing))
  }

  @Test("The first of two actions with one id is used, and that is an issue")
  func repeatedAction() throws {
    var done: [String] = []
    let collection = HeadlessCollection(
      size: Size(width: 240, height: 80),
      content: Content {
        Section("s") {
          Label("a").id("a").swipeActions(
            leading: [ContextAction("Flag") { done.append("leading") }],
            trailing: [
              ContextAction("Delete") { done.append("first") },
              ContextAction("Delete") { done.append("second") },
              ContextAction("Flag") { done.append("trailing") },
            ])
          Label("b").id("b").contextAction("Copy") {}.contextAction("Copy") {}
        }
      })
    collection.swipe("a", .trailing)
    #expect(collection.engine.openSwipe?.buttons.map(\.title) == ["Delete", "Flag"])
    let ids = collection.engine.cells.map { $0.id }
    #expect(Set(ids).count == ids.count, "no view shows two actions")
    #expect(collection.swipeAction("Delete", on: "a") && done == ["first"])
    #expect(collection.engine.actions(of: collection.engine.cells[0].id).map(\.title) == ["Flag", "Delete"])
    #expect(collection.engine.actions(of: collection.engine.cells[1].id).count == 1)
    let texts = collection.issues.map { $0.description }
    #expect(
      texts.count == 2 && texts[0].contains("s/a have the id Delete")
        && texts[1].contains("s/b have the id Copy"))
  }
}

import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Closing a swiped item")
struct SwipeClosingTests {
  @Test("Scrolling closes it")
  func scrolling() {
    let mails = Mails()
    mails.mails = (0..<20).map { "\($0)" }
    mails.show()
    mails.drag(0, by: -80)
    mails.collection.scroll(by: 8)
    #expect(mails.open == nil)
    mails.drag(2, by: -80)
    mails.engine.focus(on: "6")
    mails.collection.update()
    #expect(mails.open == nil && mails.engine.viewport.minY > 8, "whatever scrolls")
  }

  @Test("Escape closes it, and means something else when nothing is open")
  func escape() {
    let mails = Mails()
    mails.drag(0, by: -80)
    #expect(mails.engine.pressActionKey(.escape))
    mails.collection.update()
    #expect(mails.open == nil && !mails.engine.pressActionKey(.escape))
  }

  @Test("It stays open where its item goes, and closes when that is gone or has no actions any more")
  func contentChanges() {
    let mails = Mails()
    mails.drag(1, by: -80)
    mails.mails = ["b", "x", "a"]
    mails.show()
    #expect(mails.openID == .item("b", occurrence: 0) && mails.open?.buttons[0].frame.minY == 0)
    mails.hasActions = false
    mails.show()
    #expect(mails.open == nil && mails.text()[0] == "b")
    mails.hasActions = true
    mails.show()
    mails.drag(1, by: -80)
    mails.mails = ["a"]
    mails.show()
    #expect(mails.open == nil && mails.text() == ["a", "", "", "", ""])
    #expect(mails.collection.issues == [])
  }

  @Test("An item that goes while it is swiped takes the swipe along, and the pointer is nobody's")
  func goesWhileSwiped() {
    let mails = Mails()
    mails.drag(1, by: -80, up: false)
    mails.mails = ["a", "c"]
    mails.show()
    #expect(mails.open == nil)
    mails.collection.pointer(.moved, at: Point(x: 0, y: 24), time: 0)
    mails.collection.pointer(.up, at: Point(x: 0, y: 24), time: 0)
    #expect(mails.open == nil && mails.onTap == [] && mails.done == [])
  }

  @Test("If the system takes the pointer away, the item goes back to where it was")
  func cancelled() {
    let mails = Mails()
    mails.drag(0, by: -180, up: false)
    mails.collection.pointer(.cancelled, at: Point(x: 0, y: 8), time: 0)
    #expect(mails.open == nil && mails.done == [])
  }
}

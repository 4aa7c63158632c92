import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Closing swipe actions")
struct SwipeClosingTests {
  @Test("Scrolling closes swipe actions")
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

  @Test("Escape closes swipe actions, and is unhandled if none are open")
  func escape() {
    let mails = Mails()
    mails.drag(0, by: -80)
    #expect(mails.engine.pressActionKey(.escape))
    mails.collection.update()
    #expect(mails.open == nil && !mails.engine.pressActionKey(.escape))
  }

  @Test("Swipe actions follow their item and close when it or its actions are gone")
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

  @Test("Deleting an item during a swipe ends the swipe")
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

  @Test("A canceled pointer returns the item to its position")
  func canceled() {
    let mails = Mails()
    mails.drag(0, by: -180, up: false)
    mails.collection.pointer(.cancelled, at: Point(x: 0, y: 8), time: 0)
    #expect(mails.open == nil && mails.done == [])
  }
}

import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Views and animations of swiped items")
struct SwipeViewTests {
  @Test("Swipe actions open and close with an animation")
  func animated() throws {
    let mails = Mails(at: 0)
    mails.collection.update(at: 0.1)
    mails.drag(0, by: -60)
    mails.collection.advance(by: 0.02)
    let offset = try #require(mails.open?.offset.x)
    #expect(offset < -60 && offset > -112)
    mails.collection.run(for: 3)
    #expect(mails.open?.offset.x == -112)
    mails.engine.closeSwipe()
    mails.collection.advance(by: 0.05)
    #expect(mails.open != nil)
    mails.collection.run(for: 3)
    #expect(mails.open == nil && mails.engine.nextFrameTime == nil)
    #expect(mails.engine.cells.allSatisfy { $0.presentation.effect == .none && $0.placement.clip == nil })
  }

  @Test("An item deleted by a swipe leaves from its offset position")
  func leaves() {
    let mails = Mails(at: 0)
    mails.collection.update(at: 0.1)
    mails.drag(1, by: -180)
    mails.collection.advance(by: 0.01)
    let leaving = mails.engine.cells.first { $0.isLeaving }
    #expect(leaving?.presentation.presentedFrame.minX == -180)
    mails.collection.run(for: 3)
    #expect(mails.text() == ["a", "c", "", "", ""])
  }

  @Test("Action views are reused and removed on closing")
  func views() {
    let mails = Mails()
    mails.drag(0, by: -80)
    let count = mails.collection.viewCount
    for row in [1, 2, 0] { mails.drag(row, by: -80) }
    #expect(mails.collection.viewCount <= count + 2)
    mails.engine.closeSwipe()
    mails.collection.update()
    #expect(mails.engine.cells.count == 3)
  }

  @Test("A group is swiped with all its parts")
  func group() {
    let collection = HeadlessCollection(columns: 30, rows: 2) {
      Section("a") {
        Group(layout: .row()) {
          Label("one").size(width: .fixed(80), height: .fixed(16))
          Label("two").size(width: .fixed(80), height: .fixed(16))
        }
        .id("g").swipeActions(trailing: [ContextAction("Go") {}])
      }
    }
    collection.pointer(.down, at: Point(x: 100, y: 8), time: 0)
    collection.pointer(.moved, at: Point(x: 60, y: 8), time: 0)
    collection.pointer(.up, at: Point(x: 60, y: 8), time: 0)
    #expect(collection.engine.openSwipe?.offset == Point(x: -32))
    #expect(collection.text().hasPrefix("      two"))
    #expect(collection.text().contains("Go"))
  }
}

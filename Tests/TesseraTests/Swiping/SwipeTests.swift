import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Swiping")
struct SwipeTests {
  @Test("The item follows the pointer, and its actions fill the gap")
  func follows() throws {
    let mails = Mails()
    mails.drag(1, by: -60, up: false)
    let open = try #require(mails.open)
    #expect(open.offset == Point(x: -60) && open.isHeld && open.side == .trailing)
    #expect(open.buttons.map(\.title) == ["Delete", "Move"])
    #expect(open.buttons.reduce(0) { $0 + $1.frame.width } == 60)
    #expect(open.buttons.map(\.frame.maxX) == [240, 240 - open.buttons[0].frame.width])
    #expect(open.buttons.allSatisfy { $0.frame.minY == 16 && $0.frame.height == 16 })
    let item = mails.engine.cells.first { $0.key.element == .item("b", occurrence: 0) }
    #expect(item?.presentation.effect.offset == Point(x: -60))
  }

  @Test("A far swipe opens actions as wide as their titles; a short one closes")
  func rests() throws {
    let mails = Mails()
    mails.drag(1, by: -60)
    // Eight and six characters.
    #expect(mails.open?.offset == Point(x: -112))
    #expect(
      mails.open?.buttons.map(\.frame) == [
        Rect(x: 176, y: 16, width: 64, height: 16), Rect(x: 128, y: 16, width: 48, height: 16),
      ])
    #expect(mails.text()[1] == "                 Move  Delete")
    mails.engine.closeSwipe()
    mails.collection.update()
    mails.drag(1, by: -40)
    #expect(mails.open == nil)
    #expect(mails.text() == ["a", "b", "c", "", ""])
    #expect(mails.done == [])
  }

  @Test("A fling opens or closes swipe actions")
  func velocity() {
    let mails = Mails()
    let throwBy = { (distance: Double) in
      mails.collection.pointer(.down, at: Point(x: 200, y: 8), time: 0)
      mails.collection.pointer(.moved, at: Point(x: 200 + distance / 2, y: 8), time: 0.01)
      mails.collection.pointer(.moved, at: Point(x: 200 + distance, y: 8), time: 0.05)
      mails.collection.pointer(.up, at: Point(x: 200 + distance, y: 8), time: 0.06)
    }
    throwBy(-20)
    #expect(mails.open?.offset == Point(x: -112))
    throwBy(20)
    #expect(mails.open == nil)
  }

  @Test("The leading side has its own actions")
  func leading() {
    let mails = Mails()
    mails.drag(0, by: 40)
    #expect(mails.open?.side == .leading && mails.open?.offset == Point(x: 48))
    #expect(mails.text()[0] == " Flag a")
  }

  @Test("A side without actions cannot be swiped")
  func oneSide() {
    let collection = HeadlessCollection(columns: 30, rows: 2) {
      Section("a") { Label("a").swipeActions(trailing: [ContextAction("Go") {}]) }
    }
    #expect(!collection.swipe(ItemID(structure: [0]), .leading))
    #expect(collection.text() == "a\n\n")
  }

  @Test("A full swipe performs the outermost action if it is enabled", arguments: [true, false])
  func fullSwipe(isEnabled: Bool) {
    let mails = Mails()
    mails.canDelete = isEnabled
    mails.show()
    mails.drag(1, by: -180, up: false)
    #expect(mails.open?.isFull == isEnabled)
    if isEnabled { #expect(mails.open?.buttons.map(\.frame.width) == [180, 0], "it takes all the room") }
    mails.collection.pointer(.up, at: Point(x: -60, y: 24), time: 0)
    #expect(mails.done == (isEnabled ? ["delete b"] : []))
    #expect(mails.text()[1].hasPrefix("c") == isEnabled)
    #expect((mails.open == nil) == isEnabled)
  }

  @Test("Only one item is open at a time")
  func oneAtATime() {
    let mails = Mails()
    mails.drag(0, by: -80)
    mails.drag(2, by: -80)
    #expect(mails.openID == .item("c", occurrence: 0))
    #expect(mails.engine.cells.count == 5)
  }

  @Test("An open item can be dragged closed")
  func dragClosed() {
    let mails = Mails()
    mails.drag(0, by: -80)
    mails.drag(0, by: 90)
    #expect(mails.open == nil && mails.onTap == [])
  }

  @Test("In right-to-left layout swipes are mirrored")
  func rightToLeft() {
    let mails = Mails(direction: .rightToLeft)
    mails.drag(0, by: 80)
    #expect(mails.open?.side == .trailing && mails.open?.offset == Point(x: 112))
    #expect(mails.open?.buttons.map(\.frame.minX) == [0, 64])
  }

  @Test("In a horizontal collection items are swiped vertically")
  func sideways() {
    let mails = Mails(axis: .horizontal)
    mails.collection.pointer(.down, at: Point(x: 30, y: 100), time: 0)
    mails.collection.pointer(.moved, at: Point(x: 30, y: 70), time: 0)
    mails.collection.pointer(.up, at: Point(x: 30, y: 70), time: 0)
    #expect(mails.openID == .item("b", occurrence: 0) && mails.open?.side == .trailing)
    #expect(mails.open?.offset == Point(y: -32), "each title is one line high")
    #expect(
      mails.open?.buttons.map(\.frame) == [
        Rect(x: 24, y: 224, width: 24, height: 16), Rect(x: 24, y: 208, width: 24, height: 16),
      ])
  }

  @Test("A pinned header is swiped at its pinned position")
  func pinnedHeader() throws {
    var done: [String] = []
    let collection = HeadlessCollection(
      size: Size(width: 240, height: 80), configuration: EngineConfiguration(overscan: 0),
      content: Content {
        Section("s") { ForEach(0..<40) { Label("\($0)") } }
          .header(pinned: true) {
            Label("head").swipeActions(trailing: [ContextAction("Hide") { done.append("hide") }])
          }
      })
    collection.scroll(by: 320)
    let pointer = { (phase: PointerEvent.Phase, x: Double) in
      _ = collection.pointer(phase, at: Point(x: x, y: 8), time: 0)
    }
    pointer(.down, 120)
    pointer(.moved, 60)
    pointer(.up, 60)
    let open = try #require(collection.engine.openSwipe)
    #expect(open.key.element == .header && open.offset == Point(x: -48))
    #expect(open.buttons.map(\.frame) == [Rect(x: 192, y: 320, width: 48, height: 16)])
    pointer(.down, 200)
    pointer(.up, 200)
    #expect(done == ["hide"])
    #expect(collection.engine.viewport.minY == 320)
  }
}

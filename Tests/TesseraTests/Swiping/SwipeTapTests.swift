import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Taps and swipes")
struct SwipeTapTests {
  @Test("A tap on a swipe action performs it and closes the actions")
  func tapOnAction() {
    let mails = Mails()
    mails.drag(0, by: -80)
    mails.collection.pointer(.down, at: Point(x: 150, y: 8), time: 1)
    #expect(
      mails.engine.cells.first { $0.cell.content(as: SwipeActionCell.self)?.action.title == "Move" }?.state
        == .highlighted)
    mails.collection.pointer(.up, at: Point(x: 150, y: 8), time: 1)
    #expect(mails.done == ["move a"] && mails.open == nil && mails.onTap == [])
  }

  @Test("A press that leaves the action does not perform it")
  func leaveAction() {
    let mails = Mails()
    mails.drag(0, by: -80)
    mails.collection.pointer(.down, at: Point(x: 178, y: 8), time: 1)
    mails.collection.pointer(.up, at: Point(x: 174, y: 8), time: 1)
    #expect(mails.done == [])
  }

  @Test("A tap elsewhere closes swipe actions and is not handled as a tap", arguments: [8.0, 40, 72])
  func tapElsewhere(y: Double) {
    let mails = Mails()
    mails.drag(0, by: -80)
    mails.collection.pointer(.down, at: Point(x: 20, y: y), time: 1)
    mails.collection.pointer(.up, at: Point(x: 20, y: y), time: 1)
    #expect(mails.open == nil && mails.onTap == [] && mails.engine.selection.isEmpty)
    mails.collection.pointer(.down, at: Point(x: 20, y: 40), time: 2)
    mails.collection.pointer(.up, at: Point(x: 20, y: 40), time: 2)
    #expect(mails.onTap == ["c"], "the next one is")
  }

  @Test("A swipe is neither a tap nor a long press, and ends the highlight")
  func noTap() {
    let mails = Mails()
    mails.drag(0, by: -5, up: false)
    #expect(mails.engine.highlightedKey != nil)
    mails.collection.pointer(.moved, at: Point(x: 60, y: 8), time: 0.1)
    #expect(mails.engine.highlightedKey == nil && mails.open != nil)
    mails.collection.wait(until: 5)
    mails.collection.pointer(.up, at: Point(x: 60, y: 8), time: 6)
    #expect(mails.onTap == [] && mails.engine.contextMenu == nil && mails.engine.selection.isEmpty)
  }

  @Test("A long press prevents a swipe")
  func longPress() {
    let mails = Mails()
    mails.drag(0, up: false)
    mails.collection.wait(until: 5)
    #expect(mails.engine.contextMenu != nil)
    mails.collection.pointer(.moved, at: Point(x: 40, y: 8), time: 6)
    mails.collection.pointer(.up, at: Point(x: 40, y: 8), time: 6)
    #expect(mails.open == nil)
  }

  @Test("A movement that starts along the scroll axis is not a swipe")
  func alongFirst() {
    let mails = Mails()
    mails.collection.pointer(.down, at: Point(x: 120, y: 8), time: 0)
    mails.collection.pointer(.moved, at: Point(x: 118, y: 30), time: 0)
    mails.collection.pointer(.moved, at: Point(x: 20, y: 30), time: 0)
    #expect(mails.open == nil)
  }
}

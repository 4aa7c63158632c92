import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera

/// A list of mails: each can be flagged at its start, and moved and deleted at its end.
@MainActor
private final class Mails {
  var mails = ["a", "b", "c"]
  var done: [String] = []
  var onTap: [String] = []
  var canDelete = true
  var hasActions = true
  let collection: HeadlessCollection

  init(
    axis: Axis = .vertical, direction: LayoutDirection = .leftToRight, mode: SelectionMode = .multiple,
    at time: Double? = nil
  ) {
    let size = axis == .vertical ? Size(width: 240, height: 80) : Size(width: 80, height: 240)
    collection = HeadlessCollection(
      size: size,
      configuration: EngineConfiguration(overscan: 0, selectionMode: mode, direction: direction), at: time,
      content: Content {})
    self.axis = axis
    show()
  }

  private let axis: Axis

  func show() {
    let sizing = axis == .vertical ? Sizing.height(16) : .fixed(width: 24, height: 240)
    collection.show(
      Content(scrolling: axis) {
        Section("mails", layout: axis == .vertical ? .list() : .list().transposed()) {
          ForEach(mails, id: \.self) { mail in
            Label(mail).size(sizing).onTap { self.onTap.append(mail) }
              .contextAction("Read") { self.done.append("read \(mail)") }
              .swipeActions(
                leading: self.hasActions ? [ContextAction("Flag") { self.done.append("flag \(mail)") }] : [],
                trailing: self.hasActions
                  ? [
                    ContextAction("Delete", isDestructive: true, isEnabled: self.canDelete) {
                      self.delete(mail)
                    },
                    ContextAction("Move") { self.done.append("move \(mail)") },
                  ] : [])
          }
        }
      }
      .transitions(.standard))
  }

  private func delete(_ mail: String) {
    done.append("delete \(mail)")
    mails.removeAll { $0 == mail }
    show()
  }

  var engine: Engine { collection.engine }
  var open: OpenSwipe? { engine.openSwipe }
  var openID: ItemKey.Element? { open?.key.element }

  /// A pointer goes down at the place of a mail and moves by so much, in points of its line.
  func drag(_ row: Int, by distances: Double..., up: Bool = true) {
    var point = Point(x: 120, y: Double(row) * 16 + 8)
    collection.pointer(.down, at: point, time: 0)
    for distance in distances {
      point.x += distance
      collection.pointer(.moved, at: point, time: 0)
    }
    if up { collection.pointer(.up, at: point, time: 0) }
  }

  func text() -> [String] {
    collection.text().split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }
}

@MainActor
@Suite("Swiping")
struct SwipeTests {
  // MARK: Following

  @Test("The item follows the pointer, and its actions fill what it leaves")
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

  @Test("Let go far enough it rests open, each action as wide as its title needs; else it closes")
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

  @Test("A throw opens it from near, and closes it from far")
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

  @Test("The other side has other actions")
  func leading() {
    let mails = Mails()
    mails.drag(0, by: 40)
    #expect(mails.open?.side == .leading && mails.open?.offset == Point(x: 48))
    #expect(mails.text()[0] == " Flag a")
  }

  @Test("Where there are no actions it does not move")
  func oneSide() {
    let collection = HeadlessCollection(columns: 30, rows: 2) {
      Section("a") { Label("a").swipeActions(trailing: [ContextAction("Go") {}]) }
    }
    #expect(!collection.swipe(ItemID(structure: [0]), .leading))
    #expect(collection.text() == "a\n\n")
  }

  @Test("A full swipe performs the outermost action, if that can be done", arguments: [true, false])
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

  @Test("One item is open at a time")
  func oneAtATime() {
    let mails = Mails()
    mails.drag(0, by: -80)
    mails.drag(2, by: -80)
    #expect(mails.openID == .item("c", occurrence: 0))
    #expect(mails.engine.cells.count == 5)
  }

  @Test("It goes on from where it is: open, it is dragged closed")
  func dragClosed() {
    let mails = Mails()
    mails.drag(0, by: -80)
    mails.drag(0, by: 90)
    #expect(mails.open == nil && mails.onTap == [])
  }

  // MARK: Taps

  @Test("A tap on an action performs it and closes the item")
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

  @Test("A press that leaves the action performs nothing")
  func leaveAction() {
    let mails = Mails()
    mails.drag(0, by: -80)
    mails.collection.pointer(.down, at: Point(x: 178, y: 8), time: 1)
    mails.collection.pointer(.up, at: Point(x: 174, y: 8), time: 1)
    #expect(mails.done == [])
  }

  @Test("A tap elsewhere closes it and is no tap", arguments: [8.0, 40, 72])
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

  @Test("A swipe is no tap and no long press, and its highlight ends")
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

  @Test("A long press is no swipe any more")
  func longPress() {
    let mails = Mails()
    mails.drag(0, up: false)
    mails.collection.wait(until: 5)
    #expect(mails.engine.contextMenu != nil)
    mails.collection.pointer(.moved, at: Point(x: 40, y: 8), time: 6)
    mails.collection.pointer(.up, at: Point(x: 40, y: 8), time: 6)
    #expect(mails.open == nil)
  }

  @Test("What moves along the axis first is no swipe, wherever it goes then")
  func alongFirst() {
    let mails = Mails()
    mails.collection.pointer(.down, at: Point(x: 120, y: 8), time: 0)
    mails.collection.pointer(.moved, at: Point(x: 118, y: 30), time: 0)
    mails.collection.pointer(.moved, at: Point(x: 20, y: 30), time: 0)
    #expect(mails.open == nil)
  }

  // MARK: Closing

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

  // MARK: Directions

  @Test("Where lines begin at the right, everything is mirrored")
  func rightToLeft() {
    let mails = Mails(direction: .rightToLeft)
    mails.drag(0, by: 80)
    #expect(mails.open?.side == .trailing && mails.open?.offset == Point(x: 112))
    #expect(mails.open?.buttons.map(\.frame.minX) == [0, 64])
  }

  @Test("In a collection that scrolls sideways items are swiped up and down")
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

  // MARK: Motion and views

  @Test("With time it glides to its rest, and its actions with it")
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

  @Test("An item that is deleted by a swipe leaves from where it is")
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

  @Test("The views of actions are reused, and nothing is left when all is closed")
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

  // MARK: Without a pointer

  @Test("What swiping offers is in the menu as well, each thing once, and accessibility lists it")
  func menu() {
    let mails = Mails()
    #expect(mails.collection.contextAction("Flag", on: "b"))
    #expect(mails.done == ["flag b"])
    let id = mails.engine.cells[1].id
    #expect(mails.engine.actions(of: id).map(\.title) == ["Read", "Flag", "Delete", "Move"])
  }

  @Test(
    "Delete does the destructive thing to the focused item, and nothing where there is none that can be done")
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

  @Test("A program opens it as a swipe does")
  func program() {
    let mails = Mails()
    mails.engine.openSwipe(of: mails.engine.cells[2].id, .leading)
    mails.collection.update()
    #expect(mails.openID == .item("c", occurrence: 0) && mails.open?.offset == Point(x: 48))
  }

  @Test("Tests swipe by the id of an item")
  func testKit() {
    let mails = Mails()
    #expect(mails.collection.swipe("b", .trailing))
    #expect(mails.openID == .item("b", occurrence: 0))
    #expect(mails.collection.swipeAction("Flag", on: "a") && mails.done == ["flag a"])
    #expect(mails.collection.swipeAction("Delete", on: "c") && mails.mails == ["a", "b"])
    #expect(!mails.collection.swipeAction("Eat", on: "a") && mails.open == nil)
    #expect(!mails.collection.swipe("nobody", .trailing))
  }

  @Test("A pinned header is swiped where it is seen")
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

  @Test("Of two actions with one id at one side the first is offered, and that is an issue")
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

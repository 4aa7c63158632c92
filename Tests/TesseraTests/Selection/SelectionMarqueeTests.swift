import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Items of 16 × 16 points in two columns, with free space beside and below them.
@MainActor
@Suite("Selecting with a marquee")
struct SelectionMarqueeTests {
  private func collection(
    _ mode: SelectionMode = .extended, count: Int = 6, direction: LayoutDirection = .leftToRight,
    isOn: Bool = true, missing: MissingSelection = .forget
  ) -> HeadlessCollection {
    var configuration = EngineConfiguration(
      overscan: 0, selectionMode: mode, direction: direction, missingSelection: missing)
    configuration.selectsByMarquee = isOn
    return HeadlessCollection(
      size: Size(width: 100, height: 100), configuration: configuration, content: content(0..<count))
  }

  private func content(_ numbers: some RandomAccessCollection<Int>) -> Content<Headless> {
    let numbers = Array(numbers)
    return Content {
      let layout = Layout.flow(spacing: 24).inset(Insets(top: 0, left: 0, bottom: 0, right: 44))
      Section("s", layout: layout) {
        ForEach(numbers, id: \.self) { Label("\($0)").onTap {} }.size(.fixed(width: 16, height: 16))
      }
    }
  }

  private func selected(_ collection: HeadlessCollection) -> String {
    collection.engine.selection.ids.map { $0.description }.joined(separator: " ")
  }

  /// Presses at a point and moves to others.
  private func drag(
    _ collection: HeadlessCollection, from start: Point, to points: Point...,
    holding modifiers: KeyModifiers = []
  ) {
    collection.pointer(.down, at: start, time: 0, modifiers: modifiers)
    for point in points { collection.pointer(.moved, at: point, time: 0) }
  }

  @Test("Items are selected while the marquee touches them")
  func touching() {
    let collection = collection()
    drag(collection, from: Point(x: 90, y: 30), to: Point(x: 45, y: 5))
    #expect(selected(collection) == "1")
    #expect(collection.engine.selectionMarquee == Rect(x: 45, y: 5, width: 45, height: 25))
    collection.pointer(.moved, at: Point(x: 5, y: 50), time: 0)
    #expect(selected(collection) == "2 3")
    collection.pointer(.up, at: Point(x: 5, y: 5), time: 0)
    #expect(selected(collection) == "0 1")
    #expect(collection.engine.selectionMarquee == nil)
  }

  @Test("A marquee needs empty space, movement, and a mode for several items")
  func beginning() {
    for (mode, start, isOn) in [
      (SelectionMode.extended, Point(x: 45, y: 5), true), (.single, Point(x: 90, y: 30), true),
      (.extended, Point(x: 90, y: 30), false), (.extended, Point(x: 90, y: 120), true),
    ] {
      let collection = collection(mode, isOn: isOn)
      drag(collection, from: start, to: Point(x: 5, y: 50))
      #expect(collection.engine.selectionMarquee == nil && selected(collection) == "")
    }
    let collection = collection()
    drag(collection, from: Point(x: 60, y: 5), to: Point(x: 54, y: 5))
    #expect(collection.engine.selectionMarquee == nil && selected(collection) == "")
  }

  @Test("Shift adds to the selection, and Control or multiple mode toggles")
  func modifiers() {
    for (mode, modifiers, expected) in [
      (SelectionMode.extended, KeyModifiers.shift, "0 1 3 5"), (.extended, .control, "0 3 5"),
      (.extended, [], "1 3 5"), (.multiple, [], "0 1 3 5"),
    ] {
      let collection = collection(mode)
      _ = collection.engine.select(0)
      _ = collection.engine.select(1)
      drag(
        collection, from: Point(x: 90, y: 99), to: Point(x: 50, y: 5), holding: modifiers)
      #expect(selected(collection) == expected, "\(mode) \(modifiers)")
    }
  }

  @Test("Escape and a canceled pointer restore the selection")
  func canceling() {
    for isEscape in [true, false] {
      let collection = collection()
      _ = collection.engine.select(4)
      drag(collection, from: Point(x: 90, y: 30), to: Point(x: 5, y: 5))
      #expect(selected(collection) == "0 1")
      if isEscape {
        #expect(collection.engine.press(.escape))
      } else {
        collection.pointer(.cancelled, at: .zero, time: 1)
      }
      #expect(selected(collection) == "4" && collection.engine.selectionMarquee == nil)
    }
  }

  @Test("Items that scroll or move under the marquee enter and leave its selection")
  func moving() {
    let collection = collection(count: 40)
    drag(collection, from: Point(x: 90, y: 30), to: Point(x: 30, y: 90))
    #expect(selected(collection) == "3 5")
    collection.scroll(by: 80)
    // The marquee began two rows above and ends at the pointer.
    #expect(selected(collection) == "3 5 7 9")
    #expect(collection.engine.selectionMarquee == Rect(x: 30, y: -50, width: 60, height: 140))
    collection.scroll(by: -80)
    #expect(selected(collection) == "3 5")
    collection.show(content([100, 101] + (0..<40)))
    collection.pointer(.moved, at: Point(x: 30, y: 89), time: 0)
    #expect(selected(collection) == "3 5")
    collection.pointer(.up, at: Point(x: 30, y: 89), time: 0)
    #expect(collection.issues.isEmpty)
  }

  @Test("A missing id returns to the selection from before the marquee")
  func waiting() {
    let collection = collection(count: 8, missing: .keep)
    _ = collection.engine.select(7)
    drag(collection, from: Point(x: 90, y: 30), to: Point(x: 5, y: 5), holding: .shift)
    #expect(selected(collection) == "0 1 7")
    collection.show(content(0..<7))
    collection.pointer(.moved, at: Point(x: 45, y: 5), time: 0)
    #expect(selected(collection) == "1")
    collection.show(content(0..<8))
    #expect(selected(collection) == "1 7")
    collection.pointer(.moved, at: Point(x: 5, y: 5), time: 0)
    #expect(selected(collection) == "0 1 7")
    collection.pointer(.moved, at: Point(x: 45, y: 5), time: 0)
    collection.pointer(.up, at: Point(x: 45, y: 5), time: 0)
    #expect(selected(collection) == "1 7")
  }

  @Test("No marquee begins on the background of a group")
  func groups() {
    var configuration = EngineConfiguration(overscan: 0, selectionMode: .extended)
    configuration.selectsByMarquee = true
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 96), configuration: configuration,
      content: Content {
        Section("s") {
          Group(layout: .list().inset(16)) { Label("in it") }
            .id("card").swipeActions(trailing: [ContextAction("Go") {}])
        }
      })
    drag(collection, from: Point(x: 100, y: 8), to: Point(x: 60, y: 8))
    #expect(collection.engine.selectionMarquee == nil)
    collection.pointer(.up, at: Point(x: 60, y: 8), time: 0)
    #expect(collection.engine.openSwipe?.offset == Point(x: -32))
  }

  @Test("In right-to-left layout the marquee selects the items under it")
  func mirrored() {
    let collection = collection(direction: .rightToLeft)
    drag(collection, from: Point(x: 5, y: 30), to: Point(x: 60, y: 5))
    #expect(collection.engine.selectionMarquee == Rect(x: 5, y: 5, width: 55, height: 25))
    #expect(selected(collection) == "1")
  }

  @Test("A selection by the app during a marquee stays until the marquee leaves the item")
  func overruling() {
    let collection = collection()
    drag(collection, from: Point(x: 90, y: 90), to: Point(x: 45, y: 30))
    #expect(selected(collection) == "3 5")
    collection.select(5, false)
    collection.select(0)
    #expect(selected(collection) == "0 3")
    collection.pointer(.moved, at: Point(x: 45, y: 5), time: 0)
    #expect(selected(collection) == "0 1 3")
    collection.pointer(.moved, at: Point(x: 45, y: 50), time: 0)
    #expect(selected(collection) == "0 3" || selected(collection) == "0")
    collection.pointer(.moved, at: Point(x: 85, y: 95), time: 0)
    #expect(selected(collection) == "0")
    collection.pointer(.moved, at: Point(x: 45, y: 30), time: 0)
    #expect(selected(collection) == "0 3 5")
    #expect(collection.engine.press(.escape))
    #expect(selected(collection) == "0")
  }

  @Test("A handler can correct the selection of a marquee")
  func correcting() {
    let collection = collection()
    collection.engine.onSelectionChange = { [engine = collection.engine] _ in
      if engine.selection.ids.contains(3) { _ = engine.select(3, false) }
    }
    drag(collection, from: Point(x: 90, y: 90), to: Point(x: 45, y: 30))
    #expect(selected(collection) == "5")
    collection.pointer(.moved, at: Point(x: 45, y: 5), time: 0)
    #expect(selected(collection) == "1 5")
    collection.pointer(.moved, at: Point(x: 45, y: 30), time: 0)
    #expect(selected(collection) == "5")
  }

  @Test("With Control, later toggles start from the app's selection")
  func overrulingControl() {
    let collection = collection()
    collection.select(1)
    drag(collection, from: Point(x: 90, y: 90), to: Point(x: 45, y: 30), holding: .control)
    #expect(selected(collection) == "1 3 5")
    collection.select(3, false)
    collection.pointer(.moved, at: Point(x: 45, y: 5), time: 0)
    #expect(selected(collection) == "5")
    collection.pointer(.moved, at: Point(x: 85, y: 95), time: 0)
    #expect(selected(collection) == "1")
  }

  @Test("A plain click on empty space clears the selection")
  func clicking() {
    for (mode, modifiers, expected) in [
      (SelectionMode.extended, KeyModifiers(), ""), (.extended, .shift, "0 1"), (.extended, .control, "0 1"),
      (.multiple, [], "0 1"),
    ] {
      let collection = collection(mode)
      collection.select(0)
      collection.select(1)
      let place = Point(x: 90, y: 30)
      collection.pointer(.down, at: place, time: 0, modifiers: modifiers)
      #expect(selected(collection) == "0 1")
      collection.pointer(.up, at: place, time: 0, modifiers: modifiers)
      #expect(selected(collection) == expected, "\(mode) \(modifiers)")
    }
  }

  @Test("A marquee at an edge autoscrolls and selects items that enter it")
  func edges() {
    let collection = collection(count: 100)
    collection.update(at: 0)
    drag(collection, from: Point(x: 90, y: 30), to: Point(x: 60, y: 98), Point(x: 30, y: 98))
    #expect(selected(collection) == "3 5")
    collection.run(for: 0.5)
    let offset = collection.engine.viewport.minY
    #expect(offset > 200)
    let last = Int((offset + 98) / 40) * 2 + 1
    #expect(collection.engine.selection.ids.count == (last - 1) / 2)
    collection.pointer(.up, at: Point(x: 30, y: 98), time: 1)
    #expect(collection.run(for: 0.5).isEmpty && collection.engine.viewport.minY == offset)
  }

  @Test("A proposal handler decides about the marquee's selection")
  func proposals() {
    let collection = collection()
    collection.engine.onSelectionProposal = { _ in }
    drag(collection, from: Point(x: 90, y: 30), to: Point(x: 5, y: 5))
    #expect(selected(collection) == "")
  }
}

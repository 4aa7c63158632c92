import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Selection ranges")
struct SelectionRangeTests {
  private func collection(_ sections: [[String]]) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 72, height: 320),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .extended), content: content(sections))
  }

  private func content(_ sections: [[String]]) -> Content<Headless> {
    Content {
      for (number, letters) in sections.enumerated() {
        Section(number) { ForEach(letters, id: { $0 }) { Label($0) } }.header { Label("header") }
      }
    }
  }

  private func selected(_ collection: HeadlessCollection) -> String {
    collection.engine.selection.ids.map { $0.description }.joined()
  }

  @Test("Shift selects from the anchor across sections, and a shorter range deselects")
  func shrinking() {
    let collection = collection([["a", "b", "c"], ["d", "e"], ["f", "g"]])
    collection.tap("e")
    collection.tap("b", modifiers: .control)
    collection.tap("f", modifiers: .shift)
    #expect(selected(collection) == "bcdef")
    collection.tap("d", modifiers: .shift)
    // Items selected before the range stay selected.
    #expect(selected(collection) == "bcde")
    collection.tap("a", modifiers: .shift)
    #expect(selected(collection) == "abe")
    collection.tap("g")
    #expect(selected(collection) == "g")
  }

  @Test("The anchor and the range move with their items")
  func movingAnchor() {
    let collection = collection([["a", "b", "c", "d", "e"]])
    collection.tap("b")
    collection.tap("d", modifiers: .shift)
    collection.show(content([["x", "d", "e"], ["a", "b", "c"]]))
    #expect(selected(collection) == "dbc")
    collection.tap("c", modifiers: .shift)
    #expect(selected(collection) == "bc")
    // Items inserted between are selected with the next range.
    collection.show(content([["x", "d", "e"], ["a", "b", "y", "c"]]))
    #expect(selected(collection) == "bc")
    collection.tap("c", modifiers: .shift)
    #expect(selected(collection) == "byc")
  }

  @Test("The focus replaces a deleted anchor")
  func goneAnchor() {
    let collection = collection([["a", "b", "c", "d"]])
    collection.tap("b")
    collection.show(content([["a", "c", "d"]]))
    collection.tap("d", modifiers: .shift)
    #expect(selected(collection) == "cd")
  }

  @Test("Arrow keys select, Shift extends, Control only moves, and Space toggles")
  func keys() {
    let collection = collection([["a", "b"], ["c", "d"]])
    collection.press(.down)
    collection.press(.down)
    #expect(selected(collection) == "b")
    collection.press(.down, modifiers: .shift)
    collection.press(.down, modifiers: .shift)
    #expect(selected(collection) == "bcd")
    collection.press(.up, modifiers: .shift)
    #expect(selected(collection) == "bc")
    collection.press(.first, modifiers: .control)
    #expect(selected(collection) == "bc" && collection.engine.focusedKey?.description == "0/a")
    collection.engine.toggleSelectionOfFocus()
    #expect(selected(collection) == "abc")
    collection.press(.last, modifiers: [.shift, .control])
    #expect(selected(collection) == "abcd")
    collection.engine.deselectAll()
    #expect(selected(collection) == "")
    collection.engine.selectAll()
    #expect(selected(collection) == "abcd")
  }

  @Test("The modifiers at pointer down decide")
  func pointers() {
    let collection = collection([["a", "b", "c"]])
    func click(_ row: Int, _ down: KeyModifiers, _ up: KeyModifiers = []) {
      let place = Point(x: 4, y: Double(row) * 16 + 4)
      collection.pointer(.down, at: place, time: 0, modifiers: down)
      collection.pointer(.up, at: place, time: 0.1, modifiers: up)
    }
    click(1, [])
    click(3, .shift)
    #expect(selected(collection) == "abc")
    click(2, .command)
    #expect(selected(collection) == "ac")
    click(2, [], .shift)
    #expect(selected(collection) == "b")
  }

  @Test("In other modes extending the selection selects one item like a tap")
  func otherModes() {
    let collection = collection([["a", "b", "c"]])
    collection.engine.selectionMode = .multiple
    collection.tap("a")
    collection.tap("c", modifiers: .shift)
    #expect(selected(collection) == "ac")
    collection.engine.extendSelection(to: "b")
    #expect(selected(collection) == "abc")
    collection.engine.selectionMode = .single
    collection.engine.extendSelection(to: "c")
    #expect(selected(collection) == "c")
    #expect(!collection.engine.extendSelection(to: "x"))
  }
}

import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Focus across sections")
struct FocusTests {
  private func collection(
    rows: Int, @ContentBuilder<Headless> _ content: () -> [Section<Headless>]
  ) -> HeadlessCollection {
    HeadlessCollection(
      columns: 8, rows: rows, configuration: EngineConfiguration(overscan: 0, selectionMode: .single),
      content: content)
  }

  @Test("Down from the end of a short list goes to the section below, not beside")
  func columns() {
    let collection = collection(rows: 8) {
      Section.nesting("columns", layout: .row()) {
        Section("left") { ForEach(0..<2) { Label("l\($0)") } }
        Section("right") { ForEach(0..<5) { Label("r\($0)") } }
      }
      Section("below") { ForEach(0..<2) { Label("b\($0)") } }
    }
    collection.press(.first)
    collection.press(.down)
    #expect(collection.engine.focusedKey?.description == "columns/left/1")
    collection.press(.down)
    #expect(collection.engine.focusedKey?.description == "below/0")
    collection.press(.up)
    #expect(collection.engine.focusedKey?.description.contains("columns/right/4") == true)
  }

  @Test("A view can focus only its own item, and only if it can have the focus")
  func focusByView() throws {
    let collection = collection(rows: 3) {
      Section("rows") {
        Label("a")
        Label("b").selectable(false)
        Label("c")
      }
    }
    let engine = collection.engine
    let cells = engine.cells
    #expect(engine.focus(cells[2].id))
    collection.update()
    #expect(engine.focusedKey == cells[2].key && engine.cells[2].state.contains(.focused))
    #expect(!engine.focus(cells[1].id) && !engine.focus(CellID(99)))
    #expect(engine.focusedKey == cells[2].key)
  }

  @Test("Moving down through a flow with ragged lines skips no line")
  func flow() {
    let collection = collection(rows: 4) {
      Section("flow", layout: .flow()) {
        ForEach([32.0, 24, 16, 56, 40], id: \.self) { Label("\($0)").size(.fixed(width: $0, height: 16)) }
      }
    }
    collection.press(.first)
    collection.press(.right)
    collection.press(.down)
    #expect(collection.engine.focusedKey?.description == "flow/16.0")
  }

  @Test("Focusing the first or last item reveals margins and headers")
  func edges() {
    let collection = collection(rows: 3) {
      Section("s", layout: .list().inset(Insets(horizontal: 0, vertical: 16))) {
        ForEach(0..<9) { Label("\($0)") }
      }
      .header { Label("head") }
    }
    collection.press(.last)
    #expect(collection.text() == "7\n8\n\n")
    collection.press(.first)
    #expect(collection.text() == "head\n\n0\n")
  }

  @Test("Moving the focus into a group opens and reports it in the next transaction")
  func intoGroup() {
    let collection = collection(rows: 2) {
      Section("s") {
        ForEach(0..<100) { Label("\($0)") }
        Group { for _ in 0..<9 { Label("part").id("part") } }.id("group")
      }
    }
    let size = collection.engine.contentSize
    collection.engine.moveFocus(.last)
    #expect(collection.engine.contentSize == size, "nothing happens outside of a transaction")
    collection.update()
    #expect(collection.engine.focusedKey?.description == "s/group/part[8]")
    #expect(
      collection.issues == [
        .duplicateItem(
          "part", section: SectionKey("group", ancestors: [.init("s")]), positions: Array(0..<9))
      ])
  }

  @Test("Focus moves after a move into a group are applied in order")
  func throughGroups() {
    let collection = collection(rows: 2) {
      Section("s") {
        Label("first").id("first")
        ForEach(0..<50) { Label("\($0)") }
        Group { Label("title").selectable(false) }
        Group { Group { ForEach(["a", "b"], id: \.self) { Label($0) } }.id("inner") }.id("outer")
        Label("last").id("last")
      }
    }
    collection.press(.last)
    let moves: [(FocusMove, String)] = [
      (.left, "s/outer/inner/b"), (.left, "s/outer/inner/a"), (.left, "s/49"), (.right, "s/outer/inner/a"),
    ]
    for move in moves { #expect(collection.engine.moveFocus(move.0)) }
    collection.update()
    #expect(collection.engine.focusedKey?.description == "s/outer/inner/a")
    collection.press(.first)
    collection.press(.last)
    for move in moves {
      collection.press(move.0)
      #expect(collection.engine.focusedKey?.description == move.1)
    }
  }

  @Test("The focus stays if no group beyond can be focused")
  func nothingBeyond() {
    let collection = collection(rows: 1) {
      Section("s") {
        Label("first").id("first")
        ForEach(0..<50) { _ in Group { Group { Label("title").selectable(false) } } }
      }
    }
    collection.press(.first)
    #expect(!collection.engine.moveFocus(.right))
    #expect(collection.engine.focusedKey?.description == "s/first")
  }

  @Test("The focus goes to the part of a group that replaces the focused item")
  func replacedByGroup() {
    func content(_ isThere: Bool) -> Content<Headless> {
      Content {
        Section("s") {
          if isThere { Label("item").id("item") }
          Group { Label("part").id("part") }.id("group")
        }
      }
    }
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 64), configuration: EngineConfiguration(selectionMode: .single),
      content: content(true))
    collection.press(.first)
    #expect(collection.engine.focusedKey?.description == "s/item")
    collection.show(content(false))
    #expect(collection.engine.focusedKey?.description == "s/group/part")
  }
}

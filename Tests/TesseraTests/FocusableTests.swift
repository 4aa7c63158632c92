import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Focus without selection")
struct FocusableTests {
  private func walk(_ collection: HeadlessCollection, _ moves: [FocusMove]) -> [String] {
    moves.map { move in
      collection.press(move)
      return collection.engine.focusedKey?.description ?? "-"
    }
  }

  @Test(
    "Keys reach items that can be tapped but not selected",
    arguments: [SelectionMode.none, .single, .extended])
  func tapped(mode: SelectionMode) {
    var taps: [String] = []
    let collection = HeadlessCollection(
      columns: 9, rows: 4, configuration: EngineConfiguration(selectionMode: mode)
    ) {
      Section("s") {
        Label("title").id("title").selectable(false)
        Label("more").id("more").selectable(false).onTap { taps.append("more") }
        Label("item").id("item").selectable()
      }
    }
    #expect(walk(collection, [.first, .down]) == ["s/more", "s/item"])
    collection.press(.up)
    #expect(collection.press(key: .enter) && taps == ["more"])
    #expect(collection.press(key: .character(" ")) && taps == ["more", "more"])
    collection.engine.selectAll()
    #expect(!collection.engine.selection.contains("more") && !collection.engine.select("more"))
  }

  @Test("Keys reach and reorder reorderable items without selection")
  func carried() {
    var order = ["a", "b", "c"]
    func content() -> Content<Headless> {
      Content { Section("s") { ForEach(order, id: { $0 }) { Label($0).reorderable() } } }
        .onReorder { order.apply($0) { $0 } }
    }
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: content())
    #expect(walk(collection, [.first]) == ["s/a"])
    #expect(collection.press(key: .down, modifiers: .option))
    #expect(order == ["b", "a", "c"])
    collection.show(content())
    #expect(collection.engine.focusedKey?.description == "s/a" && collection.text() == "b\na\nc\n\n")
  }

  @Test("Keys reach headers and footers that can be tapped")
  func headers() {
    var taps: [String] = []
    let collection = HeadlessCollection(
      columns: 9, rows: 6, configuration: EngineConfiguration(selectionMode: .multiple)
    ) {
      Section("s") { ForEach(["a", "b"], id: { $0 }) { Label($0) } }
        .header { Label("head").onTap { taps.append("head") } }
        .footer { Label("foot").contextAction("More") { taps.append("more") } }
      Section("t") { Label("c").id("c") }.header { Label("plain") }
    }
    #expect(
      walk(collection, [.first, .down, .down, .down, .down, .up, .up, .first])
        == ["s/header", "s/a", "s/b", "s/footer", "t/c", "s/footer", "s/b", "s/header"])
    collection.press(key: .enter)
    #expect(taps == ["head"] && collection.engine.selection.isEmpty)
    #expect(!collection.press(key: .character(" "), modifiers: .control))
    collection.press(.last)
    collection.press(.up)
    #expect(collection.engine.pressMenuKey(.menu) && collection.engine.contextMenu?.actions.count == 1)
  }

  @Test("Keys reach the parts of a group with a tap handler, and activate the group")
  func groups() {
    var taps = 0
    let collection = HeadlessCollection(columns: 9, rows: 4) {
      Section("s") {
        Group { Label("plain").id("plain") }.id("one")
        Group { Label("part").id("part") }.id("two").onTap { taps += 1 }
      }
    }
    #expect(walk(collection, [.first]) == ["s/two/part"])
    collection.press(key: .enter)
    #expect(taps == 1)
  }

  @Test("A selectable item in mode none can be focused and tapped but not selected")
  func modeNone() throws {
    var selects: [Bool] = []
    let collection = HeadlessCollection(columns: 9, rows: 3) {
      Section("s") {
        Label("a").id("a")
        Label("b").id("b").selectable().onSelect { selects.append($0) }
      }
      .header { Label("head").selectable() }
    }
    #expect(walk(collection, [.first, .down]) == ["s/header", "s/b"])
    collection.tap("b")
    collection.press(key: .character(" "))
    #expect(!collection.engine.select("b") && selects.isEmpty && collection.engine.selection.isEmpty)
    collection.engine.setSelection(["b"])
    #expect(collection.engine.selection.isEmpty)
    let cell = try #require(collection.engine.cells.first { $0.key.element == .item("b", occurrence: 0) })
    #expect(cell.state == .focused && collection.engine.accessibility(of: cell.id)?.isSelected == nil)
  }

  @Test("The focus passes from a deleted header to the first item")
  func headerGoes() {
    func content(_ hasHeader: Bool) -> [Section<Headless>] {
      let section = Section<Headless>("s") { ForEach(0..<3) { Label("\($0)").selectable() } }
      return [hasHeader ? section.header { Label("head").selectable() } : section]
    }
    let collection = HeadlessCollection(columns: 9, rows: 3) { for section in content(true) { section } }
    collection.press(.first)
    #expect(collection.engine.focusedKey?.element == .header)
    collection.show { for section in content(false) { section } }
    #expect(collection.engine.focusedKey?.description == "s/0")
  }

  @Test("Clearing the focus cancels a pending focus request")
  func takenBack() {
    let collection = HeadlessCollection(columns: 9, rows: 3) {
      Section("s") { ForEach(0..<3) { Label("\($0)").selectable() } }
    }
    collection.engine.focus(on: 2)
    collection.engine.clearFocus()
    collection.update()
    #expect(collection.engine.focusedKey == nil)
  }

  @Test("An issue about an id of another type names both types")
  func otherType() {
    let collection = HeadlessCollection(columns: 9, rows: 3) {
      Section("s") { ForEach(0..<3) { Label("\($0)").selectable() } }
    }
    collection.engine.focus(on: "1")
    collection.engine.scroll(to: "2")
    collection.engine.focus(on: "1", inSection: "s")
    collection.update()
    collection.engine.focus(on: "x")
    collection.update()
    let texts = collection.issues.map { $0.description }
    #expect(texts.contains { $0.contains("\"1\" (String)") && $0.contains("1 (Int)") })
    #expect(texts.contains { $0.contains("\"2\" (String)") && $0.contains("2 (Int)") })
    #expect(texts.last?.contains("(Int)") == false)
    #expect(collection.engine.focusedKey == nil)
  }
}

import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// The focus belongs to an item, not to a position.
@MainActor
@Suite("Identity of the focus")
struct FocusIdentityTests {
  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 48),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .single), content: content)
  }

  private func content(_ ids: [String], section: String = "s") -> Content<Headless> {
    Content { Section(section) { ForEach(ids, id: { $0 }) { Label($0) } } }
  }

  private func focus(_ id: ItemID, _ collection: HeadlessCollection) {
    collection.engine.focus(on: id)
    collection.update()
    #expect(collection.engine.focusedKey?.element == .item(id, occurrence: 0))
  }

  @Test("The focus follows its item when it moves")
  func moved() {
    let collection = collection(content(["a", "b", "c", "d"]))
    focus("b", collection)
    collection.show(content(["a", "c", "d", "b"]))
    #expect(collection.engine.focusedKey?.description == "s/b")
    collection.press(key: .up)
    #expect(collection.engine.focusedKey?.description == "s/d")
  }

  @Test("The focus stays when its item scrolls away, and the next key scrolls back")
  func scrolledAway() {
    let collection = HeadlessCollection(
      columns: 9, rows: 3, configuration: EngineConfiguration(overscan: 0, selectionMode: .single)
    ) {
      Section("s") { ForEach(0..<1_000_000) { Label("\($0)") } }
    }
    collection.press(key: .home)
    collection.scroll(by: 16 * 500_000)
    #expect(
      collection.engine.focusedKey?.description == "s/0" && collection.text() == "500000\n500001\n500002\n")
    collection.press(key: .down)
    #expect(collection.engine.focusedKey?.description == "s/1" && collection.text().contains("1\n"))
    #expect(collection.engine.viewport.minY <= 16)
  }

  @Test("The focus survives a replaced section and follows its item into another section")
  func replaced() {
    let collection = collection(content(["a", "b"]))
    focus("b", collection)
    collection.show(content(["x", "b", "a"]))
    #expect(collection.engine.focusedKey?.description == "s/b")
    collection.show(
      Content {
        Section("s") { ForEach(["x", "a"], id: { $0 }) { Label($0) } }
        Section("t") { ForEach(["b"], id: { $0 }) { Label($0) } }
      })
    #expect(collection.engine.focusedKey?.description == "t/b")
  }

  @Test("If the focused item is removed, the next or else the last item gets the focus")
  func gone() {
    let collection = collection(content(["a", "b", "c"]))
    focus("b", collection)
    collection.show(content(["a", "c"]))
    #expect(collection.engine.focusedKey?.description == "s/c")
    collection.show(content(["a"]))
    #expect(collection.engine.focusedKey?.description == "s/a")
    collection.show(content([]))
    #expect(collection.engine.focusedKey == nil)
    #expect(collection.press(key: .down), "there is nothing to go to: it scrolls")
  }

  @Test("If the focused section is removed, the next key starts at the visible items")
  func sectionGone() {
    let collection = collection(content(["a", "b"]))
    focus("b", collection)
    collection.show(content(["x", "y"], section: "other"))
    #expect(collection.engine.focusedKey == nil)
    collection.press(key: .down)
    #expect(collection.engine.focusedKey?.description == "other/x")
  }
}

import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Focusable modifier")
struct FocusableModifierTests {
  @Test("The modifier includes items in the focus order or excludes them")
  func saying() {
    let collection = HeadlessCollection(columns: 9, rows: 6) {
      Section("s") {
        Label("a").id("a").onTap {}.focusable(false)
        Label("b").id("b").focusable()
        Label("c").id("c")
        Label("d").id("d").selectable().focusable(false)
      }
      .header { Label("head").focusable() }
      Section("t") {}.empty { Label("empty").onTap {}.focusable(false) }
    }
    let walk = [FocusMove.first, .down, .down, .last].map { move in
      collection.press(move)
      return collection.engine.focusedKey?.description
    }
    #expect(walk == ["s/header", "s/b", "s/b", "s/b"])
    collection.tap("d")
    #expect(collection.engine.focusedKey?.description == "s/b", "a tap gives the focus to what can have it")
    collection.engine.selectionMode = .single
    collection.tap("d")
    #expect(collection.selectedIDs == ["d"] && collection.engine.focusedKey?.description == "s/b")
  }
}

import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Selecting headers and footers by section id")
struct SelectedHeaderNameTests {
  private func content(_ sections: String...) -> Content<Headless> {
    Content {
      for section in sections {
        Section(section) { ForEach(["a", "b"], id: { $0 }) { Label($0) } }
          .header { Label("head").selectable() }.footer { Label("foot") }
      }
    }
  }

  private func collection(
    _ mode: SelectionMode, policy: MissingSelection = .forget, _ content: Content<Headless>
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 160),
      configuration: EngineConfiguration(overscan: 0, selectionMode: mode, missingSelection: policy),
      content: content)
  }

  private func selected(_ collection: HeadlessCollection) -> [String] {
    collection.engine.selection.keys.map { $0.description }
  }

  @Test("The app can select, extend to and focus a header by its section id")
  func byProgram() {
    let collection = collection(.multiple, content("one", "two"))
    let engine = collection.engine
    #expect(engine.select(.header, inSection: "two") && selected(collection) == ["two/header"])
    #expect(!engine.select(.footer, inSection: "two") && !engine.select(.header, inSection: "three"))
    #expect(engine.select(.item("b", occurrence: 0), inSection: "one"))
    #expect(selected(collection) == ["one/b", "two/header"])
    #expect(engine.select(.header, inSection: "two", false) && selected(collection) == ["one/b"])
    collection.tap("b")
    #expect(engine.extendSelection(to: .header, inSection: "two"))
    #expect(selected(collection) == ["one/b", "two/header"])
    engine.focus(on: .header, inSection: "two")
    collection.update()
    #expect(engine.focusedKey?.description == "two/header")
    engine.focus(on: .footer, inSection: "two")
    collection.update()
    #expect(engine.focusedKey?.description == "two/header" && collection.issues.count == 1)
  }

  @Test("In single mode a selected header replaces the selected item")
  func single() {
    let collection = collection(.single, content("one"))
    collection.tap("a")
    #expect(collection.engine.select(.header, inSection: "one") && selected(collection) == ["one/header"])
    collection.engine.setSelection(Selection([.item("b", occurrence: 0), .header], inSection: "one"))
    #expect(selected(collection) == ["one/header"], "the first one in order")
  }

  @Test("Selected headers without a section stay missing until it appears")
  func waiting() {
    let collection = collection(.multiple, policy: .keep, content("one"))
    let engine = collection.engine
    engine.setSelection(Selection([.header, .item("a", occurrence: 0)], inSection: "two"))
    #expect(engine.selection.missingIDs == ["a"] && !engine.selection.isEmpty && selected(collection) == [])
    #expect(engine.selection.description == "missing two/header, a")
    collection.show(content("two", "one"))
    #expect(selected(collection) == ["two/header", "two/a"] && engine.selection.missingIDs == [])
    collection.show(Content())
    #expect(engine.select(.header, inSection: "two", false))
    collection.show(content("two"))
    #expect(selected(collection) == ["two/a"])
  }

  @Test("A section with the id of an item is not mistaken for the item")
  func sameNames() {
    let content = { (name: String) in
      Content<Headless> {
        Section(name) { ForEach(["s", "t"], id: { $0 }) { Label($0) } }.header { Label("head").selectable() }
      }
    }
    let collection = collection(.multiple, content("other"))
    collection.engine.setSelection(Selection([.header], inSection: "s"))
    #expect(selected(collection) == [])
    collection.show(content("s"))
    #expect(selected(collection) == ["s/header"])
  }
}

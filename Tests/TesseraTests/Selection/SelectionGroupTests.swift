import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Selecting parts of groups")
struct SelectionGroupTests {
  private func content(_ groups: [(String, String)]) -> Content<Headless> {
    Content {
      Section("s") {
        ForEach(groups, id: { $0.0 }) { name, parts in
          Group { ForEach(parts.map { String($0) }, id: { $0 }) { Label($0) } }.id(name)
        }
      }
    }
  }

  private func collection(
    _ groups: [(String, String)], rows: Double = 20, missing: MissingSelection = .forget
  ) -> HeadlessCollection {
    collection(content(groups), rows: rows, missing: missing)
  }

  private func collection(
    _ content: Content<Headless>, rows: Double, missing: MissingSelection = .forget
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 72, height: 16 * rows),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .extended, missingSelection: missing),
      content: content)
  }

  private func selected(_ collection: HeadlessCollection) -> String {
    collection.engine.selection.ids.map { $0.description }.joined()
  }

  private func shown(_ collection: HeadlessCollection) -> String {
    collection.engine.cells.filter { $0.state.contains(.selected) }.map { $0.key.element.description }
      .joined()
  }

  @Test("Select-all includes every part, even of closed groups")
  func all() {
    let collection = collection([("1", "ab"), ("2", "cd"), ("3", "ef")], rows: 2)
    collection.engine.selectAll()
    collection.update()
    #expect(selected(collection) == "abcdef" && collection.engine.selection.count == 6)
    #expect(shown(collection) == "ab")
    collection.scroll(by: 32)
    #expect(shown(collection) == "cd")
    collection.tap("c", modifiers: .control)
    #expect(selected(collection) == "abdef")
    #expect(collection.engine.selection.description == "s/1/a…s/1/b (2), s/2/d, s/3/e…s/3/f (2)")
  }

  @Test("A group's id selects or deselects all its parts")
  func byName() {
    let collection = collection([("1", "ab"), ("2", "cd"), ("3", "ef")], rows: 2)
    collection.tap("a")
    #expect(collection.engine.select("1") && selected(collection) == "ab", "looked into, and partly selected")
    #expect(collection.engine.select("3") && selected(collection) == "abef", "out of view")
    #expect(collection.engine.select("1", false) && selected(collection) == "ef")
    collection.engine.setSelection(["2", "4"])
    collection.update()
    #expect(selected(collection) == "cd" && collection.engine.selection.missingIDs == ["4"])
    collection.show(content([("4", "gh"), ("2", "cd")]))
    #expect(selected(collection) == "ghcd" && shown(collection) == "gh")
    collection.engine.selectionMode = .single
    #expect(collection.engine.select("4") && selected(collection) == "g")
    #expect(
      !collection.engine.select("2") && selected(collection) == "g", "nothing is known of its first part")
    #expect(!collection.engine.select("5"))
  }

  @Test("In single mode the id of a closed group selects its first part later")
  func byNameAlone() {
    let collection = collection([("1", "ab"), ("2", "cd"), ("3", "ef")], rows: 2)
    collection.engine.selectionMode = .single
    collection.engine.setSelection(["3"])
    collection.update()
    #expect(selected(collection).isEmpty && collection.engine.selection.missingIDs == ["3"])
    collection.scroll(by: 64)
    #expect(selected(collection) == "e" && shown(collection) == "e")
    #expect(collection.engine.selection.missingIDs.isEmpty)
  }

  @Test("In single mode the id of a later group is applied when it becomes visible")
  func byNameLater() {
    let collection = collection([("1", "ab"), ("2", "cd")], rows: 2)
    collection.engine.selectionMode = .single
    collection.engine.setSelection(["3"])
    collection.show(content([("1", "ab"), ("2", "cd"), ("3", "ef")]))
    #expect(selected(collection).isEmpty && collection.engine.selection.missingIDs == ["3"])
    collection.scroll(by: 64)
    #expect(selected(collection) == "e" && collection.engine.selection.missingIDs.isEmpty)
  }

  @Test(
    "A missing group id survives new content as long as the group exists",
    arguments: [MissingSelection.forget, .keep])
  func byNameThroughContent(_ missing: MissingSelection) {
    let groups = [("1", "ab"), ("2", "cd"), ("3", "ef")]
    let collection = collection(groups, rows: 2, missing: missing)
    collection.engine.selectionMode = .single
    collection.engine.setSelection(["3"])
    for _ in 0..<2 {
      collection.show(content(groups))
      #expect(selected(collection).isEmpty && collection.engine.selection.missingIDs == ["3"])
    }
    collection.show(content([("1", "ab"), ("3", "ef"), ("2", "cd")]))
    #expect(collection.engine.selection.missingIDs == ["3"], "the group has moved")
    collection.show(content([("1", "ab"), ("2", "cd")]))
    #expect(collection.engine.selection.missingIDs == (missing == .keep ? ["3"] : []))
    collection.show(content(groups))
    collection.scroll(by: 64)
    #expect(selected(collection) == (missing == .keep ? "e" : ""))
  }

  @Test("A new group keeps its own id missing, and other missing ids by policy")
  func byNameBesideOthers() {
    for missing in [MissingSelection.forget, .keep] {
      let collection = collection([("1", "ab"), ("2", "cd")], rows: 2, missing: missing)
      collection.engine.setSelection(["9", "3"])
      collection.engine.selectionMode = .single
      collection.show(content([("1", "ab"), ("2", "cd"), ("3", "ef")]))
      #expect(collection.engine.selection.missingIDs == (missing == .keep ? ["9", "3"] : ["3"]))
      collection.scroll(by: 64)
      #expect(selected(collection) == "e" && collection.engine.selection.missingIDs.isEmpty)
    }
  }

  @Test("In single mode the first id of a closed group among several stays missing")
  func byNames() {
    let content = Content<Headless> {
      Section("s") {
        Label("locked").selectable(false).id("locked")
        for (name, parts) in [("1", "ab"), ("2", "cd"), ("3", "ef")] {
          Group { ForEach(parts.map { String($0) }, id: { $0 }) { Label($0) } }.id(name)
        }
      }
    }
    let collection = collection(content, rows: 3)
    collection.engine.selectionMode = .single
    collection.engine.setSelection(["9", "locked", "3", "2"])
    collection.update()
    #expect(selected(collection).isEmpty && collection.engine.selection.missingIDs == ["3"])
    collection.scroll(by: 64)
    #expect(selected(collection) == "e" && collection.engine.selection.missingIDs.isEmpty)
  }

  @Test("The id of a group of groups selects the first part of its first group")
  func byNameOfNested() {
    let content = Content<Headless> {
      Section("s") {
        Group { ForEach(["x", "y"], id: { $0 }) { Label($0) } }.id("1")
        Group {
          for (name, parts) in [("2", "ab"), ("3", "cd")] {
            Group { ForEach(parts.map { String($0) }, id: { $0 }) { Label($0) } }.id(name)
          }
        }.id("4")
      }
    }
    let collection = collection(content, rows: 2)
    collection.engine.selectionMode = .single
    collection.engine.setSelection(["4"])
    collection.update()
    #expect(selected(collection).isEmpty && collection.engine.selection.missingIDs == ["4"])
    collection.scroll(by: 32)
    #expect(selected(collection) == "a" && shown(collection) == "a")
    #expect(collection.engine.selection.missingIDs.isEmpty)
  }

  @Test("The id of an item that is not selectable does not stay missing")
  func unselectable() {
    let collection = HeadlessCollection(
      size: Size(width: 72, height: 64), configuration: EngineConfiguration(selectionMode: .single),
      content: Content { Section("s") { Label("a").selectable(false).id("a") } })
    collection.engine.setSelection(["a"])
    #expect(collection.engine.selection.isEmpty && collection.engine.selection.missingIDs.isEmpty)
  }

  @Test("A range can begin and end within groups")
  func range() {
    let collection = collection([("1", "abc"), ("2", "de"), ("3", "fgh")])
    collection.tap("b")
    collection.tap("g", modifiers: .shift)
    #expect(selected(collection) == "bcdefg" && shown(collection) == "bcdefg")
    collection.tap("d", modifiers: .shift)
    #expect(selected(collection) == "bcd" && shown(collection) == "bcd")
    collection.tap("a", modifiers: .shift)
    #expect(selected(collection) == "ab" && shown(collection) == "ab")
    collection.tap("c", modifiers: .shift)
    #expect(selected(collection) == "bc")
  }

  @Test("Parts inserted into a selected group are not selected")
  func later() {
    let collection = collection([("1", "ab"), ("2", "c")])
    collection.engine.selectAll()
    collection.update()
    collection.show(content([("2", "cx"), ("1", "bya")]))
    #expect(selected(collection) == "cba" && shown(collection) == "cba")
    collection.show(content([("2", "c"), ("1", "ba")]))
    #expect(selected(collection) == "cba")
    // The group is selected as a whole again, so no parts are stored.
    let items = collection.engine.behavior(SelectionBehavior.self)?.state.items
    #expect(items?.groups(in: collection.engine.snapshot).isEmpty == true)
  }

  @Test("A closed group has the same selection when it opens again")
  func forgotten() {
    let groups = (0..<300).map { ("g\($0)", "ab") }
    let collection = collection(groups, rows: 2)
    collection.engine.keptGroups = 4
    collection.engine.selectAll()
    collection.update()
    collection.tap("a", modifiers: .control)
    for _ in 0..<100 { collection.scroll(by: 64) }
    #expect(collection.engine.snapshot.sections.count < 20)
    collection.engine.scroll(to: .zero)
    collection.update()
    #expect(shown(collection) == "b")
    #expect(collection.engine.selection.count == 599)
  }

  @Test("The selection and the range anchor survive closing groups")
  func amongForgotten() {
    let collection = collection((0..<300).map { ("g\($0)", "ab") }, rows: 2)
    collection.engine.keptGroups = 4
    for _ in 0..<10 { collection.scroll(by: 64) }
    collection.tap("b")
    for _ in 0..<60 { collection.scroll(by: 64) }
    #expect(collection.engine.snapshot.sections.count < 20)
    #expect(collection.engine.selection.description == "s/g20/b")
    collection.tap("a", modifiers: .shift)
    #expect(collection.engine.selection.count == 240)
    // The view of the focused item stays mounted off-screen.
    collection.engine.clearFocus()
    collection.engine.scroll(to: "g20", at: .start)
    collection.update()
    #expect(shown(collection) == "b")
  }
}

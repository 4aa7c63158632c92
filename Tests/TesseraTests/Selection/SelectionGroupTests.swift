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

  @Test("Everything is every part, also of groups that were not looked into")
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

  @Test(
    "The name of a group stands for all its parts: selected, deselected, before it is there, and for the first one"
  )
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

  @Test("Where one item may be selected, the name of a group never seen waits for its first part")
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

  @Test("Where one item may be selected, the name of a group that comes later waits until it is seen")
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
    "While the name of a group waits, other content comes: it waits as long as the group is there, however names that are not there are treated",
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

  @Test("A group that comes keeps its own name waiting, and of names that are not there those that are kept")
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

  @Test("Where one item may be selected, the first of several names waits that means a group never seen")
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

  @Test("The name of a group whose parts are groups stands for the first part of the first one")
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

  @Test("The name of what cannot be selected does not wait")
  func unselectable() {
    let collection = HeadlessCollection(
      size: Size(width: 72, height: 64), configuration: EngineConfiguration(selectionMode: .single),
      content: Content { Section("s") { Label("a").selectable(false).id("a") } })
    collection.engine.setSelection(["a"])
    #expect(collection.engine.selection.isEmpty && collection.engine.selection.missingIDs.isEmpty)
  }

  @Test("A range begins and ends in the middle of groups")
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

  @Test("Parts that come into a group that is selected are not selected by that")
  func later() {
    let collection = collection([("1", "ab"), ("2", "c")])
    collection.engine.selectAll()
    collection.update()
    collection.show(content([("2", "cx"), ("1", "bya")]))
    #expect(selected(collection) == "cba" && shown(collection) == "cba")
    collection.show(content([("2", "c"), ("1", "ba")]))
    #expect(selected(collection) == "cba")
    // As one with its group again: nothing more is known about it.
    let items = collection.engine.behavior(SelectionBehavior.self)?.state.items
    #expect(items?.groups(in: collection.engine.snapshot).isEmpty == true)
  }

  @Test("A group that is forgotten is selected as it was when it is looked into again")
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

  @Test("What is selected, and where ranges begin, stays among groups that are forgotten")
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
    // Whose view is kept out of view.
    collection.engine.clearFocus()
    collection.engine.scroll(to: "g20", at: .start)
    collection.update()
    #expect(shown(collection) == "b")
  }
}

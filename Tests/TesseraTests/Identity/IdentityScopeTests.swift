import TesseraIndexing
import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Identity scope")
struct IdentityScopeTests {
  private let posts = Posts()

  /// Returns the description of the difference between two contents.
  private func change(_ old: Content<Headless>, _ new: Content<Headless>) -> String {
    new.difference(from: old).description
  }

  /// Returns sections with items of a `ForEach`.
  private func lists(
    _ lists: [(String, [Int])], each: IdentityScope? = nil, section: IdentityScope? = nil
  ) -> Content<Headless> {
    Content {
      for (id, items) in lists {
        let section = section
        let items = ForEach(items, id: \.self) { Label("\($0)") }
        let declared = Section<Headless>(ItemID(id)) { each.map { items.identityScope($0) } ?? items }
        section.map { declared.identityScope($0) } ?? declared
      }
    }
  }

  // MARK: Matching items

  @Test("A single cell belongs to its section and matches none of another section")
  func single() {
    #expect(
      change(posts.content([7, 6, 5]), posts.content([8, 7, 5]))
        == "delete section @ 1, insert section @ 0")
  }

  @Test("Items of a ForEach move across sections")
  func each() {
    #expect(
      change(lists([("a", [1, 2]), ("b", [3])]), lists([("a", [1]), ("b", [3, 2])])) == "move @ 0.1 → 1.1")
  }

  @Test("A section scope on a ForEach or a section keeps its items in their section")
  func eachInItsSection() {
    let (old, new) = ([("a", [1, 2]), ("b", [3])], [("a", [1]), ("b", [3, 2])])
    let expected = "delete @ 0.1, insert @ 1.1"
    #expect(change(lists(old, each: .section), lists(new, each: .section)) == expected)
    #expect(change(lists(old, section: .section), lists(new, section: .section)) == expected)
    func nested(_ lists: [(String, [Int])]) -> Content<Headless> {
      Content {
        Section.nesting("outer") {
          for (id, items) in lists {
            Section(ItemID(id)) { ForEach(items, id: \.self) { Label("\($0)") } }
          }
        }
        .identityScope(.section)
      }
    }
    #expect(change(nested(old), nested(new)) == "delete @ 1.1, insert @ 2.1")
  }

  @Test("The scope of a ForEach outranks its section, and that of a section the outer one")
  func ranks() {
    let (old, new) = ([("a", [1, 2]), ("b", [3])], [("a", [1]), ("b", [3, 2])])
    #expect(
      change(
        lists(old, each: .collection, section: .section), lists(new, each: .collection, section: .section))
        == "move @ 0.1 → 1.1")
    func nested(_ lists: [(String, [Int])]) -> Content<Headless> {
      Content {
        Section.nesting("outer") {
          for (id, items) in lists {
            Section(ItemID(id)) { ForEach(items, id: \.self) { Label("\($0)") } }.identityScope(.collection)
          }
        }
        .identityScope(.section)
      }
    }
    #expect(change(nested(old), nested(new)) == "move @ 1.1 → 2.1")
  }

  @Test("With collection scope, single cells with ids move across sections")
  func singleEverywhere() {
    func content(_ place: String) -> Content<Headless> {
      Content {
        for id in ["a", "b"] {
          Section(ItemID(id)) {
            if id == place { Label("by id").id("x") }
            if id == place { Label("by place") }
          }
          .identityScope(.collection)
        }
      }
    }
    #expect(change(content("a"), content("b")) == "delete @ 0.1, insert @ 1.1, move @ 0.0 → 1.0")
  }

  @Test("Items with different scopes in different sections never match")
  func mixed() {
    func content(_ place: String, _ scope: IdentityScope) -> Content<Headless> {
      Content {
        for id in ["a", "b"] {
          Section(ItemID(id)) {
            ForEach(id == place ? [1] : [], id: \.self) { Label("\($0)") }.identityScope(scope)
          }
        }
      }
    }
    #expect(change(content("a", .section), content("b", .collection)) == "delete @ 0.0, insert @ 1.0")
    #expect(change(content("a", .collection), content("b", .section)) == "delete @ 0.0, insert @ 1.0")
    #expect(change(content("a", .section), content("a", .collection)) == "no change")
  }

  // MARK: State of items

  @Test("The selection is removed with its section")
  func selection() {
    let collection = posts.shown([7, 6, 5])
    collection.select("text", inSection: 6)
    var changes: [SelectionChange] = []
    collection.engine.onSelectionChange = { changes.append($0) }
    collection.show(posts.content([8, 7, 5]))
    #expect(collection.engine.selection.isEmpty)
    #expect(collection.engine.cells.allSatisfy { !$0.state.contains(.selected) })
    #expect(changes.map { $0.removed.keys.map { $0.description } } == [["6/text"]])
    #expect(changes.allSatisfy { $0.added.isEmpty })
  }

  @Test("A kept selection of a missing item waits for its own section")
  func keptSelection() {
    let collection = posts.shown(
      [7, 6, 5],
      configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple, missingSelection: .keep))
    collection.select("text", inSection: 6)
    let stored = collection.engine.selection
    collection.show(posts.content([8, 7, 5]))
    #expect(collection.engine.selection.keys == [])
    #expect(collection.engine.selection.missingIDs == ["text"])
    collection.engine.setSelection(stored)
    #expect(collection.engine.selection.keys == [], "what was stored is of its section as well")
    collection.show(posts.content([9, 8, 7, 6, 5]))
    #expect(collection.engine.selection.keys.map { $0.description } == ["6/text"])
  }

  @Test("An item with collection scope stays selected in another section")
  func selectionAcross() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64),
      configuration: EngineConfiguration(selectionMode: .multiple, missingSelection: .keep),
      content: lists([("a", [1, 2]), ("b", [3])]))
    collection.select(2)
    collection.show(lists([("a", [1]), ("b", [3, 2])]))
    #expect(collection.engine.selection.keys.map { $0.description } == ["b/2"])
    collection.show(lists([("a", [1]), ("b", [3])]))
    collection.show(lists([("a", [1, 2]), ("b", [3])]))
    #expect(collection.engine.selection.keys.map { $0.description } == ["a/2"])
  }

  @Test("A removed section also removes the anchor of range selection")
  func ranges() {
    let collection = posts.shown(
      [7, 6, 5, 4], configuration: EngineConfiguration(overscan: 0, selectionMode: .extended))
    if let cell = collection.cell(ofFirstIn: 6) { collection.engine.activate(cell.id) }
    collection.update()
    collection.show(posts.content([8, 7, 5, 4]))
    let behavior = collection.engine.behavior(SelectionBehavior.self)
    #expect(behavior != nil && behavior?.state.anchor == nil)
    collection.engine.extendSelection(to: "text", inSection: 5)
    collection.update()
    #expect(collection.engine.selection.keys.map { $0.description } == ["5/text"])
  }

  @Test("The focus does not move to an item with the same id in another section")
  func focus() {
    let collection = posts.shown([7, 6, 5])
    collection.engine.focus(on: "text", inSection: 6)
    collection.update()
    #expect(collection.engine.focusedKey?.section == 6)
    collection.show(posts.content([8, 7, 5]))
    #expect(collection.engine.focusedKey == nil)
  }

  @Test("The anchor of a removed section becomes a neighbor, not an inserted section")
  func anchor() {
    let old = Array((1...20).reversed())
    let collection = posts.shown(old)
    collection.scroll(by: 160)
    collection.engine.hold("text", inSection: 10)
    let top = collection.cell(ofFirstIn: 9)?.placement.frame.minY ?? 0
    let start = collection.engine.viewport.minY
    collection.show(posts.content([21] + old.filter { $0 != 10 }))
    let newTop = collection.cell(ofFirstIn: 9)?.placement.frame.minY ?? 0
    #expect(newTop - collection.engine.viewport.minY == top - start)
  }

  @Test("A position to be restored waits for its own section")
  func restoration() {
    let old = Array((1...20).reversed())
    let collection = posts.shown(old)
    collection.scroll(by: 160)
    let position = collection.engine.scrollPosition
    #expect(position.description == "10/text at 0.0")
    let other = posts.shown(old.filter { $0 != 10 })
    other.engine.restore(position)
    other.update()
    #expect(other.engine.viewport.minY == 0)
    other.show(posts.content(old))
    #expect(other.engine.viewport.minY == 160)
  }

  @Test("An animated scroll to a removed section ends beside its place")
  func scrollAnimation() {
    let old = Array((1...40).reversed())
    let collection = posts.shown(old, at: 0)
    collection.engine.scroll(to: "text", inSection: 10, at: .start, animated: .linear(duration: 0.5))
    _ = collection.stage.update(at: 0.1)
    #expect(collection.engine.isScrolling)
    collection.stage.show(posts.content([41] + old.filter { $0 != 10 }).transitions(.none))
    for frame in 7...60 { _ = collection.stage.update(at: Double(frame) / 60) }
    #expect(!collection.engine.isScrolling)
    #expect(collection.cell(ofFirstIn: 9)?.placement.frame.minY == collection.engine.viewport.minY)
  }

  @Test("An open swipe closes with its section and opens in no other")
  func swipe() {
    var posts = posts
    posts.line = { _, text in Label(text).swipeActions(trailing: [ContextAction("Delete") {}]) }
    let collection = posts.shown([7, 6, 5])
    if let cell = collection.cell(ofFirstIn: 6) { collection.engine.openSwipe(of: cell.id, .trailing) }
    collection.update()
    #expect(collection.engine.openSwipe?.key.section == 6)
    collection.show(posts.content([8, 7, 5]))
    #expect(collection.engine.openSwipe == nil)
  }

  @Test("The history of an item is not reported for another item with its id")
  func explanation() {
    let collection = posts.shown(
      [7, 6, 5], configuration: EngineConfiguration(overscan: 0, historyLimit: 10))
    collection.show(posts.content([8, 7, 5]))
    let new = collection.engine.explain("text", inSection: 8)
    #expect(new.history?.count == 1 && new.presence == .inView)
    let old = collection.engine.explain("text", inSection: 6)
    #expect(old.presence == .missing)
    #expect(old.history?.last.map { "\($0)".contains("unmounted") || "\($0)".contains("hidden") } ?? false)
  }

  @Test("A removed item disappears; a new one appears with its own impressions")
  func lifecycle() {
    var reported: [String] = []
    var posts = posts
    posts.line = { post, text in
      Label(text).onAppear { reported.append("appear \(post)") }.onDisappear {
        reported.append("disappear \(post)")
      }
      .onImpression(dwell: 0) { reported.append("impression \(post)") }
    }
    let collection = posts.shown([7, 6, 5], at: 0)
    _ = collection.stage.update(at: 1)
    reported = []
    collection.stage.show(posts.content([8, 7, 5]).transitions(.none))
    _ = collection.stage.update(at: 2)
    _ = collection.stage.update(at: 3)
    #expect(reported.sorted() == ["appear 8", "disappear 6", "impression 8"])
  }

  // MARK: Reordering

  private func reorderable() -> Posts {
    var posts = posts
    posts.line = { _, text in Label(text).reorderable() }
    posts.onReorder = { _ in }
    return posts
  }

  @Test("A cell with section scope keeps its identity during a reorder and back")
  func carried() {
    var moves: [ReorderMove] = []
    func content(_ lists: [(String, [String])]) -> Content<Headless> {
      Content {
        for (id, items) in lists {
          Section(ItemID(id)) {
            for item in items { Label(item).reorderable().selectable().id(item) }
          }
          .acceptsReorder(.all)
        }
      }
      .onReorder { moves.append($0) }
    }
    let lists = [("a", ["x", "y"]), ("b", ["z"])]
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple), content: content(lists))
    collection.select("x")
    let view = collection.engine.cells.first { $0.key.description == "a/x" }?.id
    collection.beginReorder("x")
    collection.engine.moveReorder(before: "z", inSection: "b")
    collection.update()
    #expect(collection.engine.draggedKey?.description == "b/x")
    #expect(collection.engine.cells.first { $0.key.description == "b/x" }?.id == view)
    #expect(collection.engine.selection.keys.map { $0.description } == ["b/x"])
    collection.cancelReorder()
    #expect(collection.engine.cells.first { $0.key.description == "a/x" }?.id == view)
    #expect(collection.engine.selection.keys.map { $0.description } == ["a/x"])
    collection.drag("x", before: "z", inSection: "b")
    #expect(moves.count == 1)
    collection.show(content([("a", ["y"]), ("b", ["x", "z"])]))
    #expect(collection.engine.cells.first { $0.key.description == "b/x" }?.id == view)
    #expect(collection.engine.selection.keys.map { $0.description } == ["b/x"])
  }

  @Test("A reorder ends when the section of its item is removed")
  func carriedAndGone() {
    let posts = reorderable()
    let collection = posts.shown([7, 6, 5])
    if let cell = collection.cell(ofFirstIn: 6) { collection.engine.beginReorder(of: cell.id) }
    collection.update()
    #expect(collection.engine.draggedKey?.section == 6)
    collection.show(posts.content([8, 7, 5]))
    #expect(collection.engine.draggedKey == nil && !collection.engine.isReordering)
  }

  // MARK: Index paths

  @Test("Differences by index path use the same identity", arguments: [true, false])
  func indexed(comparesCells: Bool) {
    let old = IndexPathContent(posts.content([7, 6, 5]), identityCheckLimit: 100)
    let new = IndexPathContent(posts.content([8, 7, 5]), after: old, identityCheckLimit: 100)
    #expect(
      new.difference(from: old, comparesCells: comparesCells).description
        == "delete section @ 1, insert section @ 0")
    let carried = old.moving(ItemPath(section: 1, item: 0), to: ItemPath(section: 0, item: 1))
    #expect(carried?.difference(from: old, comparesCells: comparesCells).description == "move @ 1.0 → 0.1")
  }
}

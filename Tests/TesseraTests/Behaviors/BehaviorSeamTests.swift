import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Combinations of behaviors")
struct BehaviorSeamTests {
  private let size = Size(width: 160, height: 96)

  /// Returns a section of reorderable lines.
  private func lines(_ id: String, _ names: [String]) -> Section<Headless> {
    Section(id) { ForEach(names, id: { $0 }) { Label($0).selectable().reorderable() } }
  }

  private func timed(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(size: size, at: 0, content: content)
  }

  @Test("A placeholder that replaces the sections cancels a reorder")
  func placeholderForCarried() {
    let content = { (isLoading: Bool) in
      Content<Headless> {
        lines("a", ["1", "2"])
        lines("b", ["3", "4", "5"])
      }
      .loading(isLoading, replacesItems: true) { Label("loading") }
      .onReorder { _ in }
    }
    let collection = HeadlessCollection(size: size, content: content(false))
    #expect(collection.beginReorder("3"))
    collection.moveReorder(to: Point(x: 80, y: 72))
    #expect(collection.engine.reorderMove?.target.before == nil)
    collection.show(content(true))
    #expect(collection.text().contains("loading"))
    #expect(!collection.engine.isReordering && collection.engine.draggedKey == nil)
    collection.show(content(false))
    #expect(collection.text() == "1\n2\n3\n4\n5\n\n")
    #expect(collection.issues == [])
  }

  @Test("An item after empty nested sections can be reordered")
  func nestedPlaceholder() {
    let content = Content<Headless> {
      Section.nesting("outer") {
        lines("x", [])
        lines("y", [])
      }
      .empty { Label("nothing") }
      lines("b", ["3", "4", "5"])
    }
    .onReorder { _ in }
    let collection = HeadlessCollection(size: size, content: content)
    #expect(collection.beginReorder("3"))
    collection.moveReorder(to: Point(x: 80, y: 56))
    #expect(collection.engine.draggedKey?.element == .item("3", occurrence: 0))
    #expect(collection.engine.reorderMove?.target.section == SectionKey("b"))
    #expect(collection.text() == "nothing\n4\n5\n3\n\n\n")
  }

  @Test("Type-ahead finds items in a section with a placeholder")
  func typeAheadBesidePlaceholders() {
    let content = Content<Headless> {
      lines("a", ["bread", "plums"]).empty { Label("nothing") }
    }
    .typeAhead()
    let collection = HeadlessCollection(size: size, content: content)
    #expect(collection.type("pl"))
    #expect(collection.focusedID == "plums")
  }

  @Test("A slice of a run returns the same elements as the run")
  func slices() {
    let data = (0..<9).map { "row \($0)" }
    let forEach = ForEach(data, id: { $0 }) { Label($0) }.typeAheadText { "text of \($0)" }
      .onPrefetch { _ in }
    let run = Content<Headless> { Section("a") { forEach } }.sections[0].declared.runs[0]
    let outer = RunSlice.items(2..<8, of: run)
    let inner = RunSlice.items(1..<4, of: outer)
    for index in 0..<3 {
      #expect(inner.id(at: index) == run.id(at: 3 + index))
      #expect(inner.dataIndex(of: index) == 3 + index)
      #expect(inner.text(at: index) == "text of row \(3 + index)")
      #expect(inner.cell(at: index) == run.cell(at: 3 + index))
    }
    #expect(inner.text(at: 3) == nil && inner.cell(at: 3) == nil)
    #expect(inner.prefetching != nil && inner.count == 3)
  }

  @Test("During a reorder elements are prefetched by their data positions")
  func prefetchingWhileCarried() {
    var reported: [String] = []
    let data = (0..<100).map { "row \($0)" }
    let content = Content<Headless> {
      Section("a") {
        ForEach(data, id: { $0 }) { Label($0).reorderable() }
          .onPrefetch(ahead: .items(2)) { reported += $0 }
      }
    }
    .onReorder { _ in }
    let collection = HeadlessCollection(
      size: size, configuration: EngineConfiguration(overscan: 0), content: content)
    #expect(collection.drag("row 1", before: "row 4"))
    reported = []
    collection.scroll(by: 160)
    #expect(reported.contains("row 16") && reported.allSatisfy { data.contains($0) })
    let shown = collection.engine.cells.map { $0.key.element.description }
    #expect(Set(reported).isDisjoint(with: shown))
  }

  @Test("A reorder proposal of the app replaces the place for keys and pointers")
  func namedPlace() {
    var tasks = ["c", "a", "b"]
    var moves = 0
    let content = {
      Content<Headless> { lines("a", tasks) }
        .onReorder {
          tasks.apply($0) { $0 }
          moves += 1
        }
        .onReorderProposal { move in
          .instead(ReorderPlace(section: SectionKey("a"), before: nil, after: "b", index: 2))
        }
    }
    let collection = HeadlessCollection(size: size, content: content())
    collection.engine.focus(on: "c")
    collection.update()
    #expect(collection.moveFocusedItem(.down))
    #expect(tasks == ["a", "b", "c"] && moves == 1)
  }

  @Test("A part of a group performs the context actions of the group too")
  func actionsAround() {
    var done: [String] = []
    let content = Content<Headless> {
      Section("a") {
        Group(layout: .list()) {
          Label("text").id("text").contextAction("Copy") { done.append("copy") }
        }
        .contextAction("Archive") { done.append("archive") }
      }
    }
    let collection = HeadlessCollection(size: size, content: content)
    guard let part = collection.engine.cells.first else {
      Testing.Issue.record("nothing is on screen")
      return
    }
    for action in collection.engine.accessibility(of: part.id)?.actions ?? [] {
      #expect(collection.engine.perform(accessibility: action, on: part.id))
    }
    collection.update()
    #expect(done == ["copy", "archive"])
  }

  @Test("A type-ahead search that outlasts the pause still finds its item")
  func longSearch() {
    var keyboard = KeyboardOptions()
    keyboard.typeAheadBudget = 10
    keyboard.typeAheadPause = 0.1
    let data = (0..<400).map { "row \($0)" } + ["target"]
    let content = Content<Headless> {
      Section("a") { ForEach(data, id: { $0 }) { Label($0).selectable() } }
    }
    .typeAhead()
    let collection = HeadlessCollection(
      size: size, configuration: EngineConfiguration(keyboard: keyboard), at: 0, content: content)
    #expect(collection.press(key: .character("t")))
    collection.run(for: 5)
    #expect(collection.focusedID == "target")
    #expect(collection.engine.typedText == nil && !collection.engine.isTypeAheadSearching)
  }

  @Test(
    "Keys scroll forward from right to left if no item can have the focus",
    arguments: [(Key.pageDown, 160.0), (.end, 1440.0)])
  func keysFromTheRight(key: Key, place: Double) {
    let content = Content<Headless>(scrolling: .horizontal) {
      Section("a", layout: .row()) {
        ForEach(0..<20) { Label("\($0)").selectable(false) }.size(.fixed(width: 80, height: 16))
      }
    }
    let collection = HeadlessCollection(
      size: size, configuration: EngineConfiguration(direction: .rightToLeft), content: content)
    collection.press(key: key)
    #expect(collection.engine.window.minX == place)
  }

  @Test("A press that has opened a menu does not start a reorder")
  func menuOrDrag() {
    let content = Content<Headless> {
      Section("a") {
        ForEach(["1", "2", "3"], id: { $0 }) { Label($0).reorderable().contextAction("Copy") {} }
      }
    }
    .onReorder { _ in }
    let collection = timed(content)
    collection.pointer(.down, at: Point(x: 8, y: 8), time: 0)
    collection.wait(until: 2)
    #expect(collection.engine.contextMenu != nil)
    collection.pointer(.moved, at: Point(x: 8, y: 40), time: 2.1)
    #expect(!collection.engine.isReordering)
  }

  @Test("A pointer event at an invalid position has no effect")
  func pointerNowhere() {
    var deleted = 0
    let content = Content<Headless> {
      Section("a") {
        Label("1").id("1").swipeActions(trailing: [
          ContextAction("Delete", isDestructive: true) { deleted += 1 }
        ])
      }
    }
    let collection = HeadlessCollection(size: size, content: content)
    collection.pointer(.down, at: Point(x: 100, y: 8), time: 0)
    collection.pointer(.moved, at: Point(x: 80, y: 8), time: 0.1)
    collection.pointer(.moved, at: Point(x: .nan, y: 8), time: 0.2)
    collection.pointer(.up, at: Point(x: .nan, y: 8), time: 0.3)
    #expect(deleted == 0 && collection.engine.openSwipe?.isHeld != true)
    #expect(collection.text() == "1\n\n\n\n\n\n")
  }

  @Test("A swipe action and Delete perform the right action if titles are equal")
  func sameTitles() {
    var done: [String] = []
    let content = Content<Headless> {
      Section("a") {
        Label("1").id("1").selectable().contextAction("Delete") { done.append("asked") }
          .swipeActions(
            leading: [ContextAction("Flag") { done.append("flagged") }],
            trailing: [
              ContextAction("Delete", isDestructive: true) { done.append("deleted") },
              ContextAction("Flag") { done.append("unflagged") },
            ])
      }
    }
    let collection = HeadlessCollection(size: size, content: content)
    #expect(collection.swipeAction("Delete", on: "1"))
    #expect(collection.swipeAction("Flag", on: "1"))
    collection.engine.focus(on: "1")
    collection.update()
    #expect(collection.press(key: .delete))
    #expect(done == ["deleted", "unflagged", "deleted"])
  }

  @Test("The focus moves from a content placeholder to the first item and back")
  func focusOfContentPlaceholder() {
    let content = { (names: [String]) in
      Content<Headless> { lines("a", names) }.empty { Label("try again").onTap {} }
    }
    let collection = HeadlessCollection(size: size, content: content([]))
    collection.press(key: .down)
    #expect(collection.engine.focusedKey?.element == .placeholder)
    collection.show(content(["1", "2"]))
    #expect(collection.focusedID == "1")
    collection.show(content([]))
    #expect(collection.engine.focusedKey?.element == .placeholder)
  }

  @Test("A selection set by the app waits for all items; removed items are limited")
  func manyNames() {
    let content = { (items: Range<Int>) in
      Content<Headless> { Section("a") { ForEach(items) { Label("\($0)") } } }
    }
    let collection = HeadlessCollection(
      size: size,
      configuration: EngineConfiguration(selectionMode: .multiple, missingSelection: .keep),
      content: content(0..<0))
    collection.engine.setSelection(Selection((0..<20_000).map { ItemID($0) }))
    collection.show(content(30_000..<30_001))
    collection.show(content(0..<20_000))
    #expect(collection.engine.selection.count == 20_000)
    collection.show(content(0..<0))
    #expect(collection.engine.selection.missingIDs.count == MissingElementID.limit)
  }
}

import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Where one behaviour meets another.
@MainActor
@Suite("Behaviours that meet")
struct BehaviourSeamTests {
  private let size = Size(width: 160, height: 96)

  /// A section of lines that can be carried.
  private func lines(_ id: String, _ names: [String]) -> Section<Headless> {
    Section(id) { ForEach(names, id: { $0 }) { Label($0).selectable().reorderable() } }
  }

  private func timed(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(size: size, at: 0, content: content)
  }

  @Test("An item that is carried goes back when a placeholder takes the place of its sections")
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
    #expect(collection.pickUp("3"))
    collection.carry(to: Point(x: 80, y: 72))
    #expect(collection.engine.reorderMove?.target.before == nil)
    collection.show(content(true))
    #expect(collection.text().contains("loading"))
    #expect(!collection.engine.isReordering && collection.engine.draggedKey == nil)
    collection.show(content(false))
    #expect(collection.text() == "1\n2\n3\n4\n5\n\n")
    #expect(collection.issues == [])
  }

  @Test("An item behind nested sections that are empty is the one that is carried")
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
    #expect(collection.pickUp("3"))
    collection.carry(to: Point(x: 80, y: 56))
    #expect(collection.engine.draggedKey?.element == .item("3", occurrence: 0))
    #expect(collection.engine.reorderMove?.target.section == SectionKey("b"))
    #expect(collection.text() == "nothing\n4\n5\n3\n\n\n")
  }

  @Test("What is typed is found where a placeholder is declared")
  func typeAheadBesidePlaceholders() {
    let content = Content<Headless> {
      lines("a", ["bread", "plums"]).empty { Label("nothing") }
    }
    .typeAhead()
    let collection = HeadlessCollection(size: size, content: content)
    #expect(collection.type("pl"))
    #expect(collection.focusedID == "plums")
  }

  @Test("A slice of a run answers as the run does")
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

  @Test("Elements are prefetched by their places in the data while an item is carried")
  func prefetchingWhileCarried() {
    var told: [String] = []
    let data = (0..<100).map { "row \($0)" }
    let content = Content<Headless> {
      Section("a") {
        ForEach(data, id: { $0 }) { Label($0).reorderable() }
          .onPrefetch(ahead: .items(2)) { told += $0 }
      }
    }
    .onReorder { _ in }
    let collection = HeadlessCollection(
      size: size, configuration: EngineConfiguration(overscan: 0), content: content)
    #expect(collection.drag("row 1", before: "row 4"))
    told = []
    collection.scroll(by: 160)
    #expect(told.contains("row 16") && told.allSatisfy { data.contains($0) })
    let shown = collection.engine.cells.map { $0.key.element.description }
    #expect(Set(told).isDisjoint(with: shown))
  }

  @Test("A place that an app names for every wish is taken, by keys and by pointers")
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

  @Test("An action of a group is performed on its parts, whatever these offer themselves")
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

  @Test("What was typed is found after the pause as well, if that takes longer")
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
    #expect(collection.engine.typedText == nil && !collection.engine.isFindingTyped)
  }

  @Test(
    "Keys go on where lines run from right to left, also where nothing can be focused",
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

  @Test("A press that has opened a menu carries nothing")
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

  @Test("A pointer that is nowhere does nothing")
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

  @Test("A swipe does what it shows, and Delete finds what is destructive, whatever the menu calls the same")
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

  @Test("The focus goes from what stands for everything to the first item, and back")
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

  @Test("All that an app has named waits for its items; of items that went the last ones do")
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
    #expect(collection.engine.selection.missingIDs.count == SelectedName.limit)
  }
}

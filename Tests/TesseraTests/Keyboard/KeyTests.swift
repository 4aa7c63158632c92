import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Each key in each context that handles it.
@MainActor
@Suite("Keys")
struct KeyTests {
  private let cell = Size(width: 16, height: 16)

  private func collection(
    _ mode: SelectionMode = .single, direction: LayoutDirection = .leftToRight, axis: Axis = .vertical,
    size: Size = Size(width: 64, height: 64), layout: Layout = .list(), count: Int = 20
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: size,
      configuration: EngineConfiguration(overscan: 0, selectionMode: mode, direction: direction),
      content: Content(scrolling: axis) {
        Section("s", layout: layout) {
          ForEach(0..<count) { Label("\($0)") }.size(.fixed(width: 16, height: 16))
        }
      })
  }

  private func walk(_ collection: HeadlessCollection, _ keys: [Key]) -> [String] {
    keys.map { key in
      collection.press(key: key)
      return collection.engine.focusedKey?.element.description ?? "-"
    }
  }

  private func selected(_ collection: HeadlessCollection) -> String {
    collection.engine.selection.ids.map { $0.description }.joined(separator: " ")
  }

  // MARK: Moving

  @Test("In a list, arrow, page and end keys move the focus along the list")
  func list() {
    let keys: [Key] = [.down, .down, .up, .right, .left, .pageDown, .pageUp, .end, .up, .down, .home, .up]
    #expect(
      walk(collection(), keys) == ["0", "1", "0", "1", "0", "4", "0", "19", "18", "19", "0", "0"])
  }

  @Test("Page Down near the end moves to the last item, Page Up to the first one")
  func shortPages() {
    #expect(
      walk(collection(), [.end, .up, .pageDown, .home, .down, .pageUp]).suffix(4) == ["19", "0", "1", "0"])
  }

  @Test(
    "Without a focus, Page Down and Page Up start at the visible items", arguments: [Key.pageDown, .pageUp])
  func pagesFromView(key: Key) {
    let collection = collection()
    collection.scroll(by: 10 * 16)
    #expect(walk(collection, [key]) == [key == .pageDown ? "14" : "6"])
  }

  @Test("In a grid, arrow keys move by position and from the end of a row to the next")
  func grid() {
    let grid = collection(layout: .grid(columns: .count(4)))
    #expect(
      walk(grid, [.home, .right, .down, .left, .left, .right, .down, .down, .down, .down])
        == ["0", "1", "5", "4", "3", "4", "8", "12", "16", "16"], "below the last line there is nothing")
  }

  @Test("With free positions, an arrow key moves to the nearest item in its direction")
  func scattered() {
    let places = [
      Point(x: 64), Point(y: 64), Point(x: 64, y: 64), Point(x: 128, y: 64), Point(x: 64, y: 128),
    ]
    let layout = Layout.absolute(places.map { Rect(origin: $0, size: cell) })
    let cross = collection(size: Size(width: 144, height: 144), layout: layout, count: 5)
    #expect(
      walk(cross, [.home, .down, .left, .right, .right, .left, .down, .up, .up])
        == ["0", "2", "1", "2", "3", "2", "4", "2", "0"])
  }

  @Test("From right to left, the left arrow moves forward")
  func mirrored() {
    let grid = collection(direction: .rightToLeft, layout: .grid(columns: .count(4)))
    #expect(walk(grid, [.home, .left, .down, .right, .right, .left]) == ["0", "1", "5", "4", "3", "4"])
  }

  @Test("In a reversed list, the up arrow moves forward")
  func reversed() {
    let list = collection(layout: .list().reversed())
    #expect(walk(list, [.home, .up, .up, .down, .end]) == ["0", "1", "2", "1", "19"])
  }

  @Test("In a horizontal row, left and right move, and pages are as wide as the viewport")
  func horizontal() {
    let row = collection(axis: .horizontal, size: Size(width: 64, height: 16), layout: .row())
    #expect(
      walk(row, [.home, .right, .pageDown, .right, .pageUp, .end, .left, .down])
        == ["0", "1", "5", "6", "2", "19", "18", "19"])
    let mirrored = collection(
      direction: .rightToLeft, axis: .horizontal, size: Size(width: 64, height: 16), layout: .row())
    #expect(walk(mirrored, [.home, .left, .pageDown, .right]) == ["0", "1", "5", "4"])
  }

  @Test("In a waterfall, left and right move to the adjacent item")
  func waterfall() {
    let collection = HeadlessCollection(
      size: Size(width: 32, height: 160), configuration: EngineConfiguration(selectionMode: .single),
      content: Content {
        Section("s", layout: .waterfall(columns: 2)) {
          ForEach(0..<5) { Label("\($0)").size(width: .fill, height: .fixed($0 % 4 == 0 ? 48 : 16)) }
        }
      })
    // 0 and 4 on the left, 1, 2 and 3 on the right.
    #expect(
      walk(collection, [.home, .right, .down, .left, .down, .right]) == ["0", "2", "3", "0", "4", "4"])
  }

  @Test("Between adjacent sections, left and right move across")
  func sideBySide() {
    let collection = HeadlessCollection(
      columns: 8, rows: 8, configuration: EngineConfiguration(selectionMode: .single)
    ) {
      Section.nesting("columns", layout: .row()) {
        Section("left") { ForEach(0..<3) { Label("l\($0)") } }
        Section("right") { ForEach(0..<3) { Label("r\($0)") } }
      }
    }
    for key in [Key.home, .down, .right] { collection.press(key: key) }
    #expect(collection.engine.focusedKey?.description == "columns/right/1")
    for key in [Key.down, .left] { collection.press(key: key) }
    #expect(collection.engine.focusedKey?.description == "columns/left/2")
  }

  @Test("In a scrolling section, right moves to its next item before an adjacent section")
  func scrollers() {
    let collection = HeadlessCollection(
      columns: 8, rows: 8, configuration: EngineConfiguration(selectionMode: .single)
    ) {
      Section.nesting("strips", layout: .row()) {
        for id in ["a", "b"] {
          Section(id, layout: .row()) {
            ForEach(0..<9) { Label("\($0)") }.size(.fixed(width: 16, height: 16))
          }
          .scrolls(.horizontal).size(width: .fraction(0.5), height: .fit)
        }
      }
    }
    let walk = [Key.home, .right, .right, .right, .left].map { key in
      collection.press(key: key)
      return collection.engine.focusedKey?.description
    }
    #expect(walk == ["strips/a/0", "strips/a/1", "strips/a/2", "strips/a/3", "strips/a/2"])
  }

  @Test("If no item can have the focus, keys scroll")
  func scrolling() {
    let collection = collection(.none)
    #expect(collection.press(key: .down))
    #expect(collection.text() == "1\n2\n3\n4\n")
    for key in [Key.pageDown, .up] { #expect(collection.press(key: key)) }
    #expect(collection.text() == "4\n5\n6\n7\n")
    #expect(collection.press(key: .end) && collection.text() == "16\n17\n18\n19\n")
    #expect(collection.press(key: .home) && collection.text() == "0\n1\n2\n3\n")
  }

  // MARK: Selecting and activating

  @Test(
    "Space and Return select in each mode",
    arguments: [
      (SelectionMode.none, ["", "", ""]), (.single, ["1", "", "1"]), (.radio, ["1", "1", "1"]),
      (.multiple, ["1", "", "1"]), (.extended, ["", "1", "1"]),
    ])
  func space(mode: SelectionMode, expected: [String]) {
    let collection = collection(mode)
    for key in [Key.home, .down] { collection.press(key: key) }
    let answers = [Key.character(" "), .character(" "), .enter].map { key in
      let isTaken = collection.press(key: key)
      #expect(isTaken == (mode != .none))
      return selected(collection)
    }
    #expect(answers == expected)
  }

  @Test("Control-A, Control-/ and Command-A select all, Control-\\ selects none")
  func all() {
    let all: [(Key, KeyModifiers)] = [
      (.character("a"), .control), (.character("/"), .control), (.character("a"), .command),
    ]
    let none: [(Key, KeyModifiers)] = [
      (.character("a"), [.control, .shift]), (.character("A"), .control), (.character("\\"), .control),
    ]
    for mode in [SelectionMode.multiple, .extended] {
      let collection = collection(mode)
      for (one, other) in zip(all, none) {
        #expect(collection.press(key: one.0, modifiers: one.1) && collection.engine.selection.count == 20)
        #expect(collection.press(key: other.0, modifiers: other.1) && collection.engine.selection.isEmpty)
      }
    }
    for mode in [SelectionMode.none, .single, .radio] {
      let collection = collection(mode)
      for (key, modifiers) in all + none { #expect(!collection.press(key: key, modifiers: modifiers)) }
    }
  }

  @Test("In extended mode, Shift extends, Control moves alone, Control-Space toggles")
  func extended() {
    let collection = collection(.extended)
    let steps: [(Key, KeyModifiers)] = [
      (.home, []), (.down, .shift), (.pageDown, .control), (.character(" "), .control), (.up, []),
      (.end, .shift),
    ]
    let after = steps.map { key, modifiers in
      #expect(collection.press(key: key, modifiers: modifiers))
      return selected(collection)
    }
    #expect(after.dropLast() == ["0", "0 1", "0 1", "0 1 5", "4"])
    #expect(collection.engine.selection.count == 16)
  }

  @Test("An unused key is reported as unhandled and does nothing")
  func meaningless() {
    let collection = collection()
    collection.press(key: .home)
    let before = (collection.engine.focusedKey, collection.engine.viewport)
    let keys: [(Key, KeyModifiers)] = [
      (.tab, []), (.backTab, []), (.escape, []), (.function(1), []), (.insert, []), (.delete, []),
      (.backspace, []), (.character("d"), []), (.character("+"), []), (.down, .option), (.down, .control),
      (.enter, .control), (.character("x"), .control), (.escape, .control),
    ]
    for (key, modifiers) in keys {
      #expect(!collection.press(key: key, modifiers: modifiers), "\(key)")
      #expect(!collection.engine.needsUpdate)
    }
    #expect(collection.engine.focusedKey == before.0 && collection.engine.viewport == before.1)
  }

  // MARK: Precedence

  /// A cell that handles keys for counting.
  private struct Counter: CanvasCell {
    var count: Int
    enum Event { case up, down }
    func event(for key: Key) -> Event? {
      switch key {
      case .up: .up
      case .character("d"), .escape: .down
      default: nil
      }
    }
    func draw(in canvas: inout Canvas) { canvas.text("\(count)") }
  }

  @Test("The focused cell handles its own keys first, but not with Control")
  func ownKeys() {
    var count = 0
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 48), configuration: EngineConfiguration(selectionMode: .multiple),
      content: Content {
        Section("s") {
          Label("dog").id("dog")
          Counter(count: 0).id("counter").onEvent { count += $0 == .up ? 1 : -1 }
        }
      }
      .typeAhead())
    collection.press(key: .end)
    for key in [Key.up, .up, .character("d")] { #expect(collection.press(key: key)) }
    #expect(count == 1 && collection.engine.focusedKey?.description == "s/counter")
    #expect(collection.press(key: .escape) && count == 0)
    #expect(!collection.press(key: .up, modifiers: .control) && count == 0)
  }

  @Test("Escape closes the menu first")
  func menu() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 48), configuration: EngineConfiguration(selectionMode: .single),
      content: Content {
        Section("s") { Counter(count: 0).id("a").contextAction("Copy") {}.onEvent { _ in } }
      })
    collection.press(key: .home)
    collection.engine.openContextMenu(of: collection.engine.cells[0].id)
    #expect(collection.engine.contextMenu != nil)
    #expect(collection.press(key: .escape) && collection.engine.contextMenu == nil)
  }

  @Test("Tree keys outrank focus moves: left collapses, Backspace moves to the parent")
  func tree() {
    var log: [String] = []
    let collection = HeadlessCollection(columns: 9, rows: 5) {
      Section("tree") {
        Label("home").id("home").expansion(
          CellExpansion(level: 0, isExpandable: true, isExpanded: true, toggle: { log.append("toggle") }))
        for id in ["a", "b"] {
          Label(id).id(id).expansion(
            CellExpansion(level: 1, parent: "home", isExpandable: false, isExpanded: false, toggle: {}))
        }
      }
    }
    #expect(walk(collection, [.home, .right, .down, .backspace]) == ["home", "a", "b", "home"])
    #expect(walk(collection, [.end, .left, .left]) == ["b", "home", "home"])
    #expect(log == ["toggle"])
    // Where there is no parent, the key does nothing.
    #expect(collection.press(key: .backspace))
  }

  @Test("Page keys turn pages in content that snaps to pages")
  func pages() {
    let pager = HeadlessCollection(
      size: Size(width: 80, height: 16),
      content: Content(scrolling: .horizontal) {
        Section("pages", layout: .pages().transposed()) { ForEach(0..<9) { Label("\($0)").selectable() } }
      }
      .snapping(.pages))
    let pages = [Key.right, .pageDown, .left, .end, .pageUp, .home].map { key in
      #expect(pager.press(key: key))
      return pager.engine.selectedPage?.position
    }
    #expect(pages == [1, 2, 1, 8, 7, 0])
    #expect(pager.engine.focusedKey == nil)
  }
}

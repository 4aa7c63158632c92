import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// The kind of a whole collection as a screen reader announces it, and the positions of its items.
@MainActor
@Suite("Kinds of collections for screen readers")
struct AccessibilityCollectionTests {
  private func collection(
    _ mode: SelectionMode = .none, @ContentBuilder<Headless> _ content: () -> [Section<Headless>]
  ) -> HeadlessCollection {
    HeadlessCollection(
      columns: 24, rows: 9, configuration: EngineConfiguration(overscan: 0, selectionMode: mode),
      content: content)
  }

  private func kind(_ collection: HeadlessCollection) -> String {
    "\(collection.engine.accessibilityCollection)"
  }

  @Test("Items below one another form a list")
  func list() {
    let single = collection(.single) { Section("s") { ForEach(0..<3) { Label("\($0)") } } }
    #expect(kind(single) == "list")
    let many = collection(.extended) { Section("s") { ForEach(0..<3) { Label("\($0)") } } }
    #expect(kind(many) == "list, several can be selected")
    #expect(kind(collection { Section("s") {} }) == "list")
  }

  @Test("Items in rows and columns form a grid and report their row and column")
  func grid() {
    let grid = collection {
      Section("s", layout: .grid(columns: .count(3))) { ForEach(0..<7) { Label("\($0)") } }
        .header { Label("Digits") }
    }
    #expect(kind(grid) == "grid, 3 rows, 3 columns")
    #expect(
      grid.accessibilityText() == """
        header: Digits
        cell 1 of 7, row 1 of 3, column 1 of 3: 0
        cell 2 of 7, row 1 of 3, column 2 of 3: 1
        cell 3 of 7, row 1 of 3, column 3 of 3: 2
        cell 4 of 7, row 2 of 3, column 1 of 3: 3
        cell 5 of 7, row 2 of 3, column 2 of 3: 4
        cell 6 of 7, row 2 of 3, column 3 of 3: 5
        cell 7 of 7, row 3 of 3, column 1 of 3: 6

        """)
  }

  @Test("Items with expansions form a tree and are counted among their siblings")
  func tree() {
    struct Node {
      var name: String
      var children: [Node] = []
    }
    let roots = [
      Node(name: "a", children: [Node(name: "a1"), Node(name: "a2", children: [Node(name: "a2x")])]),
      Node(name: "b"),
    ]
    let outline = Outline(roots, id: \.name) { $0.children.isEmpty ? nil : $0.children }
    outline.expandAll()
    let tree = collection {
      Section("s") {
        Label("up")
        ForEach(outline.rows) { row in Label(row.node?.name ?? "").expands(row, in: outline) }
      }
    }
    #expect(kind(tree) == "tree")
    #expect(
      tree.accessibilityText() == """
        item 1 of 6: up
        row 1 of 2, level 1, expanded: a
        row 1 of 2, level 2: a1
        row 2 of 2, level 2, expanded: a2
        row 1 of 1, level 3: a2x
        row 2 of 2, level 1: b

        """)
  }

  @Test("A section declared as a table has rows, and the parts of groups are its cells")
  func table() {
    let table = collection {
      Section("s") {
        ForEach(["Anna", "Ben"], id: { $0 }) { name in
          Group(layout: .row()) {
            Label(name); Label("online")
          }
        }
        Label("2 people")
      }
      .accessibilityKind(.table)
    }
    #expect(kind(table) == "table, 3 rows")
    #expect(
      table.accessibilityText() == """
        table row 1 of 3
          table cell 1 of 2, row 1 of 3, column 1 of 2: Anna
          table cell 2 of 2, row 1 of 3, column 2 of 2: online
        table row 2 of 3
          table cell 1 of 2, row 2 of 3, column 1 of 2: Ben
          table cell 2 of 2, row 2 of 3, column 2 of 2: online
        table row 3 of 3: 2 people

        """)
    let months = collection {
      Section("s", layout: .grid(columns: .count(2))) { ForEach(0..<3) { Label("\($0)") } }
        .accessibilityKind(.table)
    }
    #expect(kind(months) == "table, 2 rows, 2 columns")
    #expect(
      months.accessibilityText().split(separator: "\n").last
        == "table cell 3 of 3, row 2 of 2, column 1 of 2: 2")
  }

  @Test("Sections of different kinds form a list, or a tree if some have branches")
  func mixed() {
    func section(_ id: String, _ layout: Layout = .list()) -> Section<Headless> {
      Section(id, layout: layout) { ForEach(0..<4) { Label("\($0)") } }
    }
    func leaf(_ id: String) -> Section<Headless> {
      Section(id) {
        Label(id).expansion(CellExpansion(level: 0, isExpandable: true, isExpanded: false, toggle: {}))
      }
    }
    let grid = Layout.grid(columns: .count(2))
    #expect(
      kind(
        collection {
          section("a", grid); section("b", grid)
        }) == "grid")
    #expect(
      kind(
        collection {
          section("a", grid); section("b")
        }) == "list")
    #expect(
      kind(
        collection {
          leaf("a"); section("b")
        }) == "tree")
    #expect(
      kind(
        collection {
          leaf("a"); section("b", grid)
        }) == "list")
    #expect(
      kind(
        collection {
          Section<Headless>("empty") {}; section("b", grid)
        }) == "grid, 2 rows, 2 columns")
  }

  @Test("The mirror reports the kind of the collection once and after each change")
  func mirror() {
    let collection = collection { Section("s") { ForEach(0..<3) { Label("\($0)") } } }
    var mirror = AccessibilityMirror()
    #expect(mirror.collectionChange(in: collection.engine) == AccessibilityCollection(kind: .list))
    #expect(mirror.collectionChange(in: collection.engine) == nil)
    collection.show(Content { Section("s") { ForEach(0..<4) { Label("\($0)") } } })
    #expect(mirror.collectionChange(in: collection.engine) == nil)
    collection.show(
      Content { Section("s", layout: .grid(columns: .count(2))) { ForEach(0..<4) { Label("\($0)") } } })
    #expect(
      mirror.collectionChange(in: collection.engine)
        == AccessibilityCollection(kind: .grid, rowCount: 2, columnCount: 2))
  }

  @Test("The mirror requests missing labels from the host, once for each new cell")
  func names() {
    struct Mute: CanvasCell {
      func draw(in canvas: inout Canvas) {}
    }
    let collection = collection {
      Section("s") {
        Mute().id("mute")
        Mute().id("hidden").accessibilityHidden()
        Mute().id("named").accessibilityLabel("named")
        Label("drawn")
      }
    }
    var mirror = AccessibilityMirror()
    var asked = 0
    func labels() -> [String] {
      let changes = mirror.changes(in: collection.engine) { _ in
        asked += 1
        return "asked"
      }
      return changes.compactMap { if case .changed(_, let element) = $0 { element.label } else { nil } }
    }
    #expect(labels() == ["asked", "named", "drawn"] && asked == 1)
    #expect(labels().isEmpty && asked == 1)
    #expect(collection.engine.cells.map { mirror.isExposed($0.id) } == [true, false, true, true])
    mirror.forgetElements()
    #expect(labels() == ["asked", "named", "drawn"] && asked == 2)
  }
}

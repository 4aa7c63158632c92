import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// An outline in a collection: its rows on screen and its keys.
@MainActor
@Suite("Outlines on screen")
struct OutlineScreenTests {
  /// An outline on screen, shown again after each change.
  @MainActor
  private final class Scene {
    let outline: Outline<Twig, String>
    let collection: HeadlessCollection
    var cellsMade = 0
    var deleted: [String] = []

    init(
      _ roots: [Twig], rows: Int = 8, policy: OutlinePolicy = OutlinePolicy(marksEmpty: false),
      configuration: EngineConfiguration = EngineConfiguration(overscan: 0), at time: Double? = nil
    ) {
      outline = Outline(roots, id: { $0.name }, policy: policy) { $0.twigs }
      collection = HeadlessCollection(
        size: Size(width: 160, height: Double(rows) * 16), configuration: configuration, at: time,
        content: Content())
      outline.onChange = { [unowned self] in collection.stage.show(content()) }
      collection.show(content())
    }

    func content() -> Content<Headless> {
      Content {
        Section("rows") {
          ForEach(outline.rows) { [unowned self] row in
            cellsMade += 1
            return RowCell(row).expands(row, in: outline).onTap { self.outline.toggle(row) }
              .contextAction("Delete", isDestructive: true) { self.deleted.append(row.id.description) }
          }
        }
        .transitions(Transitions(insert: .fade, delete: .fade))
      }
    }

    func press(_ key: Key) -> Bool {
      defer { collection.update() }
      return collection.engine.pressExpansionKey(key)
    }

    func focus(_ id: ItemID) {
      collection.engine.focus(on: id)
      collection.update()
    }

    var focused: String? { collection.engine.focusedKey.map { $0.element.description } }

    /// Returns the line on screen at which an item is visible.
    func line(of id: ItemID) -> Int? {
      let cell = collection.engine.cells.first { $0.key.element == .item(id, occurrence: 0) }
      return cell.map { Int(($0.placement.frame.minY - collection.engine.viewport.minY) / 16) }
    }
  }

  private func numbers(_ count: Int, children: Int) -> [Twig] {
    (0..<count).map { root in
      Twig("\(root)", twigs: (0..<children).map { Twig("\(root).\($0)") })
    }
  }

  @Test("A tap expands a row in place and updates only that row's view")
  func taps() {
    let scene = Scene([Twig("A", Twig("a1"), Twig("a2")), Twig("B")])
    let views = scene.collection.configurations
    #expect(scene.collection.tap("A"))
    #expect(scene.collection.text() == "▾ A\n    a1\n    a2\n  B\n\n\n\n\n")
    #expect(scene.collection.configurations == views + 3)
    #expect(scene.collection.issues == [])
  }

  @Test("Expanding and collapsing animate rows with the declared transitions")
  func transitions() {
    let scene = Scene([Twig("A", Twig("a1")), Twig("B")], at: 0)
    scene.outline.expand("A")
    scene.collection.advance(by: 0.05)
    let coming = scene.collection.engine.cells.first { $0.key.element == .item("a1", occurrence: 0) }
    #expect((coming?.presentation.effect.opacity ?? 1) < 1)
    scene.collection.advance(by: 5)
    scene.outline.collapse("A")
    scene.collection.advance(by: 0.05)
    #expect(scene.collection.engine.cells.contains { $0.isLeaving })
  }

  @Test("The toggled row stays in place on screen while a row above collapses")
  func staysInPlace() {
    let scene = Scene(numbers(20, children: 4), rows: 12, policy: OutlinePolicy(collapsesOthers: true))
    scene.collection.tap("2")
    scene.collection.scroll(by: 16)
    #expect(scene.line(of: "1") == 0 && scene.line(of: "5") == 8)
    scene.collection.tap("5")
    #expect(scene.outline.names.hasPrefix("0 1 2 3 4 5 5.0 5.1"))
    // Too few rows above it remain to keep the exact position.
    #expect(scene.line(of: "5") == 5)
    for root in 12..<15 {
      scene.collection.engine.scroll(to: ItemID("\(root)"), at: .center)
      scene.collection.update()
      let line = scene.line(of: ItemID("\(root + 2)"))
      scene.collection.tap(ItemID("\(root + 2)"))
      #expect(scene.line(of: ItemID("\(root + 2)")) == line)
    }
  }

  @Test("Right expands or goes to the first child; left goes to the parent or collapses")
  func arrows() {
    let scene = Scene([Twig("A", Twig("a1"), Twig("a2", Twig("x"))), Twig("B")])
    scene.focus("A")
    #expect(scene.press(.right) && scene.outline.names == "A a1 a2 B" && scene.focused == "A")
    #expect(scene.press(.right) && scene.focused == "a1")
    #expect(!scene.press(.right) && scene.focused == "a1")
    scene.focus("a2")
    #expect(scene.press(.right) && scene.press(.right) && scene.focused == "x")
    #expect(scene.press(.left) && scene.focused == "a2")
    #expect(scene.press(.left) && scene.outline.names == "A a1 a2 B")
    #expect(scene.press(.left) && scene.focused == "A")
    #expect(scene.press(.left) && scene.outline.names == "A B")
    #expect(!scene.press(.left))
  }

  @Test("In extended mode, left and right select the item that gets the focus, as other keys do")
  func arrowsSelect() {
    let scene = Scene(
      [Twig("A", Twig("a1"))], configuration: EngineConfiguration(overscan: 0, selectionMode: .extended))
    scene.outline.expand("A")
    scene.focus("A")
    #expect(scene.press(.right) && scene.focused == "a1")
    #expect(scene.collection.engine.selection.ids == ["a1"])
    #expect(scene.press(.left) && scene.focused == "A")
    #expect(scene.collection.engine.selection.ids == ["A"])
  }

  @Test("Backspace climbs to the root of a tree, and deletes nothing")
  func backspace() {
    let scene = Scene([Twig("A", Twig("a1", Twig("x")))])
    scene.outline.expandAll()
    scene.focus("x")
    for focused in ["a1", "A", "A"] {
      #expect(scene.collection.press(key: .backspace))
      #expect(scene.focused == focused)
    }
    #expect(scene.deleted.isEmpty)
    #expect(scene.collection.engine.boundKeys.map { $0.strokes }.contains([.delete]))
    #expect(scene.collection.press(key: .delete) && scene.deleted == ["A"])
  }

  @Test("Plus, minus and star expand, collapse and expand recursively")
  func signs() {
    let scene = Scene([Twig("A", Twig("a1"), Twig("a2", Twig("x"))), Twig("B")])
    #expect(!scene.press(.character("+")))
    scene.focus("A")
    #expect(scene.press(.character("+")) && scene.press(.character("+")))
    #expect(scene.outline.names == "A a1 a2 B")
    #expect(scene.press(.character("-")) && scene.press(.character("-")))
    #expect(scene.outline.names == "A B")
    #expect(scene.press(.character("*")) && scene.outline.names == "A a1 a2 x B")
    scene.focus("B")
    #expect(!scene.press(.character("*")) && !scene.press(.character("+")))
  }

  @Test("In right-to-left layout the left key expands")
  func mirrored() {
    let scene = Scene(
      [Twig("A", Twig("a1"))], configuration: EngineConfiguration(direction: .rightToLeft))
    scene.focus("A")
    #expect(scene.press(.left) && scene.outline.names == "A a1")
    #expect(scene.press(.right) && scene.outline.names == "A")
  }

  @Test("The focus stays on its row, or moves to the row that replaces it")
  func focus() {
    let scene = Scene([Twig("A", Twig("a1"), Twig("a2")), Twig("B", Twig("b1"))])
    scene.outline.expandAll()
    scene.focus("b1")
    scene.outline.collapse("A")
    scene.collection.update()
    #expect(scene.focused == "b1")
    scene.outline.collapse("B")
    scene.collection.update()
    #expect(scene.focused == "B")
  }

  @Test("A cell has expansion attributes")
  func attributes() throws {
    let scene = Scene([Twig("A", Twig("a1"))])
    scene.outline.expand("A")
    scene.collection.update()
    let expansions = scene.collection.engine.cells.compactMap { $0.cell.attributes.expansion }
    #expect(expansions.map { $0.level } == [0, 1])
    #expect(expansions.map { $0.isExpanded } == [true, false])
    #expect(expansions.map { $0.isExpandable } == [true, false])
    #expect(expansions.map { $0.parent } == [nil, "A"])
  }

  // MARK: - Cost

  @Test("Expanding a node among 100,000 rows creates cells only for new rows")
  func cost() {
    var asked = 0
    let outline = Outline(Array(0..<100_000), id: { $0 }, isExpandable: { $0 < 100_000 }) { node in
      asked += 1
      return (0..<100).map { 1_000_000 + node * 100 + $0 }
    }
    var made = 0
    let collection = HeadlessCollection(columns: 20, rows: 10) {}
    func show() {
      collection.show {
        Section("rows") {
          ForEach(outline.rows) { row in
            made += 1
            return Label(row.description)
          }
        }
      }
    }
    show()
    collection.engine.scroll(to: 50_000, at: .start)
    collection.update()
    (made, asked) = (0, 0)
    outline.expand(50_002)
    show()
    #expect(collection.text().hasPrefix("▸ 50000\n▸ 50001\n▾ 50002\n    6000200\n"))
    #expect(asked == 1)
    // Each visible cell is created up to three times: to be compared and to be shown.
    #expect(made <= 3 * collection.engine.cells.count)
  }

  @Test("Expanding a node does not compare the ids of existing rows")
  func comparisons() {
    let outline = Outline(Array(0..<100_000), id: { CountedID($0) }) { node in
      node < 100_000 ? (0..<100).map { 100_000 + node * 100 + $0 } : nil
    }
    let before = outline.rows
    CountedID.comparisons = 0
    CountedID.hashes = 0
    outline.expand(CountedID(50_000))
    // One for each child that is indexed among all ids, and a few lookups of the node.
    #expect(CountedID.hashes <= 120)
    let section = { (rows: OutlineRows<Int>) in
      Content<Headless> { Section("rows") { ForEach(rows) { Label($0.description) } } }
    }
    let collection = HeadlessCollection(columns: 20, rows: 10, content: {})
    collection.show(section(before))
    CountedID.hashes = 0
    CountedID.comparisons = 0
    collection.show(section(outline.rows))
    #expect(collection.engine.count == 100_100)
    #expect(CountedID.hashes <= 100)
    #expect(CountedID.comparisons <= 600)
  }
}

/// A number that counts hashes and comparisons.
private struct CountedID: Hashable, Sendable {
  nonisolated(unsafe) static var hashes = 0
  nonisolated(unsafe) static var comparisons = 0
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (left: CountedID, right: CountedID) -> Bool {
    comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    CountedID.hashes += 1
    hasher.combine(number)
  }
}

import Foundation
import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Expanded nodes as state")
struct OutlineStateTests {
  private let trees = [
    Twig("A", Twig("a1"), Twig("a2", Twig("x"), Twig("y"))), Twig("B", Twig("b1", Twig("z"))), Twig("C"),
  ]

  @Test("The expanded ids can be read and set, regardless of the policy")
  func given() {
    let outline = Outline(trees[0], trees[1], policy: OutlinePolicy(collapsesOthers: true, marksEmpty: false))
    var count = 0
    outline.onChange = { count += 1 }
    outline.expandedIDs = ["A", "a2", "B", "later"]
    #expect(outline.names == "A a1 a2 x y B b1" && count == 1)
    #expect(outline.expandedIDs == ["A", "a2", "B", "later"])
    outline.expandedIDs.remove("a2")
    #expect(outline.names == "A a1 a2 B b1" && outline.isExpanded("later"))
    outline.expandedIDs = outline.expandedIDs
    #expect(count == 2, "nothing has changed")
  }

  @Test("Expanded ids can be set before the data or the ancestors' expansion")
  func beforeData() {
    let outline = Outline<Twig, String>()
    outline.expandedIDs = ["a2", "b1"]
    outline.reload(trees)
    #expect(outline.names == "A B C")
    outline.expandedIDs.insert("A")
    #expect(outline.names == "A a1 a2 x y B C")
    outline.expand("B")
    #expect(outline.names == "A a1 a2 x y B b1 z C")
  }

  @Test("Collapsing removes an expanded id without a node")
  func takenBack() {
    let outline = Outline<Twig, String>()
    outline.expandedIDs = ["A", "B"]
    #expect(!outline.collapse("A"), "there is no such node")
    #expect(outline.expandedIDs == ["B"])
    outline.reload(trees)
    #expect(outline.names == "A B b1 C")
    outline.collapseAll()
    #expect(outline.expandedIDs.isEmpty)
  }

  @Test("Setting expanded ids loads missing children level by level")
  func loaded() {
    var loads: [OutlineLoad<String>] = []
    let outline = Outline(["1"], id: { $0 }, request: { loads.append($0) })
    outline.expandedIDs = ["1", "11", "12"]
    #expect(loads.map { $0.node } == ["1"])
    loads[0].succeed(["11", "12", "13"])
    #expect(loads.map { $0.node } == ["1", "11", "12"])
    outline.expandedIDs = ["1", "12"]
    #expect(!loads[1].isWanted && loads[2].isWanted)
    loads[2].succeed(["121"])
    #expect(outline.rows.map { $0.description } == ["▾ 1", "  ▸ 11", "  ▾ 12", "    ▸ 121", "  ▸ 13"])
  }

  @Test("Expanded ids and scroll position are encoded, decoded and restored")
  func coded() throws {
    let (outline, collection) = screen()
    outline.reload(trees)
    outline.expandedIDs = ["A", "a2", "B", "b1"]
    collection.show(content(outline))
    collection.scroll(by: 64)
    let state = OutlineState(
      expandedIDs: outline.expandedIDs, scrollPosition: collection.engine.scrollPosition)
    let data = try JSONEncoder().encode(state)
    #expect(String(decoding: data, as: UTF8.self).contains("[\"A\",\"B\",\"a2\",\"b1\"]"), "in order")
    let read = try JSONDecoder().decode(OutlineState<String>.self, from: data)
    #expect(read == state)
    let (other, again) = screen()
    other.expandedIDs = read.expandedIDs
    again.engine.restore(read.scrollPosition)
    again.show(content(other))
    other.reload(trees)
    again.show(content(other))
    #expect(again.text() == collection.text() && again.engine.viewport.minY == 64)
    let empty = try JSONDecoder().decode(OutlineState<Int>.self, from: Data("{}".utf8))
    #expect(empty == OutlineState(expandedIDs: []))
  }

  private func screen() -> (Outline<Twig, String>, HeadlessCollection) {
    let outline = Outline<Twig, String>()
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 48), configuration: EngineConfiguration(overscan: 0),
      content: content(outline))
    return (outline, collection)
  }

  private func content(_ outline: Outline<Twig, String>) -> Content<Headless> {
    Content { Section("tree") { ForEach(outline.rows) { RowCell($0) } } }
  }
}

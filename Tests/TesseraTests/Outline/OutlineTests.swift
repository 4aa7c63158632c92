import Tessera
import Testing

@MainActor
@Suite("Outlines")
struct OutlineTests {
  private func letters(_ policy: OutlinePolicy = OutlinePolicy(marksEmpty: false)) -> Outline<Twig, String> {
    Outline(
      Twig("A", Twig("a1"), Twig("a2", Twig("x"), Twig("y"))),
      Twig("B", Twig("b1", Twig("z"))), Twig("C"), policy: policy)
  }

  @Test("Initially only the roots are visible")
  func roots() {
    #expect(letters().lines == ["▸ A", "▸ B", "  C"])
  }

  @Test("Expanding a node shows its children one level deeper; collapsing hides them")
  func expanding() {
    let outline = letters()
    outline.expand("A")
    #expect(outline.lines == ["▾ A", "    a1", "  ▸ a2", "▸ B", "  C"])
    outline.expand("a2")
    #expect(outline.lines == ["▾ A", "    a1", "  ▾ a2", "      x", "      y", "▸ B", "  C"])
    outline.collapse("A")
    #expect(outline.lines == ["▸ A", "▸ B", "  C"])
  }

  @Test("Children are queried once if only they decide whether a node can expand")
  func askedOnce() {
    var asked: [String] = []
    let outline = Outline(["a", "b"], id: { $0 }) { node -> [String]? in
      asked.append(node)
      return node.count > 1 ? nil : [node + "1", node + "2"]
    }
    outline.expand("a")
    #expect(asked == ["a"])
    outline.expand("a1")
    #expect(asked == ["a", "a1"])
    outline.collapse("a")
    outline.expand("a")
    #expect(asked == ["a", "a1"])
    #expect(outline.rows.map { $0.node } == ["a", "a1", "a2", "b"])
  }

  @Test("Two expanded siblings each have their own children below them")
  func siblings() {
    // The older library found the second position before the first one's children existed: A a1 b1 a2 B.
    let outline = letters()
    outline.expand("A")
    outline.expand("B")
    #expect(outline.names == "A a1 a2 B b1 C")
    outline.reload([
      Twig("A", Twig("a1"), Twig("a2")), Twig("B", Twig("b1")), Twig("C"),
    ])
    #expect(outline.names == "A a1 a2 B b1 C")
  }

  @Test("Nested expanded nodes expand again with their parent")
  func nestedRemembered() {
    let outline = letters()
    outline.expand("A")
    outline.expand("a2")
    outline.toggle("A")
    outline.toggle("A")
    #expect(outline.names == "A a1 a2 x y B C")
  }

  @Test("With `remembersNested` off, collapsing a node also collapses nested nodes")
  func nestedForgotten() {
    let outline = letters(OutlinePolicy(remembersNested: false))
    outline.expand("A")
    outline.expand("a2")
    outline.toggle("A")
    outline.toggle("A")
    #expect(outline.names == "A a1 a2 B C")
  }

  @Test("An outdated row still toggles its own node")
  func staleRow() {
    // The older library used the position at the time of the tap.
    let outline = letters()
    let row = outline.rows[1]
    outline.expand("A")
    #expect(outline.rows[1].id == "a1")
    outline.toggle(row)
    #expect(outline.names == "A a1 a2 B b1 C")
  }

  @Test("Toggling the same outdated row twice toggles its node once")
  func twice() {
    let outline = letters()
    let row = outline.rows[0]
    outline.toggle(row)
    outline.toggle(row)
    #expect(outline.isExpanded("A"))
    outline.toggle(outline.rows[0])
    #expect(!outline.isExpanded("A"))
  }

  @Test("With `collapsesOthers` on, only expanded siblings collapse")
  func othersCollapse() {
    // The older library collapsed only one of them, and any one of the roots.
    let outline = letters()
    outline.expandAll()
    outline.collapse("C")
    outline.collapse("a2")
    outline.policy.collapsesOthers = true
    outline.expand("a2")
    #expect(outline.names == "A a1 a2 x y B b1 z C")
    outline.collapse("B")
    outline.expand("B")
    #expect(outline.names == "A B b1 z C")
    #expect(!outline.isExpanded("A"))
    #expect(outline.isExpanded("b1"))
  }

  @Test("A node without children expands and collapses independently of its siblings")
  func childless() {
    let outline = Outline(Twig("A", twigs: []), Twig("B", Twig("b1")))
    outline.policy.collapsesOthers = true
    outline.expand("A")
    #expect(outline.lines == ["▾ A", "▸ B"])
    outline.policy.marksEmpty = true
    outline.expand("B")
    outline.expand("A")
    #expect(outline.lines == ["▾ A", "    nothing", "▾ B", "    b1"], "what has no children collapses none")
    outline.toggle("B")
    outline.toggle("B")
    #expect(outline.lines == ["▸ A", "▾ B", "    b1"], "it is collapsed by others like any sibling")
  }

  @Test("Expanded ids survive reloads, even while their nodes are missing")
  func reloads() {
    let outline = letters()
    outline.expand("A")
    outline.expand("B")
    outline.reload([Twig("B", Twig("new"), Twig("b1")), Twig("D")])
    #expect(outline.lines == ["▾ B", "    new", "    b1", "  D"])
    outline.reload([Twig("D"), Twig("A", Twig("a3")), Twig("B", Twig("b1"))])
    #expect(outline.names == "D A a3 B b1")
  }

  @Test("A node that moves below another keeps its expanded nodes")
  func movesElsewhere() {
    let outline = letters()
    outline.expandAll()
    outline.reload([Twig("B", Twig("A", Twig("a2", Twig("x")))), Twig("C")])
    #expect(outline.lines == ["▾ B", "  ▾ A", "    ▾ a2", "        x", "  C"])
  }

  @Test("Rows are values that later changes do not affect")
  func values() {
    let outline = letters()
    outline.expand("A")
    let before = outline.rows
    outline.collapse("A")
    outline.reload([Twig("Z")])
    #expect(before.map { $0.description } == ["▾ A", "    a1", "  ▸ a2", "▸ B", "  C"])
    #expect(before[0].node?.twigs?.count == 2)
    #expect(before.position(of: "a2") == 2 && before.position(of: "Z") == nil)
  }

  @Test("Expanding can include all levels or a limited number of levels")
  func levels() {
    let outline = letters()
    outline.expand(toLevel: 1)
    #expect(outline.names == "A a1 a2 B b1 C")
    outline.expandAll()
    #expect(outline.names == "A a1 a2 x y B b1 z C")
    outline.collapseAll()
    #expect(outline.names == "A B C")
    outline.expand("A")
    #expect(outline.names == "A a1 a2 B C")
    outline.expandAll(inside: "B")
    #expect(outline.names == "A a1 a2 B b1 z C")
  }

  @Test("Revealing a nested node expands its ancestors")
  func reveals() {
    let outline = letters()
    var revealed: [ItemID] = []
    outline.onReveal = { revealed.append($0) }
    #expect(outline.reveal("z"))
    #expect(outline.names == "A B b1 z C")
    #expect(revealed == ["z"])
    #expect(!outline.reveal("nowhere"))
    #expect(outline.issues == [.unknownNode("nowhere")])
    #expect(outline.names == "A B b1 z C")
  }

  @Test("A change calls the handler once; no change does not call it")
  func changes() {
    let outline = letters()
    var count = 0
    outline.onChange = { count += 1 }
    outline.expandAll()
    #expect(count == 1)
    outline.expand("A")
    outline.expand("C")
    outline.expand("unknown")
    outline.collapse("C")
    #expect(count == 1)
    outline.collapse("A")
    #expect(count == 2)
  }

  // MARK: - Invalid data

  @Test("Nodes with duplicate ids are reported and expanded individually")
  func duplicates() {
    let outline = Outline(Twig("A", Twig("s", Twig("1"))), Twig("B", Twig("s", Twig("2"))))
    outline.expandAll()
    #expect(outline.issues == [.duplicateNode("s")])
    #expect(outline.rows.map { $0.level } == [0, 1, 2, 0, 1, 2])
    #expect(Set(outline.rows.map { $0.id }).count == 6)
    outline.toggle(outline.rows[4])
    #expect(outline.rows.map { $0.level } == [0, 1, 2, 0, 1])
    outline.collapse("s")
    #expect(outline.rows.map { $0.level } == [0, 1, 0, 1])
    outline.refresh("B")
    outline.toggle(outline.rows[3])
    #expect(outline.rows.map { $0.level } == [0, 1, 0, 1, 2])
  }

  @Test("A node that contains itself ends the branch")
  func cycles() {
    let outline = Outline(["a"], id: { $0 }, children: { $0 == "a" ? ["b"] : ["a"] })
    outline.expandAll()
    #expect(outline.rows.map { $0.level } == [0, 1, 2])
    #expect(outline.issues == [.cycle("a")])
    #expect(outline.rows.map { $0.isExpandable } == [true, true, false])
  }

  @Test("An infinite tree expands up to the limits and is reported")
  func endless() {
    let outline = Outline([1], id: { $0 }, children: { [2 * $0, 2 * $0 + 1] })
    outline.expand(toLevel: 5)
    #expect(outline.rows.count == 63)
    outline.policy.expansionLimit = 500
    outline.expandAll()
    #expect(outline.issues == [.tooManyNodes(500)])
    #expect(outline.rows.count == 1001)
    let chain = Outline([1], id: { $0 }, children: { [$0 + 1] })
    chain.expandAll()
    #expect(chain.issues == [.tooDeep(10_000)])
    #expect(chain.rows.count == 10_001)
    chain.collapse(5_000)
    #expect(chain.rows.count == 5_000)
  }
}

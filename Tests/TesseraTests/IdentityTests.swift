import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Identity")
struct IdentityTests {
  @Test("Duplicate ids are reported with every position, and all items are shown")
  func duplicates() {
    let collection = HeadlessCollection(columns: 20, rows: 4) {
      Section("s") { ForEach(["a", "b", "a"], id: { $0 }) { Label($0) } }
      Section("s") { Label("other") }
    }
    #expect(
      collection.issues == [
        .duplicateSection("s", positions: [0, 1]), .duplicateItem("a", section: "s", positions: [0, 2]),
      ])
    #expect(collection.text() == "a\nb\na\nother\n")
    let keys = collection.engine.cells.map { $0.key }
    #expect(Set(keys).count == 4)
    #expect(keys.map { $0.description } == ["s/a", "s/b", "s/a[1]", "s[1]/#0"])
  }

  @Test("An item without an id never matches an item of another section")
  func placesAreLocal() {
    func content(_ sections: [String]) -> Content<Headless> {
      Content { for id in sections { Section(id) { Label("text of \(id)") } } }
    }
    #expect(content(["b"]).difference(from: content(["a"])).moves == [])
    #expect(content(["b"]).difference(from: content(["a"])).updates == [])
    let collection = HeadlessCollection(size: Size(width: 160, height: 64), content: content(["a", "b"]))
    collection.show(content(["c", "b"]))
    let updated = collection.transactions.last?.operations.contains {
      if case .update = $0 { true } else { false }
    }
    #expect(updated == false)
  }

  @Test("Items of duplicate nested sections have distinct keys")
  func nestedDuplicates() {
    let collection = HeadlessCollection(columns: 20, rows: 4) {
      for _ in 0..<2 {
        Section.nesting("outer") { Section("inner") { Label("item").id("item") } }
      }
    }
    let keys = collection.engine.cells.map { $0.key }
    #expect(keys.map { $0.description } == ["outer/inner/item", "outer[1]/inner/item"])
    #expect(Set(keys).count == 2)
    #expect(collection.issues == [.duplicateSection("outer", positions: [0, 2])])
  }

  @Test("The same issue in two sections is reported twice, with its section")
  func nestedIssues() {
    var reported: [Tessera.Issue] = []
    let stage = Stage<Headless>()
    stage.onIssue = { reported.append($0) }
    stage.engine.resize(to: Size(width: 160, height: 160))
    stage.show(
      Content {
        for outer in ["one", "two"] {
          Section.nesting(ItemID(outer)) {
            Section("inner") { ForEach(["a", "a"], id: { $0 }) { Label($0) } }
            Section("inner") { Label("other") }
          }
        }
      })
    _ = stage.update()
    #expect(
      reported.map { $0.description } == [
        "sections 1, 2 inside section one share the id inner; give each its own",
        "items 0, 1 of section one/inner share the id a; give each its own",
        "sections 4, 5 inside section two share the id inner; give each its own",
        "items 0, 1 of section two/inner share the id a; give each its own",
      ])
    #expect(reported[1] != reported[3])
  }

  @Test("Parts of duplicate groups have distinct keys")
  func duplicateGroups() {
    let collection = HeadlessCollection(
      columns: 20, rows: 4, configuration: EngineConfiguration(selectionMode: .multiple)
    ) {
      Section("s") {
        for _ in 0..<2 {
          Group { Group { Label("part").id("part") }.id("inner") }.id("outer")
        }
      }
    }
    let cells = collection.engine.cells
    #expect(cells.map { $0.key.description } == ["s/outer/inner/part", "s/outer[1]/inner/part"])
    collection.engine.activate(cells[1].id)
    collection.update()
    #expect(collection.engine.cells.map { $0.state.contains(.selected) } == [false, true])
  }

  @Test("Equal ids of different cell kinds are duplicates")
  func kindsTellApart() {
    let collection = HeadlessCollection(columns: 20, rows: 4) {
      Section("s") {
        ForEach([1, 2], id: { $0 }) { Label("\($0)") }
        ForEach([1, 2], id: { $0 }) { Paragraph("\($0)") }
      }
    }
    #expect(
      collection.issues == [
        .duplicateItem(1, section: "s", positions: [0, 2]),
        .duplicateItem(2, section: "s", positions: [1, 3]),
      ])
    #expect(collection.text() == "1\n2\n1\n2\n")
    #expect(collection.engine.cells.map { $0.key.description } == ["s/1", "s/2", "s/1[1]", "s/2[1]"])
  }

  @Test("An item that changes its cell kind gets another view")
  func kindChange() {
    let collection = HeadlessCollection(columns: 20, rows: 1) { Section("s") { Label("a").id(1) } }
    let operations = collection.show { Section("s") { Paragraph("b").id(1) } }
    #expect(operations.count == 2)
    #expect(collection.text() == "b\n")
  }

  @Test("Equal ids of different kinds keep their views when they swap positions")
  func kindsReordered() {
    func content(_ isSwapped: Bool) -> Content<Headless> {
      Content {
        Section("s") {
          if isSwapped {
            ForEach([1, 2], id: { $0 }) { Paragraph("p\($0)") }
            ForEach([1, 2], id: { $0 }) { Label("l\($0)") }
          } else {
            ForEach([1, 2], id: { $0 }) { Label("l\($0)") }
            ForEach([1, 2], id: { $0 }) { Paragraph("p\($0)") }
          }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 80, height: 64), content: content(false))
    let operations = collection.show(content(true))
    #expect(collection.text() == "p1\np2\nl1\nl2\n")
    #expect(operations.allSatisfy { if case .move = $0 { true } else { false } })
  }

  @Test("A second view type for one kind is an issue and is not shown")
  func kindConflict() {
    let collection = HeadlessCollection(columns: 9, rows: 2) {
      Section("s") {
        AnyCell(OneView(), upcast: { $0 })
        AnyCell(OtherView(), upcast: { $0 })
      }
    }
    #expect(collection.issues == [.kindConflict(CellKind("view"))])
  }

  @Test("Scrolling to an unknown item is an issue")
  func unknownItem() {
    let collection = numberedLines(0..<100)
    collection.engine.scroll(to: 1000)
    collection.update()
    #expect(collection.issues == [.unknownItem(1000)])
    #expect(collection.engine.viewport.minY == 0)
  }
}

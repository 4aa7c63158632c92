import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Faults that random programs have found, each as small as it can be.
@MainActor
@Suite("Faults of nested content")
struct NestedFaultTests {
  @Test("A scrolled strip of sections keeps what is seen of it when sections come before")
  func stripOfSections() {
    func content(_ ids: Range<Int>) -> Content<Headless> {
      Content {
        Section.nesting("strip", layout: .list().transposed()) {
          for id in ids {
            Section(id) { Label("\(id)").size(.fixed(width: 16, height: 16)) }
              .size(width: .fixed(16), height: .estimated(0))
          }
        }
        .scrolls(.horizontal)
      }
    }
    let collection = HeadlessCollection(size: Size(width: 32, height: 16), content: content(5..<15))
    collection.scroll(by: Point(x: 48), at: .zero)
    #expect(collection.text() == "8 9\n")
    collection.show(content(2..<15))
    #expect(collection.text() == "8 9\n")
  }

  @Test("A section of sections follows when what is inside them changes")
  func innerChange() {
    func content(_ count: Int) -> Content<Headless> {
      Content {
        Section.nesting("outer") { Section("inner") { ForEach(0..<count) { Label("\($0)") } } }
        Section("after") { Label("after") }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 48, height: 64), content: content(1))
    #expect(collection.text() == "0\nafter\n\n\n")
    collection.show(content(3))
    #expect(collection.text() == "0\n1\n2\nafter\n")
    collection.show(content(0))
    #expect(collection.text() == "after\n\n\n\n")
  }

  @Test("Items out of view are not shown because a group beside them reaches farther than its slot")
  func besideOverhang() {
    let collection = HeadlessCollection(columns: 6, rows: 2, configuration: EngineConfiguration(overscan: 0))
    {
      Section("s") {
        Group { Label("group") }
          .decoration("badge", at: RelativePlacement(horizontal: .start, vertical: .start)) {
            Paragraph("a badge")
          }
        Label("one")
        Label("out of view")
      }
    }
    #expect(collection.engine.cells.map { $0.placement.frame.minY } == [0, 0, 16])
  }

  @Test("A group keeps the size that it is declared to have when content changes")
  func groupSize() {
    func content(_ text: String) -> Content<Headless> {
      Content {
        Section("s") {
          Group { Label("group") }.size(width: .fixed(48), height: .fixed(32)).id("group")
            .background { Paragraph("background").size(Sizing(height: .fill)) }
          Label(text)
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 80, height: 96), content: content("one"))
    let frames = { collection.engine.cells.map { $0.placement.frame } }
    let before = frames()
    #expect(before[0] == Rect(x: 0, y: 0, width: 48, height: 32))
    collection.show(content("two"))
    #expect(frames() == before)
  }

  @Test("Groups that are all sized by their ForEach have that size themselves")
  func groupSizeByForEach() {
    let collection = HeadlessCollection(columns: 6, rows: 4) {
      Section("s") {
        ForEach(0..<2) { number in Group { Label("\(number)") }.background { Label("").size(.height(1)) } }
          .size(.height(32))
      }
    }
    let backgrounds = collection.engine.cells.filter { $0.path.item == nil }
    #expect(backgrounds.map { $0.placement.frame.height } == [32, 32])
  }

  @Test("A group shrinks when what stands beside it in a row turns out to be wider")
  func groupBesideMeasured() {
    let collection = HeadlessCollection(columns: 10, rows: 2) {
      Section("s", layout: .row()) {
        Group { Label("group") }
        Paragraph("wide").size(width: .estimated(8), height: .fixed(16))
      }
    }
    #expect(collection.engine.cells.map { $0.placement.frame.width } == [48, 32])
  }

  @Test("What reaches out of a group in a group is found")
  func deepOverhang() {
    let collection = HeadlessCollection(columns: 6, rows: 2, configuration: EngineConfiguration(overscan: 0))
    {
      Section("a") {
        Group {
          Group { Label("group") }
            .decoration(
              "badge", at: RelativePlacement(horizontal: .start, vertical: .after, offset: Point(y: 16))
            ) {
              Label("badge")
            }
        }
      }
      Section("b") { ForEach(0..<9) { Label("\($0)") } }
    }
    #expect(collection.text() == "group\n0\n")
    collection.scroll(by: 16)
    #expect(collection.engine.cells.contains { $0.cell.content(as: Label.self)?.text == "badge" })
  }

  @Test(
    "An item that is scrolled to is in view across the axis, though what is beside it is measured meanwhile")
  func revealAcross() {
    let collection = HeadlessCollection(
      size: Size(width: 48, height: 16), content: Content())
    collection.stage.show(
      Content(layout: .row()) {
        Section("left") { Paragraph("wide").size(width: .estimated(8), height: .fixed(16)) }
          .size(width: .estimated(0), height: .estimated(0))
        Section("right") { Label("right").id("right").size(width: .fixed(40), height: .fixed(16)) }
          .size(width: .estimated(0), height: .estimated(0))
      })
    collection.engine.scroll(to: "right")
    collection.update()
    #expect(collection.text() == "eright\n")
  }

  @Test("A group that is carried to another section at once loses the parts that it has no longer")
  func carriedGroup() {
    func content(_ left: Int?, _ right: Int?) -> Content<Headless> {
      func group(_ count: Int?) -> Items<Headless> {
        guard let count else { return Items() }
        return Items(AnyCell(Group { ForEach(0..<count) { Label("\($0)") } }.id("group")))
      }
      return Content {
        Section("left") { group(left) }
        Section("right") {
          group(right)
          Label("end")
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 48, height: 64), content: content(3, nil))
    #expect(collection.text() == "0\n1\n2\nend\n")
    collection.show(content(nil, 0))
    #expect(collection.text() == "end\n\n\n\n")
  }

  @Test("A decoration larger than the viewport is found")
  func largeDecoration() {
    let tile = { (number: Int) in Label("\(number)").size(.fixed(width: 32, height: 16)) }
    let collection = HeadlessCollection(
      size: Size(width: 32, height: 16), configuration: EngineConfiguration(overscan: 0),
      content: Content(scrolling: .horizontal) {
        Section("a", layout: .row()) { ForEach(0..<4) { tile($0) } }
        Section("b", layout: .row()) { ForEach(0..<4) { tile($0) } }
          .decoration("before", on: .items, at: RelativePlacement(horizontal: .before, vertical: .stretch)) {
            Label("before")
          }
      })
    let decorations = collection.engine.cells.filter { $0.path.item == nil }
    #expect(decorations.map { $0.placement.frame } == [Rect(x: 0, y: 0, width: 128, height: 16)])
  }

  @Test("What is seen of a strip stays when a group above it loses parts")
  func groupAboveHeld() {
    func content(_ count: Int) -> Content<Headless> {
      Content {
        Section("s") {
          Group { ForEach(0..<count) { Label("part \($0)") } }.id("group")
          ForEach(0..<20) { Label("\($0)") }
        }
        .scrolls(.vertical).size(height: .fixed(48))
      }
    }
    let collection = HeadlessCollection(size: Size(width: 64, height: 48), content: content(3))
    collection.scroll(by: Point(y: 64), at: .zero)
    #expect(collection.text() == "1\n2\n3\n")
    collection.show(content(1))
    #expect(collection.text() == "1\n2\n3\n")
  }

  @Test("A strip that is full but for what rounding adds does not scroll")
  func roundedStrip() {
    let collection = HeadlessCollection(
      size: Size(width: 100, height: 32),
      content: Content {
        Section.nesting("thirds", layout: .grid(columns: .count(3))) {
          for id in 0..<3 { Section(id) { Label("\(id)") }.scrolls(.horizontal) }
        }
      })
    #expect(collection.engine.cells.map { $0.placement.clip } == [nil, nil, nil])
  }

  @Test("What stays beside a strip keeps its view when all of the strip but the focused item is exchanged")
  func besideFocusOutOfView() throws {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple),
      content: Content {
        Section("strip") { ForEach(0..<9) { Label("\($0)") } }
          .scrolls(.vertical).size(height: .fixed(48))
        Section("after") { Label("after") }
      })
    let engine = collection.engine
    #expect(engine.moveFocus(.first))
    collection.update()
    let after = { engine.cells.first { $0.cell.content(as: Label.self)?.text == "after" }?.id }
    let before = try #require(after())
    collection.scroll(by: Point(y: 48), at: .zero)
    #expect(collection.text() == "3\n4\n5\nafter\n")
    #expect(engine.cells.count == 5, "the focused item is kept out of view")
    #expect(after() == before)
  }
}

import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Faults found by random programs, each reduced to a minimum.
@MainActor
@Suite("Regressions of nested content")
struct NestedFaultTests {
  @Test("A scrolled section of sections stays when sections are inserted before")
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

  @Test("A section of sections is updated when its inner sections change")
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

  @Test("Off-screen items are not shown beside a group that overhangs its slot")
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

  @Test("A group keeps its declared size when content changes")
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

  @Test("Groups sized by their ForEach have that size")
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

  @Test("A group in a row shrinks when an item beside it turns out wider")
  func groupBesideMeasured() {
    let collection = HeadlessCollection(columns: 10, rows: 2) {
      Section("s", layout: .row()) {
        Group { Label("group") }
        Paragraph("wide").size(width: .estimated(8), height: .fixed(16))
      }
    }
    #expect(collection.engine.cells.map { $0.placement.frame.width } == [48, 32])
  }

  @Test("A cell that overhangs nested groups is found")
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

  @Test("Scrolling across the axis reveals an item while its neighbors are measured")
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

  @Test("A group that moves to another section loses its removed parts")
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

  @Test("The visible items of a scrolling section stay when a group above loses parts")
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

  @Test("A full section does not scroll because of rounding")
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

  @Test("A cell after a scrolling section keeps its view when the section scrolls")
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

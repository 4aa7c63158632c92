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
        Section.group("strip", layout: .list().transposed()) {
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
        Section.group("outer") { Section("inner") { ForEach(0..<count) { Label("\($0)") } } }
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
          .decoration("badge", at: Attachment(horizontal: .start, vertical: .start)) { Paragraph("a badge") }
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
        ForEach(0..<2) { number in Group { Label("\(number)") }.background { Label("") .size(.height(1)) } }
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
            .decoration("badge", at: Attachment(horizontal: .start, vertical: .after, offset: Point(y: 16))) {
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
}

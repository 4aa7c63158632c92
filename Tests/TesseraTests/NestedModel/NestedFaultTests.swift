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
}

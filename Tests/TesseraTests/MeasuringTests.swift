import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Measuring")
struct MeasuringTests {
  @Test("Sizes are measured again for another width of the same content")
  func otherLayout() {
    func content(_ layout: Layout) -> Content<Headless> {
      Content {
        Section("s", layout: layout) {
          ForEach(["one two three", "four"], id: { $0 }) { Paragraph($0) }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 128, height: 96), content: content(.list()))
    #expect(collection.text() == "one two three\nfour\n\n\n\n\n")
    collection.show(content(.grid(columns: .count(2))))
    #expect(collection.text() == "one two four\nthree\n\n\n\n\n")
    collection.show(content(.list()))
    #expect(collection.text() == "one two three\nfour\n\n\n\n\n")
  }

  @Test("Rows that turn out much lower than estimated fill the viewport in one frame")
  func overestimated() {
    let collection = HeadlessCollection(columns: 9, rows: 100) {
      Section("s") {
        ForEach(0..<1000) { Paragraph("\($0)") }.size(.estimatedHeight(1000))
      }
    }
    #expect(collection.issues == [])
    #expect(collection.text().hasPrefix("0\n1\n2\n") && collection.text().hasSuffix("98\n99\n"))
  }

  @Test("A native view says how high it is")
  func nativeMeasuring() {
    let collection = HeadlessCollection(columns: 9, rows: 5) {
      Section("s") {
        AnyCell(OneView(), upcast: { $0 })
        Label("below")
      }
    }
    #expect(collection.text() == "\n\n\nbelow\n\n")
  }

  @Test(
    "An item that takes a part of the height keeps it when it is measured in a line that is stretched",
    arguments: [Layout.grid(columns: .count(2)), .flow(align: .stretch)])
  func stretchedLine(layout: Layout) {
    let collection = HeadlessCollection(columns: 10, rows: 4) {
      Section("s", layout: layout) {
        Paragraph("a").size(width: .estimated(24), height: .fraction(0.25))
        Paragraph("b").size(width: .estimated(24), height: .estimated(48))
      }
    }
    #expect(collection.engine.cells.map { $0.placement.frame.height } == [16, 16])
  }

  @Test("An item that takes half of the width keeps half of it when it is measured below a wider one")
  func stretchedList() {
    let collection = HeadlessCollection(columns: 10, rows: 6) {
      Section("s", layout: .list(align: .stretch)) {
        Paragraph("a").size(width: .fraction(0.5), height: .estimated(44))
        Paragraph("b").size(width: .estimated(64), height: .fixed(16))
      }
      .size(width: .estimated(0), height: .estimated(0))
    }
    #expect(collection.engine.cells.map { $0.placement.frame.width } == [40, 40])
  }

  @Test("What fills a transposed column is as wide as the room when an estimate proves too large")
  func stretchedColumn() {
    let collection = HeadlessCollection(columns: 2, rows: 6) {
      Section("s", layout: .grid(columns: .fixed(count: 2, width: 48)).transposed()) {
        Paragraph("one two")
        Paragraph("b").size(width: .estimated(24), height: .fixed(16))
      }
    }
    #expect(collection.engine.cells.map { $0.placement.frame.width } == [16, 16])
    #expect(collection.engine.contentSize.width == 16)
  }
}

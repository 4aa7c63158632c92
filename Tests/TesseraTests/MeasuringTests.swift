import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Measuring")
struct MeasuringTests {
  @Test("Another layout with another width measures cells again")
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

  @Test("Rows much lower than estimated fill the viewport in one frame")
  func overestimated() {
    let collection = HeadlessCollection(columns: 9, rows: 100) {
      Section("s") {
        ForEach(0..<1000) { Paragraph("\($0)") }.size(.estimatedHeight(1000))
      }
    }
    #expect(collection.issues == [])
    #expect(collection.text().hasPrefix("0\n1\n2\n") && collection.text().hasSuffix("98\n99\n"))
  }

  @Test("A native view measures its own height")
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
    "An item with a fraction of the height keeps it in a stretched line",
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

  @Test("An item of half the width keeps it in a stretched list")
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

  @Test("A filling item in a transposed column shrinks when an estimate was too large")
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

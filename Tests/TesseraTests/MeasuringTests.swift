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
}

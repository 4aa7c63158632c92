import TesseraComponents
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Index of sections")
struct SectionIndexTests {
  private func index(
    columns: Int, _ titles: [String], onEvent: @escaping (String) -> Void = { _ in }
  ) -> HeadlessCollection {
    let size = Size(width: Double(columns) * TextMetrics.characterWidth, height: TextMetrics.lineHeight)
    return HeadlessCollection(
      size: size,
      content: Content {
        Section("titles") { Text("below") }.header(pinned: true) { SectionIndex(titles).onEvent(onEvent) }
      })
  }

  @Test("The titles share the width in whole characters")
  func places() {
    #expect(index(columns: 9, ["A", "B", "C"]).text() == " A  B  C\n")
    #expect(index(columns: 8, ["A", "B", "C"]).text() == "A  B  C\n")
    #expect(index(columns: 8, []).text() == "\n")
  }

  @Test("A tap sends the title at that point")
  func taps() {
    var tapped: [String] = []
    let index = index(columns: 9, ["A", "B", "C"]) { tapped.append($0) }
    for column in [0, 2, 3, 5, 6, 8] { index.tap(at: Point(x: (Double(column) + 0.5) * 8, y: 8)) }
    #expect(tapped == ["A", "A", "B", "B", "C", "C"])
  }
}

import TesseraGTK
import Testing

/// The rows that a closure of a `ForEach` declares, with cells that have widgets of their own.
@MainActor
@Suite("Rows of a ForEach with widgets of their own")
struct RowTests {
  private let content = Content<GTK> {
    Section("rows") {
      ForEach(0..<2) { number in
        let text = "row \(number)"
        LabelCell(text: text)
      }
      ForEach(10...13) { number in
        let text = "some \(number)"
        if number > 11 { LabelCell(text: text) }
      }
      ForEach([20, 21], id: \.self) { number in
        if number == 20 { LabelCell(text: "first") } else { LineCell(text: "second") }
      }
    }
    ForEach(1...2) { number in
      Section { LabelCell(text: "section \(number)") }
    }
  }

  @Test("Closures with let and if declare rows, and a ForEach can declare sections")
  func rows() {
    #expect(content.sectionIDs == ["rows", 1, 2])
    #expect(content[section: "rows"]?.itemIDs == [0, 1, 12, 13, 20, 21])
    #expect(
      content.cells(LabelCell.self).map { $0.text }
        == ["row 0", "row 1", "some 12", "some 13", "first", "section 1", "section 2"])
  }
}

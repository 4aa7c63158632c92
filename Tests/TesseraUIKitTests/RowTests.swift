import TesseraUIKit
import Testing

/// The declarations of a `ForEach` closure for each element, with cells that have views of their own.
@MainActor
@Suite("Rows of a ForEach with views of their own")
struct RowTests {
  private let content = Content<UIKitHost> {
    Section("rows") {
      ForEach(0..<2) { number in
        let name = "row \(number)"
        NameCell(name: name)
      }
      ForEach(10...13) { number in
        let name = "some \(number)"
        if number > 11 { NameCell(name: name) }
      }
      ForEach([20, 21], id: \.self) { number in
        if number == 20 { NameCell(name: "first") } else { Group { NameCell(name: "second") } }
      }
    }
    ForEach(1...2) { number in
      Section { NameCell(name: "section \(number)") }
    }
  }

  @Test("let, if and closed ranges declare cells, and nested sections are sections")
  func rows() {
    #expect(content.sectionIDs == ["rows", 1, 2])
    #expect(content[section: "rows"]?.itemIDs == [0, 1, 12, 13, 20, 21])
    #expect(
      content.cells(NameCell.self).map { $0.name }
        == ["row 0", "row 1", "some 12", "some 13", "first", "section 1", "section 2"])
  }
}

import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Keys of live cells")
struct LiveKeyTests {
  /// Content with two cells of one id and different kinds, each with a decoration.
  private var doubled: Content<Headless> {
    Content {
      Section("s") {
        Label("fixed").id(1)
        Paragraph("auto").id(1)
        for number in 2..<10 { Label("\(number)").id(number) }
      }
      .decoration("badge", on: .eachItem, at: RelativePlacement(horizontal: .end, vertical: .start)) {
        Label("*").size(.fixed(width: 8, height: 16))
      }
    }
  }

  private func shown(_ content: Content<Headless>, rows: Double = 4) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: rows * 16), configuration: EngineConfiguration(overscan: 0),
      content: content)
  }

  @Test("An id in two cells of different kinds is reported, and their keys are distinct")
  func kinds() {
    let collection = shown(doubled)
    #expect(collection.issues == [.duplicateItem(1, section: "s", positions: [0, 1])])
    #expect(collection.engine.keyFailure == nil)
    #expect(
      Set(collection.engine.cells.map { $0.key.description })
        == ["s/1", "s/1[1]", "s/2", "s/3", "s/1/badge", "s/1[1]/badge", "s/2/badge", "s/3/badge"])
  }

  @Test("A position at the second of two cells with one id is restored to that cell")
  func restored() {
    let collection = shown(doubled)
    collection.scroll(by: 16)
    let position = collection.engine.scrollPosition
    #expect(position.description == "s/1[1] at 0.0")
    let other = shown(doubled)
    other.engine.restore(position)
    other.update()
    #expect(other.engine.viewport.minY == 16)
    #expect(other.text().hasPrefix("auto"))
  }

  @Test("The key of a cell changes without an operation when its item changes sections")
  func crossing() {
    func content(_ lists: [(String, [Int])]) -> Content<Headless> {
      Content {
        for (id, items) in lists {
          Section(ItemID(id)) { ForEach(items, id: \.self) { Label("\($0)") } }
        }
      }
    }
    let collection = shown(content([("a", [1, 2]), ("b", [])]))
    let view = collection.engine.cells.first { $0.key.description == "a/2" }?.id
    #expect(view != nil)
    let operations = collection.show(content([("a", [1]), ("b", [2])]))
    #expect(operations == [], "it stands where it stood, and nothing is to be done")
    #expect(view.flatMap { collection.engine[$0]?.key.description } == "b/2")
    #expect(collection.engine.cells.map { $0.key.description } == ["a/1", "b/2"])
  }

  @Test("Duplicate headers, footers and decorations are reported; the last one is shown")
  func supplementary() {
    let collection = shown(
      Content {
        Section("s") { Label("item") }
          .header { Label("first") }.header { Label("second") }
          .footer { Label("one") }.footer { Label("two") }
          .background { Label("") }
          .decoration("badge", at: RelativePlacement(horizontal: .end, vertical: .start)) { Label("a") }
          .decoration("badge", on: .eachItem, at: RelativePlacement(horizontal: .end, vertical: .start)) {
            Label("b").size(.fixed(width: 8, height: 16))
          }
        Section("t") { Label("item") }.header { Label("only") }.background { Label("") }
      })
    #expect(
      collection.issues == [
        .duplicateSupplementary(.header, section: "s"), .duplicateSupplementary(.footer, section: "s"),
        .duplicateSupplementary(.decoration("badge"), section: "s"),
      ])
    #expect(
      collection.issues.map { $0.description } == [
        "section s has a second header and shows the later one; declare one",
        "section s has a second footer and shows the later one; declare one",
        "section s has two decorations with the id badge and shows the later one; give each its own",
      ])
    #expect(collection.text().hasPrefix("second"))
    #expect(collection.engine.keyFailure == nil)
  }
}

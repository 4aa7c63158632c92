import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Tooltips")
struct TooltipTests {
  private func content(_ words: String = "about") -> Content<Headless> {
    Content {
      Section("s") {
        Label("a").id("a").selectable().tooltip("\(words) a")
        Label("b").id("b").tooltip("")
        Group {
          Label("c").id("c").selectable()
          Label("d").id("d").tooltip("\(words) d")
        }
        .id("card")
        .tooltip("\(words) card")
      }
    }
  }

  private func collection() -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 64, height: 80), configuration: EngineConfiguration(overscan: 0), content: content())
  }

  private func texts(_ collection: HeadlessCollection) -> [String] {
    stride(from: 8.0, to: 80, by: 16).map { collection.engine.tooltip(at: Point(x: 4, y: $0))?.text ?? "-" }
  }

  @Test("An item says its own words, what has none those of its group, and elsewhere nobody says anything")
  func places() {
    let collection = collection()
    #expect(texts(collection) == ["about a", "-", "about card", "about d", "-"])
    let tooltip = collection.engine.tooltip(at: Point(x: 4, y: 40))
    #expect(tooltip?.key.description == "s/card")
    #expect(tooltip?.area == Rect(x: 0, y: 32, width: 64, height: 16))
    #expect(collection.engine.tooltip(at: Point(x: 4, y: -1)) == nil)
  }

  @Test("The words of equal cells are those that were declared last, without a view being filled again")
  func newWords() {
    let collection = collection()
    let configurations = collection.configurations
    collection.show(content("news of"))
    #expect(texts(collection) == ["news of a", "-", "news of card", "news of d", "-"])
    #expect(collection.configurations == configurations)
  }

  @Test("A key asks about the item with the focus")
  func focus() {
    let collection = collection()
    #expect(collection.engine.tooltipOfFocus == nil)
    collection.engine.focus(on: "c")
    collection.update()
    #expect(collection.engine.tooltipOfFocus?.text == "about card")
    #expect(collection.engine.tooltipOfFocus?.area.minY == 32)
  }
}

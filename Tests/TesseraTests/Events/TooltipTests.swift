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

  @Test("An item shows its own tooltip, or that of its group")
  func places() {
    let collection = collection()
    #expect(texts(collection) == ["about a", "-", "about card", "about d", "-"])
    let tooltip = collection.engine.tooltip(at: Point(x: 4, y: 40))
    #expect(tooltip?.key.description == "s/card")
    #expect(tooltip?.area == Rect(x: 0, y: 32, width: 64, height: 16))
    #expect(collection.engine.tooltip(at: Point(x: 4, y: -1)) == nil)
  }

  @Test("The most recent tooltips of equal cells are shown without updating views")
  func newWords() {
    let collection = collection()
    let configurations = collection.configurations
    collection.show(content("news of"))
    #expect(texts(collection) == ["news of a", "-", "news of card", "news of d", "-"])
    #expect(collection.configurations == configurations)
  }

  @Test("The tooltip of the focused item is available to keys")
  func focus() {
    let collection = collection()
    #expect(collection.engine.tooltipOfFocus == nil)
    collection.engine.focus(on: "c")
    collection.update()
    #expect(collection.engine.tooltipOfFocus?.text == "about card")
    #expect(collection.engine.tooltipOfFocus?.area.minY == 32)
  }
}

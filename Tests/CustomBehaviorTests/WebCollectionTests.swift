import Tessera
import TesseraLayout
import TestCells
import Testing

/// A cell with a view of the host.
private struct Link: Cell {
  static var sizing: Sizing { Sizing(height: .fixed(20)) }

  let title: String

  func makeView() -> Element { Element() }
  func update(_ view: Element, state: CellState) { view.html = "<a>\(Web.escaped(title))</a>" }
}

@MainActor
@Suite("A host outside of the package")
struct WebCollectionTests {
  private func collection(_ content: Content<Web>) -> WebCollection {
    let collection = WebCollection(size: Size(width: 160, height: 36))
    collection.show(content)
    return collection
  }

  @Test("Native and drawn cells are placed at their visible frames")
  func html() {
    let collection = collection(
      Content {
        Section("links") {
          Link(title: "A < B")
          Line("& more")
          Line("out of view")
        }
      })
    #expect(
      collection.html == """
        <div style="position:absolute;left:0.0px;top:0.0px;width:160.0px;height:36.0px;overflow:hidden">
        <div style="position:absolute;left:0.0px;top:0.0px;width:160.0px;height:20.0px"><a>A &lt; B</a></div>
        <div style="position:absolute;left:0.0px;top:20.0px;width:160.0px;height:16.0px">\
        <b style="position:absolute;left:0.0px;top:0.0px;width:160.0px;height:16.0px;color:var(--primary);\
        font-weight:400">&amp; more</b></div>
        </div>
        """)
  }

  @Test("Scrolling removes off-screen cells and adds visible ones")
  func scrolled() {
    let collection = collection(
      Content { Section("lines") { ForEach(0..<1_000_000) { Line("line \($0).") } } })
    collection.scroll(by: 160_000)
    #expect(collection.html.contains("line 10000."))
    #expect(!collection.html.contains("line 9990."))
    #expect(collection.html.split(separator: "\n").count < 10)
  }

  @Test("A click calls the handler of its cell")
  func clicked() {
    final class Model {
      var taps = 0
    }
    let model = Model()
    let collection = collection(Content { Section("links") { Line("tap").onTap { model.taps += 1 } } })
    collection.click(Point(x: 10, y: 30))
    #expect(model.taps == 0)
    collection.click(Point(x: 10, y: 10))
    #expect(model.taps == 1)
  }
}

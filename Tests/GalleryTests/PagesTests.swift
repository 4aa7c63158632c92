import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Pages")
struct PagesTests {
  @Test("A page is any group of cells; its dots and the status show its number")
  func page() throws {
    let example = try PagesExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 10)
    #expect(
      collection.text() == """

                       Three pages

             A page is any group of cells.
            Arrows and the wheel turn pages,
                 numbers jump to them.

                          ● ○ ○



        """)
    collection.scroll(by: 1)
    #expect(example.status(focused: nil) == "○ ● ○")
    collection.scroll(by: 1)
    #expect(
      collection.text() == """

                         Agenda

                         Welcome

                         Figures

                        Questions

                          ○ ○ ●

        """)
  }

  @Test("A fling turns one page, a short drag none")
  func fling() throws {
    let example = try PagesExample(arguments: ["reused"])
    let collection = example.shown(columns: 40, rows: 10)
    collection.drag(by: 30, velocity: 4000)
    #expect(example.status(focused: nil) == "2/100")
    collection.drag(by: 30)
    #expect(example.status(focused: nil) == "2/100")
  }

  @Test("A number jumps to a page, and pages between appear and disappear in order")
  func jump() throws {
    let example = try PagesExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 10)
    collection.update(at: 0)
    #expect(example.press("3") && !example.press("4"))
    collection.run(for: 2)
    #expect(
      collection.pageEvents.map { $0.description } == [
        "static/0 will appear", "static/0 did appear",
        "static/0 will disappear", "static/1 will appear",
        "static/0 did disappear", "static/1 will disappear", "static/2 will appear",
        "static/1 did disappear", "static/2 did appear",
      ])
    #expect(example.status(focused: nil) == "○ ○ ●")
  }

  @Test("Static pages keep their views; two views suffice for a hundred reused pages")
  func views() throws {
    let example = try PagesExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 10)
    collection.engine.selectPage(2)
    collection.update()
    collection.engine.selectPage(1)
    collection.update()
    let filled = collection.configurations
    collection.engine.selectPage(2)
    collection.update()
    #expect(collection.configurations == filled)
    #expect(example.press("r"))
    collection.show(example.content())
    collection.engine.scroll(toEdge: .start)
    collection.update()
    let before = collection.viewCount
    for _ in 0..<20 { collection.scroll(by: 1) }
    #expect(example.status(focused: nil) == "21/100")
    #expect(collection.viewCount <= before + 2)
    #expect(collection.issues == [])
  }
}

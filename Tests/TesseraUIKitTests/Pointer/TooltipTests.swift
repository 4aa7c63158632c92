#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Tooltips of items under a resting pointer.
@MainActor
@Suite("Tooltips of items", .simulated)
struct TooltipTests {
  @Test("A resting pointer shows the tooltip of its item, also after scrolling")
  func says() throws {
    let view = CollectionView()
    view.show(
      Content {
        Section("rows") {
          NameCell(name: "silent")
          ForEach(1..<50) { NameCell(name: "\($0)").tooltip("about \($0)") }
        }
      })
    let screen = TestWindow(view)
    #expect(Simulation.toolTip(at: CGPoint(x: 50, y: 20), in: screen.window) == nil)
    let first = try #require(Simulation.toolTip(at: CGPoint(x: 50, y: 60), in: screen.window))
    #expect(first.text == "about 1")
    #expect(first.area == CGRect(x: 0, y: 40, width: 320, height: 40))
    view.contentOffset.y = 410
    screen.settle()
    let other = try #require(Simulation.toolTip(at: CGPoint(x: 50, y: 60), in: screen.window))
    #expect(other.text == "about 11")
    #expect(other.area == CGRect(x: 0, y: 30, width: 320, height: 40))
  }

  @Test("The tooltip follows the content")
  func changes() {
    let view = CollectionView()
    func show(_ words: String) {
      view.show(Content { Section("rows") { NameCell(name: "a").tooltip(words) } })
    }
    show("before")
    let screen = TestWindow(view)
    show("after")
    screen.settle()
    #expect(Simulation.toolTip(at: CGPoint(x: 50, y: 20), in: screen.window)?.text == "after")
    show("")
    screen.settle()
    #expect(Simulation.toolTip(at: CGPoint(x: 50, y: 20), in: screen.window) == nil)
  }
}
#endif

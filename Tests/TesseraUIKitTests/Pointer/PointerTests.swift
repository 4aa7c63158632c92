#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("Pointer", .simulated)
struct PointerTests {
  private func rows(_ range: Range<Int>) -> Content<UIKitHost> {
    Content {
      Section("rows") { ForEach(range) { NameCell(name: "\($0)").onTap {} } }
      Section("rest") { NameCell(name: "rest") }
    }
  }

  @Test("Only tappable items are highlighted under the pointer")
  func hovers() {
    let view = CollectionView()
    view.show(rows(0..<5))
    let screen = TestWindow(view)
    Simulation.movePointer(to: CGPoint(x: 100, y: 90), in: screen.window)
    #expect(Simulation.pointerRegion(of: view) == CGRect(x: 0, y: 80, width: 320, height: 40))
    #expect(Simulation.pointerHighlight(of: view) === view.shownViews[2])
    Simulation.movePointer(to: CGPoint(x: 100, y: 210), in: screen.window)
    #expect(Simulation.pointerRegion(of: view) == nil)
    Simulation.movePointer(to: CGPoint(x: 100, y: 400), in: screen.window)
    #expect(Simulation.pointerRegion(of: view) == nil)
  }

  @Test("The highlight is queried again when the content under the pointer changes")
  func changes() {
    let view = CollectionView()
    view.show(rows(0..<5))
    let screen = TestWindow(view)
    Simulation.movePointer(to: CGPoint(x: 100, y: 90), in: screen.window)
    view.show(rows(0..<6))
    screen.settle()
    #expect(Simulation.pointerHighlight(of: view) === view.shownViews[2])
    view.show(rows(3..<6))
    screen.wait(1)
    #expect(Simulation.pointerRegion(of: view) == nil)
    Simulation.movePointer(to: CGPoint(x: 100, y: 91), in: screen.window)
    #expect((Simulation.pointerHighlight(of: view) as? NameView)?.text == "5")
  }
}
#endif

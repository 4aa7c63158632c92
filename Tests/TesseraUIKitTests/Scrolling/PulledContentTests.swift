#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Content that changes while the user pulls it beyond its end.
@MainActor
@Suite("Content that is pulled", .simulated)
struct PulledContentTests {
  @Test("Rows that arrive while the end is pulled do not move the content under the finger")
  func appended() {
    let view = CollectionView()
    view.show(names(0..<20))
    let screen = TestWindow(view)
    view.contentOffset.y = 320
    screen.settle()
    let finger = Simulation.touch(at: CGPoint(x: 100, y: 400), in: screen.window)
    finger.move(to: CGPoint(x: 100, y: 300), during: 0.2)
    let pulled = view.contentOffset.y
    #expect(abs(pulled - 370) < 0.01)
    view.show(names(0..<40))
    screen.settle()
    #expect(abs(view.contentOffset.y - pulled) < 0.01)
    finger.move(to: CGPoint(x: 100, y: 280))
    #expect(abs(view.contentOffset.y - pulled - 20) < 0.01)
    #expect(view.texts.first == "9")
    finger.cancel()
  }

  @Test("Rows that go away under a finger leave the content there until the finger leaves")
  func removed() {
    let view = CollectionView()
    view.show(names(0..<100))
    let screen = TestWindow(view)
    view.contentOffset.y = 2000
    screen.settle()
    let finger = Simulation.touch(at: CGPoint(x: 100, y: 300), in: screen.window)
    finger.move(to: CGPoint(x: 100, y: 280))
    view.show(names(0..<20))
    screen.settle()
    #expect(abs(view.contentOffset.y - 2020) < 0.01)
    finger.hold(for: 0.3)
    finger.move(to: CGPoint(x: 100, y: 280))
    finger.lift()
    screen.wait(2)
    #expect(abs(view.contentOffset.y - 320) < 0.01)
  }
}
#endif

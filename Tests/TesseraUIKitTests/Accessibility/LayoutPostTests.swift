#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Accessibility notifications about changed content.
@MainActor
@Suite("Notifications about changed content", .simulated)
struct LayoutPostTests {
  private var postCount: Int {
    Simulation.accessibilityPosts.filter { $0.notification == .layoutChanged }.count
  }

  @Test("Changed content is posted once, the same content and scrolling are not")
  func posts() {
    let view = CollectionView()
    view.show(names(0..<100))
    let screen = TestWindow(view)
    Simulation.setVoiceOverRunning(true)
    let before = postCount
    view.contentOffset.y = 300
    screen.settle()
    view.show(names(0..<100))
    screen.settle()
    #expect(postCount == before)
    view.show(names(8..<100))
    screen.settle()
    #expect(postCount == before + 1)
    Simulation.setVoiceOverRunning(false)
    view.show(names(20..<100))
    screen.settle()
    #expect(postCount == before + 1)
  }
}
#endif

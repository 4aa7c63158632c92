#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("The screen of Documentation/Migration/DiffableDataSource.md", .simulated)
struct DiffableDataSourceScreenTests {
  /// Returns the screen, shown at once, because another suite may reset the simulation whenever a test begins
  /// or waits.
  private func shown() -> (TopicsController, TestWindow) {
    Simulation.reset()
    let controller = TopicsController()
    let screen = TestWindow(controller)
    controller.outline.reload([
      Topic(id: "Art", parts: [Topic(id: "Music", parts: [Topic(id: "Fugue")]), Topic(id: "Dance")]),
      Topic(id: "Law"),
    ])
    screen.wait(1)
    return (controller, screen)
  }

  @Test("A tap expands or collapses a topic at any depth")
  func expands() {
    let (_, screen) = shown()
    let violations = Simulation.violations {
      #expect(screen.texts == ["Art", "Law"])
      screen.tap("Art")
      #expect(screen.texts == ["Art −", "  Music", "  Dance", "Law"])
      screen.tap("  Music")
      #expect(screen.texts == ["Art −", "  Music −", "    Fugue", "  Dance", "Law"])
      screen.tap("Art −")
      #expect(screen.texts == ["Art", "Law"])
    }
    #expect(violations.isEmpty)
  }

  @Test("Favorites are a section that appears and disappears, with a context menu")
  func favorites() {
    let (controller, screen) = shown()
    controller.favorites = ["Dance", "Law"]
    screen.wait(1)
    #expect(screen.texts == ["Dance", "Law", "Art", "Law"])
    let menu = Simulation.openContextMenu(at: CGPoint(x: 100, y: 20), in: screen.window)
    #expect(menu?.actions.map(\.title) == ["Remove"])
    #expect(menu?.choose("Remove") == true)
    screen.wait(1)
    #expect(screen.texts == ["Law", "Art", "Law"])
    controller.favorites = []
    screen.wait(1)
    #expect(screen.texts == ["Art", "Law"])
  }
}
#endif

#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("The screen of Documentation/Migration/Compose.md", .simulated)
struct ComposeScreenTests {
  /// Returns the screen, shown at once, because another suite may reset the simulation whenever a test begins
  /// or waits.
  private func shown() -> (FlatController, TestWindow) {
    Simulation.reset()
    let controller = FlatController()
    controller.flat = Flat(
      title: "Two rooms", rooms: ["kitchen", "bath", "hall"],
      story: "A long story of a house that was built, sold, bought, let, and sold again to somebody else.")
    let screen = TestWindow(controller)
    screen.wait(1)
    return (controller, screen)
  }

  @Test("Only parts with content are shown, rooms side by side")
  func shows() {
    let (controller, screen) = shown()
    #expect(screen.texts == ["Two rooms", "kitchen", "bath", controller.flat.story, "more"])
    controller.flat.isSaved = true
    controller.flat.rooms = []
    screen.wait(1)
    #expect(screen.texts == ["Two rooms", "saved", controller.flat.story, "more"])
  }

  @Test("The section of rooms scrolls by itself")
  func scroller() {
    let (_, screen) = shown()
    let title = screen.window.place(of: "Two rooms")
    Simulation.drag(from: CGPoint(x: 250, y: 100), by: CGPoint(x: -200, y: 0), in: screen.window)
    screen.wait(1)
    #expect(screen.texts.contains("hall"))
    #expect(screen.window.place(of: "Two rooms") == title)
  }

  @Test("A tap on the group expands the story, and its cell grows")
  func opens() {
    let (controller, screen) = shown()
    let before = screen.window.place(of: controller.flat.story)?.height ?? 0
    screen.tap("more")
    #expect(screen.texts.last == "less")
    #expect((screen.window.place(of: controller.flat.story)?.height ?? 0) > before)
  }
}
#endif

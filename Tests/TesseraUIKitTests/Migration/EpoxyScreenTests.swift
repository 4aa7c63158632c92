#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("The screen of Documentation/Migration/Epoxy.md", .simulated)
struct EpoxyScreenTests {
  /// Returns the screen, shown at once, because another suite may reset the simulation whenever a test begins
  /// or waits.
  private func shown() -> (TripsController, TestWindow) {
    Simulation.reset()
    let controller = TripsController()
    controller.trips = (1...40).map { number in
      Trip(id: number, title: "trip \(number)", notes: number == 1 ? Self.longNotes : "notes \(number)")
    }
    let screen = TestWindow(controller)
    return (controller, screen)
  }

  private static let longNotes = String(repeating: "many words about a trip ", count: 8)

  @Test("Views are as high as their notes and are stacked vertically")
  func measures() throws {
    let (_, screen) = shown()
    let first = try #require(screen.window.place(of: "trip 1"))
    let second = try #require(screen.window.place(of: "trip 2"))
    let third = try #require(screen.window.place(of: "trip 3"))
    #expect(second.minY - first.minY > third.minY - second.minY)
  }

  @Test("Taps select several trips, and the views show the selection")
  func selects() {
    let (controller, screen) = shown()
    screen.tap("trip 2")
    screen.tap("trip 3")
    #expect(controller.list.engine.selection.ids == [2, 3])
    #expect(screen.texts.contains("✓ trip 3"))
  }

  @Test("The share button passes the trip that its view shows, and selects nothing")
  func shares() {
    let (controller, screen) = shown()
    var shared: [Trip] = []
    controller.onShare = { shared.append($0) }
    controller.trips.removeFirst()
    controller.trips[1].title = "trip three"
    screen.wait(1)
    let second = screen.window.place(of: "trip three")
    Simulation.tap(at: CGPoint(x: 300, y: second?.midY ?? 0), in: screen.window)
    screen.wait(1)
    #expect(shared == [controller.trips[1]])
    #expect(controller.list.engine.selection.isEmpty)
  }

  @Test("Revealing a distant trip scrolls it to the center")
  func reveals() throws {
    let (controller, screen) = shown()
    controller.reveal(controller.trips[29])
    screen.wait(3)
    let view = try #require(controller.list.subviews.first { $0.shownTexts.first == "trip 30" })
    #expect(abs(view.frame.midY - controller.list.contentOffset.y - 240) < 0.01)
  }
}
#endif

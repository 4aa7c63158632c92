#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("The screen of Documentation/Migration/DifferenceKit.md", .simulated)
struct DifferenceKitScreenTests {
  private let shelves = [
    Shelf(id: "new", books: [ShelfBook(id: 1, title: "Emma"), ShelfBook(id: 2, title: "Ulysses")]),
    Shelf(id: "old", books: [ShelfBook(id: 3, title: "Iliad")]),
  ]

  /// Returns the screen, shown at once, because another suite may reset the simulation whenever a test begins
  /// or waits.
  private func shown() -> (ShelvesController, TestWindow) {
    Simulation.reset()
    let controller = ShelvesController()
    let screen = TestWindow(controller)
    controller.show(shelves)
    screen.wait(1)
    return (controller, screen)
  }

  @Test("Books move between moving shelves in batches that the table accepts")
  func moves() {
    let (controller, screen) = shown()
    #expect(screen.texts == ["new", "Emma", "Ulysses", "old", "Iliad"])
    var isDone = false
    let violations = Simulation.violations {
      var changed = shelves
      changed.swapAt(0, 1)
      changed[0].books.insert(changed[1].books.removeLast(), at: 0)
      changed[0].books[1].title = "The Iliad"
      controller.show(changed) { isDone = true }
      screen.wait(2)
    }
    #expect(screen.texts == ["old", "Ulysses", "The Iliad", "new", "Emma"])
    #expect(violations.isEmpty)
    #expect(isDone)
  }

  @Test("A swipe action removes a book")
  func swipes() throws {
    let (controller, screen) = shown()
    let path = IndexPath(row: 0, section: 0)
    let actions = Simulation.swipe(.trailing, ofRowAt: path, in: controller.table)?.actions ?? []
    #expect(actions.map(\.title) == ["Remove"])
    Simulation.perform(try #require(actions.first), ofRowAt: path, in: controller.table)
    screen.wait(1)
    #expect(screen.texts == ["new", "Ulysses", "old", "Iliad"])
  }
}
#endif

#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("The screen of Documentation/Migration/Collor.md", .simulated)
struct CollorScreenTests {
  /// Returns the screen, shown at once, because another suite may reset the simulation whenever a test begins
  /// or waits.
  private func shown() -> (ForecastController, TestWindow) {
    Simulation.reset()
    let controller = ForecastController()
    controller.days = [
      ForecastDay(id: "Monday", sky: "sun", hours: [9, 15].map { ForecastHour(id: $0, degrees: $0 + 5) }),
      ForecastDay(id: "Tuesday", sky: "rain", hours: [ForecastHour(id: 12, degrees: 11)]),
    ]
    let screen = TestWindow(controller)
    return (controller, screen)
  }

  @Test("A tap expands a day, another tap collapses it")
  func expands() {
    let (_, screen) = shown()
    let violations = Simulation.violations {
      #expect(screen.texts == ["+ Monday: sun", "+ Tuesday: rain"])
      screen.tap("+ Monday: sun")
      #expect(screen.texts == ["− Monday: sun", "9:00  14°", "15:00  20°", "+ Tuesday: rain"])
      screen.tap("− Monday: sun")
      #expect(screen.texts == ["+ Monday: sun", "+ Tuesday: rain"])
    }
    #expect(violations.isEmpty)
  }

  @Test("A changed day moves and updates its cell in place")
  func changes() {
    let (controller, screen) = shown()
    let cell = cell(of: "+ Tuesday: rain", in: controller)
    controller.days[1].sky = "snow"
    controller.days.swapAt(0, 1)
    screen.wait(1)
    #expect(screen.texts == ["+ Tuesday: snow", "+ Monday: sun"])
    #expect(cell?.title.text == "+ Tuesday: snow")
  }

  private func cell(of text: String, in controller: ForecastController) -> ForecastRow? {
    let collectionView = controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
    return collectionView?.visibleCells.lazy.compactMap { $0 as? ForecastRow }
      .first { $0.title.text == text }
  }
}
#endif

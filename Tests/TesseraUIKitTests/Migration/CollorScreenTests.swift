#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("The screen of Documentation/Migration/Collor.md", .simulated)
struct CollorScreenTests {
  /// The screen, shown at once: another suite may begin afresh whenever a test begins or waits.
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

  @Test("Days are seen; a tap opens one between the others, another tap closes it")
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

  @Test("News of a day come in its place, without another cell")
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

#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("The screen of Documentation/Migration/DataSourceKit.md", .simulated)
struct DataSourceKitScreenTests {
  @Test("The declared content follows from the state, without a screen")
  func declares() {
    var cafe = Cafe(name: "Blue")
    #expect(cafe.content.cells(CafeReviewCell.self).map { $0.review.text } == ["No reviews yet"])
    cafe.reviews = [CafeReview(id: 7, text: "fine")]
    #expect(cafe.content.cells(CafeReviewCell.self).map { $0.review.id } == [7])
  }

  @Test("The cells of the nib show the state and later changes")
  func shows() {
    Simulation.reset()
    Simulation.provideNib(named: "CafeRow") { [CafeRow(style: .default, reuseIdentifier: nil)] }
    let controller = CafeController()
    controller.cafe = Cafe(name: "Blue")
    let screen = TestWindow(controller)
    #expect(screen.texts == ["Blue", "No reviews yet"])
    let violations = Simulation.violations {
      controller.cafe.reviews = [CafeReview(id: 7, text: "fine"), CafeReview(id: 8, text: "loud")]
      screen.wait(1)
      controller.cafe.reviews[0].text = "very fine"
      screen.wait(1)
    }
    #expect(screen.texts == ["Blue", "very fine", "loud"])
    #expect(violations.isEmpty)
  }
}
#endif

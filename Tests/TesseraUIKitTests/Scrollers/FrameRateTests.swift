#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// The frame rate of motion.
@MainActor
@Suite("Frame rates", .simulated)
struct FrameRateTests {
  @Test("Motion asks for the highest frame rate of the screen")
  func fast() {
    let view = CollectionView()
    view.show(names(0..<1000))
    let screen = TestWindow(view)
    view.engine.scroll(toEdge: .end, animated: .standard)
    view.setNeedsLayout()
    screen.wait(0.2)
    #expect(SimulatedDisplayLink.latestFrameRates?.maximum == 120)
    #expect(SimulatedDisplayLink.latestFrameRates?.preferred == 120)
  }
}
#endif

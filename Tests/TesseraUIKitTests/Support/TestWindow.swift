#if canImport(UIKit)
import TesseraUIKit
import UIKit

/// A window with a view in it, and the time that passes there. Apart from the two functions of the driver
/// this is UIKit's public API alone, so that the tests run on a Mac unchanged.
@MainActor
struct TestWindow {
  let window: UIWindow

  init(_ view: UIView, width: CGFloat = 320, height: CGFloat = 480) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.isHidden = false
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    settle()
  }

  /// Processes everything that is due.
  func settle() {
    #if canImport(ObjectiveC)
    window.layoutIfNeeded()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    #else
    Simulation.turn()
    Simulation.turn()
    #endif
  }

  func wait(_ seconds: Double) {
    #if canImport(ObjectiveC)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    #else
    Simulation.advance(by: seconds)
    #endif
  }
}
#endif

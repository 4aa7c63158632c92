#if canImport(UIKit)
import TesseraUIKit
import UIKit

extension TestWindow {
  /// Shows a controller in a window.
  init(_ controller: UIViewController, width: CGFloat = 320, height: CGFloat = 480) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  /// The visible texts, from top to bottom and from left to right.
  var texts: [String] { window.shownTexts }
}

#if !canImport(ObjectiveC)
extension TestWindow {
  /// Taps a visible text; returns `false` if it is not visible.
  @discardableResult
  func tap(_ text: String) -> Bool {
    guard let frame = window.place(of: text) else { return false }
    Simulation.tap(at: CGPoint(x: frame.midX, y: frame.midY), in: window)
    wait(1)
    return true
  }
}
#endif
#endif

#if canImport(UIKit)
import UIKit

/// Performs the steps of a scenario, and writes down what UIKit does.
@MainActor
final class ScenarioRecorder {
  let log = CallLog()
  private(set) var steps: [RecordedStep] = []
  private var screen: RecorderScreen?
  private var view: UIScrollView?
  /// Delegates and data sources, which views do not keep.
  private var retained: [NSObject] = []

  /// Shows a view in a window, as the first step.
  func show(_ view: UIScrollView, retaining objects: NSObject...) {
    let screen = RecorderScreen()
    self.screen = screen
    self.view = view
    retained = objects
    step("shown") { screen.show(view) }
  }

  /// Performs a step, and waits until UIKit has come to rest.
  func step(_ name: String, _ action: () -> Void) {
    guard let screen, let view else { return }
    _ = log.take()
    action()
    var values = ["offset at once": RecordedValue(view.contentOffset)]
    let calls = log.take()
    screen.wait()
    let later = log.take()
    values.merge(RecordedValue.values(of: view)) { first, _ in first }
    steps.append(RecordedStep(name: name, calls: calls, later: later, values: values))
  }

  /// Changes the size of the view, as a rotation does.
  func resize(to size: CGSize, animated: Bool = false) {
    guard animated else {
      screen?.size = size
      return
    }
    UIView.animate(withDuration: 0.25) { [screen] in
      screen?.size = size
      screen?.layoutIfNeeded()
    }
  }

  /// Changes the safe area of the view, as bars do.
  func cover(top: CGFloat, bottom: CGFloat) {
    screen?.bars = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  func finish() {
    screen?.close()
    screen = nil
    view = nil
    retained = []
  }
}
#endif

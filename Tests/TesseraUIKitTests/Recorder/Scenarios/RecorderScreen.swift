#if canImport(UIKit)
import UIKit

/// A window with a controller of 320 by 400 points in it, away from the edges, so that the safe areas of the
/// device do not reach it.
@MainActor
final class RecorderScreen {
  private let root = UIViewController()
  private let controller = UIViewController()
  private let window: TestWindow

  init() {
    controller.view = UIView(frame: CGRect(x: 100, y: 160, width: 320, height: 400))
    root.view = UIView(frame: CGRect(x: 0, y: 0, width: 520, height: 800))
    root.addChild(controller)
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
    window = TestWindow(root, width: 520, height: 800)
  }

  /// Shows a view that fills the controller.
  func show(_ view: UIView) {
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
  }

  /// The size of the controller's view.
  var size: CGSize {
    get { controller.view.bounds.size }
    set { controller.view.frame.size = newValue }
  }

  /// The insets that bars of the controller add to its safe area.
  var bars: UIEdgeInsets {
    get { controller.additionalSafeAreaInsets }
    set { controller.additionalSafeAreaInsets = newValue }
  }

  func layoutIfNeeded() { controller.view.layoutIfNeeded() }

  /// Waits until animations of UIKit are over.
  func wait() {
    window.settle()
    window.wait(0.7)
  }

  func close() {
    window.window.isHidden = true
    window.window.rootViewController = nil
  }
}
#endif

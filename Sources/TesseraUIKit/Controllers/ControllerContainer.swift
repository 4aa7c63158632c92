#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A container between the controller of a cell and the controller whose view contains the collection.
///
/// UIKit notifies children that they appear as soon as their views enter the window. A page appears when it
/// is in the viewport and scrolling is idle, so the container receives UIKit's calls and notifies its child
/// itself.
final class ControllerContainer: UIViewController {
  /// The phase of the container, according to UIKit.
  private var around = AppearancePhase.gone
  /// The phase of the cell, according to the collection.
  private var appearancePhase = AppearancePhase.gone
  /// The phase last reported to the child.
  private var reportedPhase = AppearancePhase.gone
  private var child: UIViewController?

  override func loadView() { view = UIView() }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  // MARK: Entering and leaving

  /// Adds the container to a view and a parent controller, and shows a controller in it.
  ///
  /// - Parameter parent: The controller to which the view belongs; `nil` if there is none, and the container
  ///   has no parent.
  func enter(_ slot: UIView, in parent: UIViewController?, showing child: UIViewController) {
    if self.parent !== parent || view.superview !== slot {
      leave()
      parent?.addChild(self)
      fill(slot, with: view)
      if let parent { didMove(toParent: parent) }
    }
    guard self.child !== child else { return }
    release()
    self.child = child
    addChild(child)
    fill(view, with: child.view)
    child.didMove(toParent: self)
    reportPhase(animated: false)
  }

  /// Removes the controller, and the container.
  func leave() {
    release()
    if parent != nil { willMove(toParent: nil) }
    viewIfLoaded?.removeFromSuperview()
    if parent != nil { removeFromParent() }
  }

  /// Removes the controller, after its disappearance was reported.
  private func release() {
    setAppearancePhase(.gone, animated: false)
    guard let child else { return }
    self.child = nil
    // Another parent may have adopted it.
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func fill(_ outer: UIView, with inner: UIView) {
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.frame = outer.bounds
    outer.addSubview(inner)
  }

  // MARK: Appearance

  func setAppearancePhase(_ phase: AppearancePhase, animated: Bool) {
    appearancePhase = phase
    reportPhase(animated: animated)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateContainerPhase(.appearing, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateContainerPhase(.here, animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    updateContainerPhase(.disappearing, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    updateContainerPhase(.gone, animated)
  }

  private func updateContainerPhase(_ phase: AppearancePhase, _ animated: Bool) {
    around = phase
    reportPhase(animated: animated)
  }

  private func reportPhase(animated: Bool) {
    guard let child else { return }
    let targetPhase = appearancePhase.inside(around)
    let calls = reportedPhase.calls(to: targetPhase)
    // Set before the calls, because the child may call back into this function.
    reportedPhase = reportedPhase.after(targetPhase)
    for call in calls {
      switch call {
      case .begin(let isAppearing): child.beginAppearanceTransition(isAppearing, animated: animated)
      case .end: child.endAppearanceTransition()
      }
    }
  }

  // MARK: Size

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    (viewIfLoaded?.superview as? ControllerView)?.preferredSizeDidChange()
  }
}
#endif

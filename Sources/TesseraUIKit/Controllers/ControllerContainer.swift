#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Stands between a controller that is a cell and the controller in whose view the collection is.
///
/// UIKit tells children that they appear as soon as their views come into the window. A page has come when it is at rest in
/// the viewport: so the container hears from UIKit, and tells its child itself.
final class ControllerContainer: UIViewController {
  /// What is seen of the container, as UIKit says.
  private var around = AppearancePhase.gone
  /// What is seen of the cell, as the collection says.
  private var sight = AppearancePhase.gone
  /// What the child was told.
  private var told = AppearancePhase.gone
  private var child: UIViewController?

  override func loadView() { view = UIView() }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  // MARK: Coming and going

  /// Takes the container's place in a view, as a child of a controller, and shows a controller there.
  ///
  /// - Parameter parent: The controller to which the view belongs; nil: there is none, and the container is on its own.
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
    tell(animated: false)
  }

  /// Lets go of the controller, and of the place.
  func leave() {
    release()
    if parent != nil { willMove(toParent: nil) }
    viewIfLoaded?.removeFromSuperview()
    if parent != nil { removeFromParent() }
  }

  /// Lets go of the controller, which has gone for what it is told.
  private func release() {
    look(.gone, animated: false)
    guard let child else { return }
    self.child = nil
    // Somebody else may have taken it.
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

  /// Takes over what is seen of the cell.
  func look(_ phase: AppearancePhase, animated: Bool) {
    sight = phase
    tell(animated: animated)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hear(.appearing, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hear(.here, animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hear(.disappearing, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hear(.gone, animated)
  }

  private func hear(_ phase: AppearancePhase, _ animated: Bool) {
    around = phase
    tell(animated: animated)
  }

  private func tell(animated: Bool) {
    guard let child else { return }
    let goal = sight.inside(around)
    let calls = told.calls(to: goal)
    // Before the calls: the child may do something that leads here again.
    told = told.after(goal)
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

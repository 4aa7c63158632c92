#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view of a cell that is shown by a controller; see ``ControllerCell`` and ``ControllerPage``.
///
/// While the view shows an item, its controller is inside the nearest controller of the responder chain,
/// which is the one whose view contains the collection. Between them is a container of Tessera's, as a
/// `UIPageViewController` would be. When the view leaves its item, the controller leaves the containers.
public class ControllerView: UIView {
  /// The controller of the shown item; `nil` if there is none.
  private(set) var controller: UIViewController?
  private let container = ControllerContainer()
  /// The phase of the cell, according to the collection.
  private var appearancePhase = AppearancePhase.gone

  func show(_ controller: UIViewController) {
    self.controller = controller
    settle()
  }

  func leave() {
    (controller, appearancePhase) = (nil, .gone)
    settle()
  }

  func setAppearancePhase(_ phase: AppearancePhase, animated: Bool) {
    appearancePhase = appearancePhase.after(phase)
    container.setAppearancePhase(appearancePhase, animated: animated)
  }

  // MARK: The view hierarchy

  /// Updates the parent of the controller.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    settle()
  }

  /// Updates the parent of the controller.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    settle()
  }

  /// A Boolean value that indicates whether the view is hidden; a view that is hidden to be reused shows no
  /// controller.
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { settle() } }
  }

  /// Adds the controller to the controller that contains the view, or removes it.
  func settle() {
    guard let controller, !isHidden, superview != nil else { return container.leave() }
    let parent = controllerAround
    guard parent != nil || window != nil else { return container.leave() }
    if let other = controller.parent?.viewIfLoaded?.superview as? ControllerView, other !== self {
      // A controller can be in one place only: the last one.
      other.leave()
    }
    container.enter(self, in: parent, showing: controller)
    // Outside a collection of its own, no collection sets the phase.
    container.setAppearancePhase(superview is CollectionView ? appearancePhase : .here, animated: false)
  }

  private var controllerAround: UIViewController? {
    var responder: UIResponder? = superview
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  // MARK: Size

  /// Returns the controller's `preferredContentSize`, if it has one, else the fitting size of its view.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let controller else { return .zero }
    let preferred = controller.preferredContentSize
    guard preferred.height > 0 else {
      return controller.view.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: preferred.width > 0 ? preferred.width : targetSize.width, height: preferred.height)
  }

  /// Returns the same for controllers whose views have no constraints.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let controller else { return .zero }
    let preferred = controller.preferredContentSize
    guard preferred.height > 0 else { return controller.view.fittingSize(in: size) ?? bounds.size }
    return CGSize(width: preferred.width > 0 ? preferred.width : size.width, height: preferred.height)
  }

  /// Requests that the collection remeasures the view.
  func preferredSizeDidChange() { (superview as? CollectionView)?.remeasure(self) }
}

/// The view of a cell with a controller of a known class, which it owns.
public final class ControllerCellView<Controller: UIViewController>: ControllerView {
  /// The controller that shows the cell's items, one after another.
  public let content: Controller

  /// Creates a view for a controller.
  public init(_ content: Controller) {
    self.content = content
    super.init(frame: .zero)
  }

  /// Unavailable, because cells create controllers.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
#endif

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view of a cell that is shown by a controller; see ``ControllerCell`` and ``ControllerPage``.
///
/// As long as an item is shown in it, its controller is inside the nearest controller that the responder chain leads to, the
/// one in whose view the collection is: between them stands a container of Tessera's, as a `UIPageViewController` would stand
/// there. When the view leaves its item, the controller leaves the containers.
public class ControllerView: UIView {
  /// The controller of the item that is shown; nil: none is.
  private(set) var controller: UIViewController?
  private let container = ControllerContainer()
  /// What is seen of the cell, as the collection says.
  private var sight = AppearancePhase.gone

  /// Shows a controller.
  func show(_ controller: UIViewController) {
    self.controller = controller
    settle()
  }

  /// Leaves the item.
  func leave() {
    (controller, sight) = (nil, .gone)
    settle()
  }

  /// Takes over what is seen of the cell.
  func look(_ phase: AppearancePhase, animated: Bool) {
    sight = sight.after(phase)
    container.look(sight, animated: animated)
  }

  // MARK: Where the view stands

  /// Settles where the controller belongs.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    settle()
  }

  /// Settles where the controller belongs.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    settle()
  }

  /// A view that is kept hidden for another item shows no controller.
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { settle() } }
  }

  /// Has the controller come into the controller around the view, or leave it.
  func settle() {
    guard let controller, !isHidden, superview != nil else { return container.leave() }
    let parent = controllerAround
    guard parent != nil || window != nil else { return container.leave() }
    if let other = controller.parent?.viewIfLoaded?.superview as? ControllerView, other !== self {
      // A controller can be in one place only: the last one.
      other.leave()
    }
    container.enter(self, in: parent, showing: controller)
    // Elsewhere than in a collection of its own there is nobody who follows it.
    container.look(superview is CollectionView ? sight : .here, animated: false)
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

  /// The controller's `preferredContentSize`, where it has one; else what its view asks for.
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

  /// The same for controllers whose views have no constraints.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let controller else { return .zero }
    let preferred = controller.preferredContentSize
    guard preferred.height > 0 else { return controller.view.fittingSize(in: size) ?? bounds.size }
    return CGSize(width: preferred.width > 0 ? preferred.width : size.width, height: preferred.height)
  }

  /// Has the collection ask for the size again.
  func preferredSizeDidChange() { (superview as? CollectionView)?.remeasure(self) }
}

/// The view of a cell with a controller of a known class, which it keeps.
public final class ControllerCellView<Controller: UIViewController>: ControllerView {
  /// The controller that shows the cell's items, one after another.
  public let content: Controller

  /// Makes a view for a controller.
  public init(_ content: Controller) {
    self.content = content
    super.init(frame: .zero)
  }

  /// Controllers come from cells, not from nibs.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
#endif

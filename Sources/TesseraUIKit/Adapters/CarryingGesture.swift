#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

/// Carries items of a collection view that are `reorderable`, by a long press.
///
/// A `UICollectionViewController` has such a gesture, a plain collection view has none. Where a long press means something
/// else, because the item can be dragged, or declares a menu or a long press, that goes first.
@MainActor
final class CarryingGesture: NSObject, UIGestureRecognizerDelegate {
  /// Who has the view.
  private weak var adapter: CollectionAdapterDelegate?
  private let press: UILongPressGestureRecognizer
  /// See ``AdapterGestures``.
  private let farewell: Farewell
  /// From where the finger took the item to the middle of it.
  private var hold = CGPoint.zero
  /// Whether an item is being carried.
  private(set) var isCarrying = false

  init(_ adapter: CollectionAdapterDelegate) {
    self.adapter = adapter
    #if canImport(ObjectiveC)
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    #else
    let press = UILongPressGestureRecognizer()
    #endif
    self.press = press
    farewell = Farewell { press.view?.removeGestureRecognizer(press) }
    super.init()
    #if canImport(ObjectiveC)
    press.addTarget(self, action: #selector(act))
    #else
    press.simulationHandler = { [weak self] _ in self?.follow() }
    #endif
    press.delegate = self
    adapter.view.addGestureRecognizer(press)
  }

  /// Follows touches no more.
  func leave() { press.view?.removeGestureRecognizer(press) }

  /// Whether the finger is on an item that it may carry.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let adapter, !adapter.view.hasCarryingController, !touch.isOnControl(in: adapter.view),
      let path = adapter.view.indexPathForItem(at: touch.location(in: adapter.view)),
      let cell = adapter.content[ItemPath(path)], cell.actions.isEmpty, !cell.hasLongPress
    else { return false }
    return adapter.mayCarry(path) && !adapter.isDraggable(path)
  }

  #if !os(tvOS)
  /// Whether the app has no menu of its own for the item.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let place = press.location(in: gestureRecognizer.view)
    guard let adapter, let path = adapter.view.indexPathForItem(at: place) else { return false }
    return adapter.ownMenu(path, place) == nil
  }
  #endif

  #if canImport(ObjectiveC)
  @objc private func act(_ recognizer: UIGestureRecognizer) { follow() }
  #endif

  private func follow() {
    guard let view = adapter?.view else { return }
    let place = press.location(in: view)
    switch press.state {
    case .began:
      guard let path = view.indexPathForItem(at: place), view.beginInteractiveMovementForItem(at: path) else {
        // The rest of the touch is not followed.
        (press.isEnabled, press.isEnabled) = (false, true)
        return
      }
      isCarrying = true
      let middle = view.layoutAttributesForItem(at: path)?.center ?? place
      hold = CGPoint(x: middle.x - place.x, y: middle.y - place.y)
    case .changed where isCarrying:
      view.updateInteractiveMovementTargetPosition(CGPoint(x: place.x + hold.x, y: place.y + hold.y))
    case .ended where isCarrying:
      isCarrying = false
      view.endInteractiveMovement()
    case .cancelled where isCarrying, .failed where isCarrying:
      isCarrying = false
      view.cancelInteractiveMovement()
    default: break
    }
  }
}

extension UICollectionView {
  /// Whether it is the view of a controller that carries items by a gesture of its own.
  fileprivate var hasCarryingController: Bool {
    var responder = next
    while let candidate = responder {
      if let controller = candidate as? UICollectionViewController {
        return controller.collectionView === self && controller.installsStandardGestureForInteractiveMovement
      }
      responder = candidate.next
    }
    return false
  }
}
#endif

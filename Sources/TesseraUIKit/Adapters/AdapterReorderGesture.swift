#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

/// A long press that reorders `reorderable` items of a collection view.
///
/// A `UICollectionViewController` has such a gesture, a plain collection view has none. If a long press has
/// another meaning, because the item can be dragged, or declares a menu or a long press, that has precedence.
@MainActor
final class AdapterReorderGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var adapter: CollectionAdapterDelegate?
  private let press: UILongPressGestureRecognizer
  /// The removal of the recognizer; see ``AdapterGestures``.
  private let mainActorDeinit: MainActorDeinit
  /// The offset from the finger to the center of the item.
  private var hold = CGPoint.zero
  private(set) var isReordering = false

  init(_ adapter: CollectionAdapterDelegate) {
    self.adapter = adapter
    #if canImport(ObjectiveC)
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    #else
    let press = UILongPressGestureRecognizer()
    #endif
    self.press = press
    mainActorDeinit = MainActorDeinit { press.view?.removeGestureRecognizer(press) }
    super.init()
    #if canImport(ObjectiveC)
    press.addTarget(self, action: #selector(act))
    #else
    press.simulationHandler = { [weak self] _ in self?.follow() }
    #endif
    press.delegate = self
    adapter.view.addGestureRecognizer(press)
  }

  func leave() { press.view?.removeGestureRecognizer(press) }

  /// Returns whether the touch is on an item that this gesture may reorder.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let adapter, !adapter.view.hasReorderingController, !touch.isOnControl(in: adapter.view),
      let path = adapter.view.indexPathForItem(at: touch.location(in: adapter.view)),
      let cell = adapter.content[ItemPath(path)], cell.actions.isEmpty, !cell.hasLongPress
    else { return false }
    return adapter.canReorder(path) && !adapter.isDraggable(path)
  }

  #if !os(tvOS)
  /// Returns whether the app has no menu of its own for the item.
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
        // Ignore the rest of the touch.
        (press.isEnabled, press.isEnabled) = (false, true)
        return
      }
      isReordering = true
      let middle = view.layoutAttributesForItem(at: path)?.center ?? place
      hold = CGPoint(x: middle.x - place.x, y: middle.y - place.y)
    case .changed where isReordering:
      view.updateInteractiveMovementTargetPosition(CGPoint(x: place.x + hold.x, y: place.y + hold.y))
    case .ended where isReordering:
      isReordering = false
      view.endInteractiveMovement()
    case .cancelled where isReordering, .failed where isReordering:
      isReordering = false
      view.cancelInteractiveMovement()
    default: break
    }
  }
}

extension UICollectionView {
  /// Whether the view belongs to a controller with a reordering gesture of its own.
  fileprivate var hasReorderingController: Bool {
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

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import TesseraLayout
import UIKit

/// A pan that scrolls tables sideways. It begins only where a table has columns beyond its edge, and only if the
/// finger moves sideways; everything else scrolls the collection.
@MainActor
final class TablePan: NSObject, UIGestureRecognizerDelegate {
  private weak var collection: CollectionView?
  let pan: UIPanGestureRecognizer
  /// The point where the finger went down, in viewport coordinates.
  private var place = Point.zero
  /// The velocity after the finger was lifted, in points per second.
  private var velocity = 0.0
  private var lastTime = 0.0
  private let clock = FrameClock()

  /// The fraction of the velocity that is left after a millisecond, as in a scroll view.
  private static let decelerationRate = 0.998
  /// The velocity at which scrolling ends, in points per second.
  private static let slowest = 10.0

  init(_ collection: CollectionView) {
    self.collection = collection
    #if canImport(ObjectiveC)
    pan = UIPanGestureRecognizer(target: nil, action: nil)
    #else
    pan = UIPanGestureRecognizer()
    #endif
    super.init()
    #if canImport(ObjectiveC)
    pan.addTarget(self, action: #selector(act))
    #else
    pan.simulationHandler = { [weak self] _ in self?.follow() }
    #endif
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    clock.onFrame = { [weak self] in self?.decelerate() }
    collection.addGestureRecognizer(pan)
  }

  /// Whether a table scrolls on after the finger was lifted.
  var isDecelerating: Bool { velocity != 0 }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    velocity = 0
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection else { return false }
    let way = Point(pan.translation(in: collection))
    guard takes(way, from: Point(pan.location(in: collection)) - way) else { return false }
    place = Point(pan.location(in: collection)) - way - Point(collection.bounds.origin)
    return true
  }

  /// Returns whether a table scrolls sideways when a finger has moved.
  ///
  /// - Parameters:
  ///   - way: The movement.
  ///   - start: The point where the finger went down, in the coordinates of the collection.
  func takes(_ way: Point, from start: Point) -> Bool {
    guard let collection, abs(way.x) > abs(way.y), !collection.engine.claimsPointer(movingBy: way) else {
      return false
    }
    return collection.engine.canScrollTable(by: -way.x, at: start - Point(collection.bounds.origin))
  }

  #if canImport(ObjectiveC)
  @objc private func act() { follow() }
  #endif

  private func follow() {
    guard let collection else { return }
    switch pan.state {
    case .began, .changed:
      scroll(by: -Point(pan.translation(in: collection)).x)
      pan.setTranslation(.zero, in: collection)
    case .ended:
      scroll(by: -Point(pan.translation(in: collection)).x)
      velocity = -Point(pan.velocity(in: collection)).x
      lastTime = clock.now
      clock.wake(at: lastTime)
    default: break
    }
  }

  @discardableResult
  private func scroll(by distance: Double) -> Bool {
    guard let collection, distance != 0 else { return false }
    collection.setNeedsLayout()
    return collection.engine.scrollTable(by: distance, at: place)
  }

  private func decelerate() {
    let time = clock.now
    let passed = max(0, time - lastTime)
    lastTime = time
    let isGoingOn = abs(velocity) > Self.slowest && (passed == 0 || scroll(by: velocity * passed))
    velocity = isGoingOn ? velocity * pow(Self.decelerationRate, passed * 1000) : 0
    clock.wake(at: isGoingOn ? time : nil)
  }
}

extension CollectionView {
  /// Adds the pan of tables when a table is first on screen.
  func updateTablePan() {
    if tablePan == nil, engine.showsTable { tablePan = TablePan(self) }
  }
}
#endif

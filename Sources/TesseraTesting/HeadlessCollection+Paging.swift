import Tessera
import TesseraLayout

// Paging by touch.

extension HeadlessCollection {
  /// The page events of all transactions so far.
  public var pageEvents: [PageEvent] { transactions.flatMap { $0.pageEvents } }

  /// Drags the content along its axis and releases it, all in one frame.
  ///
  /// - Parameters:
  ///   - distance: The distance that the viewport moves over the content, in points.
  ///   - velocity: The velocity of the viewport at the release, in points per second.
  /// - Returns: The operations performed on the views.
  @discardableResult
  public func drag(by distance: Double, velocity: Double = 0) -> [MountOperation] {
    var (step, speed) = (Point.zero, Point.zero)
    step[engine.axis] = distance
    speed[engine.axis] = velocity
    engine.beginScrolling()
    engine.scroll(by: step)
    engine.endScrolling(velocity: speed)
    return update()
  }
}

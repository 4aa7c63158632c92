import Tessera
import TesseraLayout

// Pages, as a finger turns them.

extension HeadlessCollection {
  /// How pages came and went so far.
  public var pageEvents: [PageEvent] { transactions.flatMap { $0.pageEvents } }

  /// Drags the content along its axis and lets go, all in one frame.
  ///
  /// - Parameters:
  ///   - distance: How far the viewport moves over the content, in points.
  ///   - velocity: How fast it moves when the finger lets go, in points per second.
  /// - Returns: What was done to the views.
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

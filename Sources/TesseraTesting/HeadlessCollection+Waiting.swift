import Tessera
import TesseraLayout

// Waiting for conditions and reading frames in tests.

extension HeadlessCollection {
  /// Advances the collection's time, frame by frame, until a condition holds, such as the end of an
  /// animation.
  ///
  /// - Parameters:
  ///   - seconds: The maximum time to advance, in seconds.
  ///   - framesPerSecond: The frame rate of the screen.
  ///   - holds: The condition, which is evaluated before the first frame and after each frame.
  /// - Returns: `true` if the condition holds; `false` if the time is over or the engine requests no further
  ///   frame.
  @discardableResult
  public func run(
    within seconds: Double = 60, framesPerSecond: Double = 60, until holds: () -> Bool
  ) -> Bool {
    let end = (time ?? 0) + seconds
    while !holds() {
      guard let next = engine.nextFrameTime else { return false }
      let frame = max(next, time.map { $0 + 1 / framesPerSecond } ?? 0)
      guard frame <= end else { return false }
      update(at: frame)
    }
    return true
  }

  /// Returns the frame of the first item with an id, in viewport coordinates, in points.
  ///
  /// This is the final frame. A moving item may be visible elsewhere on its way there.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The section or group that contains the item; `nil` for any.
  /// - Returns: The frame, or `nil` if no displayed item has the id.
  public func frame(of id: ItemID, inSection section: ItemID? = nil) -> Rect? {
    let cell = engine.cell(of: id, inSection: section)
    return cell.map { $0.placement.frame.offset(by: .zero - engine.viewport.origin) }
  }
}

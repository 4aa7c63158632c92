import Tessera
import TesseraLayout

// What tests wait for, and where it stands then.

extension HeadlessCollection {
  /// Lets the collection's time pass, frame by frame, until something holds: that an animation is over, for example.
  ///
  /// - Parameters:
  ///   - seconds: How much time passes at most.
  ///   - framesPerSecond: How often a screen shows frames.
  ///   - holds: What is waited for; it is looked at before the first frame and after each.
  /// - Returns: Whether it holds; false when the time is up, or the engine asks for no further frame.
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

  /// Where the first item with an id stands, in viewport coordinates, in points; what moves may be seen elsewhere on its
  /// way there.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - section: The section that it is in, or the group; nil: any.
  /// - Returns: Its frame; nil where no item that is shown has the id.
  public func frame(of id: ItemID, inSection section: ItemID? = nil) -> Rect? {
    let cell = engine.cell(of: id, inSection: section)
    return cell.map { $0.placement.frame.offset(by: .zero - engine.viewport.origin) }
  }
}

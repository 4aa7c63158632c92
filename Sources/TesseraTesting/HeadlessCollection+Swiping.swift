import Tessera
import TesseraLayout

// Swipes by touch.

extension HeadlessCollection {
  /// Swipes the first item on screen with an id to reveal the actions at one of its sides.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - side: The side of the actions.
  ///   - distance: The distance of the swipe, in points; `nil` for half of the item, which is too short to
  ///     perform an action.
  /// - Returns: `true` if the item is open at that side after the release.
  @discardableResult
  public func swipe(_ id: ItemID, _ side: SwipeEdge, distance: Double? = nil) -> Bool {
    let item = ItemKey.Element.item(id, occurrence: 0)
    guard let cell = engine.cell(of: id) else { return false }
    let across = engine.axis.cross
    let seen = cell.placement.visibleFrame.offset(by: .zero - engine.viewport.origin)
    let isMirrored = across == .horizontal && engine.configuration.direction == .rightToLeft
    let sign: Double = (side == .leading) == isMirrored ? -1 : 1
    var point = Point(x: seen.minX + seen.width / 2, y: seen.minY + seen.height / 2)
    engine.closeSwipe()
    pointer(.down, at: point, time: time ?? 0)
    point[across] += sign * (distance ?? seen.size[across] / 2)
    pointer(.moved, at: point, time: time ?? 0)
    pointer(.up, at: point, time: time ?? 0)
    return engine.openSwipe.map { $0.key.element == item && $0.side == side } ?? false
  }

  /// Swipes the first item on screen with an id, waits until it is open, and taps one of the revealed
  /// actions.
  ///
  /// - Returns: `true` if there is such an action.
  @discardableResult
  public func swipeAction(_ action: ItemID, on id: ItemID) -> Bool {
    for side in [SwipeEdge.trailing, .leading] where swipe(id, side) {
      // The item may still be closing after an earlier swipe.
      if time != nil { run(for: 1) }
      guard let button = engine.openSwipe?.buttons.first(where: { $0.id == action }) else { continue }
      let seen = button.frame.offset(by: .zero - engine.viewport.origin)
      let point = Point(x: seen.minX + seen.width / 2, y: seen.minY + seen.height / 2)
      pointer(.down, at: point, time: time ?? 0)
      pointer(.up, at: point, time: time ?? 0)
      return true
    }
    engine.closeSwipe()
    update()
    return false
  }
}

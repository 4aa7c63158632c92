@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// One of the two sides of an item, across the axis of its collection, on which swiping reveals actions.
public enum SwipeEdge: Hashable, Sendable {
  /// The side where lines begin; above the item in a collection that scrolls horizontally.
  case leading
  /// The side where lines end; below the item in a collection that scrolls horizontally.
  case trailing
}

/// The limits of swiping an item, in points.
struct SwipeLimits: Hashable, Sendable {
  /// The extent of the actions at the start of the item; 0 if there are none.
  var leading: Double = 0
  /// The extent of the actions at the end of the item; 0 if there are none.
  var trailing: Double = 0
  /// The extent of the item in the direction of the swipe.
  var extent: Double
  /// The sides on which a swipe across most of the item performs the first action.
  var full: Set<SwipeEdge> = []

  subscript(side: SwipeEdge) -> Double { side == .leading ? leading : trailing }

  /// Returns the side whose actions are visible at an offset, if any.
  static func side(at offset: Double) -> SwipeEdge? {
    offset > 0 ? .leading : offset < 0 ? .trailing : nil
  }

  /// Returns the nearest offset that is possible: a side without actions is never revealed.
  func limited(_ offset: Double) -> Double {
    min(leading > 0 ? extent : 0, max(trailing > 0 ? -extent : 0, offset))
  }

  /// Returns the distance from which on a release performs the first action of a side.
  func fullDistance(_ side: SwipeEdge) -> Double { min(extent, max(extent * 0.6, self[side] + 40)) }

  /// Returns whether a release at an offset performs the first action of the visible side.
  func isFull(at offset: Double) -> Bool {
    guard let side = Self.side(at: offset), full.contains(side), self[side] > 0 else { return false }
    return abs(offset) >= fullDistance(side)
  }

  /// Returns the offset at which a released item comes to rest: at all actions of a side, or at none. The
  /// result depends on the projected offset a fifth of a second later, but is never on the other side.
  ///
  /// - Parameter velocity: The velocity, in points per second.
  func rest(from offset: Double, velocity: Double) -> Double {
    guard let side = Self.side(at: offset) else { return 0 }
    let sign: Double = side == .leading ? 1 : -1
    return (offset + velocity * 0.2) * sign > self[side] / 2 ? self[side] * sign : 0
  }
}

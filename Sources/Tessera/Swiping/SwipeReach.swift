@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// One of the two sides of an item, across the axis of its collection, at which swiping reveals actions.
public enum SwipeSide: Hashable, Sendable {
  /// Where lines begin; above the item in a collection that scrolls sideways.
  case leading
  /// Where lines end; below the item in a collection that scrolls sideways.
  case trailing
}

/// How far an item can be swiped, in points.
struct SwipeReach: Hashable, Sendable {
  /// How much room the actions at the start of the item take; 0: there are none.
  var leading: Double = 0
  /// How much room the actions at the end of the item take; 0: there are none.
  var trailing: Double = 0
  /// The extent of the item in the direction of the swipe.
  var extent: Double
  /// At which sides a swipe across most of the item performs the first action.
  var full: Set<SwipeSide> = []

  /// How much room the actions of a side take.
  subscript(side: SwipeSide) -> Double { side == .leading ? leading : trailing }

  /// The side whose actions show at an offset; nil: none.
  static func side(at offset: Double) -> SwipeSide? {
    offset > 0 ? .leading : offset < 0 ? .trailing : nil
  }

  /// The offset nearest to one at which the item can be: nothing shows where there are no actions.
  func limited(_ offset: Double) -> Double {
    min(leading > 0 ? extent : 0, max(trailing > 0 ? -extent : 0, offset))
  }

  /// From which distance on letting go performs the first action of a side.
  func fullDistance(_ side: SwipeSide) -> Double { min(extent, max(extent * 0.6, self[side] + 40)) }

  /// Whether letting go at an offset performs the first action of the side that shows.
  func isFull(at offset: Double) -> Bool {
    guard let side = Self.side(at: offset), full.contains(side), self[side] > 0 else { return false }
    return abs(offset) >= fullDistance(side)
  }

  /// Where the item comes to rest when it is let go: at all actions of a side, or at none. What counts is where it would
  /// be a fifth of a second later, but never on the other side.
  ///
  /// - Parameters:
  ///   - offset: Where it is.
  ///   - velocity: How fast it moves, in points per second.
  func rest(from offset: Double, velocity: Double) -> Double {
    guard let side = Self.side(at: offset) else { return 0 }
    let sign: Double = side == .leading ? 1 : -1
    return (offset + velocity * 0.2) * sign > self[side] / 2 ? self[side] * sign : 0
  }
}

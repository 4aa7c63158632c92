import TesseraLayout

/// A behavior that says how everything on screen moves: views that come, go and change places, and content that is pulled beyond
/// its ends.
///
/// An engine goes by the one that was installed first. Without one, and in a host that passes no time, everything is seen at once where it is placed.
@_spi(Behaviors)
open class ScreenMotion: Behavior {
  // MARK: Views that come, go and stay

  /// Follows the cells on screen to other positions in a step of scrolling; called in the phase ``Phases/exchange``, as those
  /// that follow.
  ///
  /// - Parameter places: For each cell on screen its new position; negative for those that go.
  open func moveCells(to places: () -> [Int], _ engine: Engine) {}

  /// Prepares that cells on screen are exchanged.
  ///
  /// - Parameters:
  ///   - places: For each cell on screen whether it stays: negative if not.
  ///   - isReloaded: Whether the item of the cell at a position stays, and needs another kind of view.
  ///   - operations: What the host does with its views; the behavior adds to it.
  /// - Returns: The positions of cells that go and whose views the behavior keeps, because they are still seen on their way
  ///   out.
  open func willExchange(
    to places: [Int], isReloaded: (Int) -> Bool, _ operations: inout [MountOperation], _ engine: Engine
  ) -> [Int] { [] }

  /// Gives back the view of an item that is on screen again, if it was still on its way out; nil if it was not.
  open func takeBack(_ key: ItemKey, _ engine: Engine) -> LiveCell? { nil }

  /// Follows a cell that stays on screen, brought up to date at its new place.
  ///
  /// - Parameters:
  ///   - cell: The cell; still leaving if it was on its way out.
  ///   - old: Where it stood.
  ///   - hasNewContent: Whether its own item has changed.
  open func didMove(_ cell: inout LiveCell, from old: Placement, hasNewContent: Bool, _ engine: Engine) {}

  /// Follows a view that was taken back, after it was brought up to date.
  open func didTakeBack(_ cell: inout LiveCell, _ engine: Engine) {}

  /// Follows an exchange of cells after the new ones are on screen.
  ///
  /// - Parameters:
  ///   - places: For each cell that was on screen its new position; negative for those that have gone.
  ///   - arrivals: Those that have come; empty if the host passes no time.
  open func didExchange(to places: [Int], _ arrivals: [Arrival], _ engine: Engine) {}

  // MARK: How views are seen

  /// Prepares to say how views are seen in a frame in which some are not at rest; called in the phase ``Phases/motion``, as
  /// the two that follow.
  open func willPresent(_ engine: Engine) {}

  /// Changes how a view is seen. The cells on screen must not be looked at meanwhile.
  ///
  /// - Parameters:
  ///   - presentation: How the view is seen; at first at rest where it is placed.
  ///   - isHeld: Whether the view is held, so that it does not move by itself.
  /// - Returns: What is under way with the view; nil if nothing is.
  open func show(
    _ presentation: inout Presentation, of cell: LiveCell, isHeld: Bool, _ engine: Engine
  ) -> Motion? { nil }

  /// Says how views are seen that the behavior adds.
  ///
  /// - Parameter operations: What the host does with its views; the behavior adds to it.
  /// - Returns: Whether something moves beside the cells on screen.
  open func didPresent(_ operations: inout [MountOperation], _ engine: Engine) -> Bool { false }

  // MARK: Beyond the ends

  /// Lets content that is pulled beyond an end go back by a step of scrolling; called in the phase ``Phases/overscroll``, as
  /// the next.
  ///
  /// - Returns: What is left of the step.
  open func pushBack(_ distance: Double, _ engine: Engine) -> Double { distance }

  /// Pulls the content beyond its end, by what is left of a step of scrolling.
  open func pull(by distance: Double, _ engine: Engine) {}
}

/// A view that comes on screen in a transaction.
@_spi(Behaviors)
public struct Arrival {
  /// Its position among the cells on screen.
  package let position: Int
  /// Whether it takes the place of another kind of view for the same item.
  package let isReload: Bool
}

extension Engine {
  /// The behavior that says how everything on screen moves, if it is awake in a phase; nil otherwise.
  @inline(__always)
  func motion(in phase: Phases) -> ScreenMotion? {
    guard behaviorPhases.all.contains(phase), let screenMotion, screenMotion.awake.contains(phase) else {
      return nil
    }
    return screenMotion
  }
}

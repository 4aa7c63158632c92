import TesseraLayout

/// An event of a mouse, a finger or a pen.
public struct PointerEvent: Hashable, Sendable {
  /// The phase of the event.
  public var phase: Phase
  /// The position in the viewport, in points from its top left corner.
  public var position: Point
  /// The time of the event, in seconds of the clock that the host passes with its frames.
  ///
  /// If the host passes none, it can be any monotonic clock. A time before that of the previous event counts
  /// as that time.
  public var time: Double
  /// The button that was pressed.
  public var button: Button
  /// The keys held down; only those held when the pointer goes down have an effect.
  public var modifiers: KeyModifiers

  /// A phase of a pointer's movement.
  public enum Phase: Hashable, Sendable {
    /// The button or the finger went down.
    case down
    /// The pointer moved while it was down.
    case moved
    /// The button or the finger went up.
    case up
    /// The system canceled the event sequence, for a gesture of its own.
    case cancelled
  }

  /// A button of the mouse; a finger counts as the primary one.
  public enum Button: Hashable, Sendable {
    /// The primary button.
    case primary
    /// The secondary button, which opens menus.
    case secondary
  }

  /// Creates an event.
  public init(
    _ phase: Phase, at position: Point, time: Double, button: Button = .primary, modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.position = position
    self.time = time
    self.button = button
    self.modifiers = modifiers
  }
}

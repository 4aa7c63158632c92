import TesseraLayout

/// Something that a mouse, a finger or a pen did.
public struct PointerEvent: Hashable, Sendable {
  /// What happened.
  public var phase: Phase
  /// Where, in viewport coordinates, in points from its top left corner.
  public var position: Point
  /// When, in seconds of the clock that the host passes with its frames, or another that never goes back where it passes
  /// none. A time before the last one counts as that one.
  public var time: Double
  /// With which button.
  public var button: Button
  /// The keys held down; what counts is which of them are when the pointer goes down.
  public var modifiers: KeyModifiers

  /// What can happen.
  public enum Phase: Hashable, Sendable {
    /// The button or the finger went down.
    case down
    /// It moved while it was down.
    case moved
    /// It went up.
    case up
    /// The system took it away, for a gesture of its own.
    case cancelled
  }

  /// A button of the mouse; a finger counts as the main one.
  public enum Button: Hashable, Sendable {
    /// The main button.
    case primary
    /// The button for menus.
    case secondary
  }

  /// Makes an event.
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

/// Behaviour that Apple's documentation leaves open. A host must not depend on any of it.
public struct SimulationHabits: Sendable {
  /// Whether the completion of an animation runs at once while animations are disabled, and not in the next turn.
  public var completesDisabledAnimationsAtOnce = true

  /// Whether an animation that changes nothing ends in the next turn, and not after its duration.
  public var completesEmptyAnimationsAtOnce = true

  /// Whether a scroll view whose deceleration is caught by a finger says that the deceleration has ended.
  public var reportsCaughtDeceleration = true

  /// Whether an animation to the offset that is there already says that it has ended.
  public var reportsAnimationsToSameOffset = false

  /// Whether a deceleration ends when the app sets the offset, and does not go on from there.
  public var offsetEndsDeceleration = false

  /// Whether a scroll view at its top or left edge stays at the edge when its insets change.
  public var staysAtEdgeWhenInsetsChange = true

  /// Whether an offset outside the content is pulled back as soon as the content shrinks, and not with the next layout.
  public var clampsOffsetAtOnce = true

  /// Whether a view hears of its window before it hears of its superview.
  public var announcesWindowFirst = true

  /// Whether collection and table views ask for a few cells before they are in sight, and keep those a while that have left
  /// it: they come into sight without being asked for again.
  public var preparesCellsEarly = true

  /// The habits that are taken by default.
  public init() {}
}

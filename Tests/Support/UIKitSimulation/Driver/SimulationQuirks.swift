/// Behavior that Apple's documentation leaves open. A host must not depend on any of it.
public struct SimulationQuirks: Sendable {
  /// Whether the completion of an animation runs at once while animations are disabled; otherwise in the next
  /// turn.
  public var completesDisabledAnimationsAtOnce = true

  /// Whether an animation without changes ends in the next turn; otherwise after its duration.
  public var completesEmptyAnimationsAtOnce = true

  /// Whether a scroll view whose deceleration is stopped by a finger reports the end of the deceleration.
  public var reportsCaughtDeceleration = true

  /// Whether an animation to the current offset reports its end.
  public var reportsAnimationsToSameOffset = false

  /// Whether a deceleration ends when the app sets the offset; otherwise it continues from there.
  public var offsetEndsDeceleration = false

  /// Whether a scroll view at its top or left edge stays at the edge when its insets change.
  public var staysAtEdgeWhenInsetsChange = true

  /// Whether an offset outside of the content is clamped as soon as the content shrinks; otherwise with the
  /// next layout.
  public var clampsOffsetAtOnce = true

  /// Whether a view is notified of its window before its superview.
  public var announcesWindowFirst = true

  /// Whether collection and table views request a few cells before they are visible, and keep cells for a
  /// while after they were: these become visible without another request.
  public var preparesCellsEarly = true

  /// Whether the positions of supplementary views in a section follow the layout's insertions and deletions
  /// of their kind, as those of items follow the data's; otherwise a remaining view keeps its position.
  public var countsSupplementaryViews = true

  /// Whether a label that is measured by itself breaks its lines at a required width; otherwise at
  /// `preferredMaxLayoutWidth` only.
  public var labelsBreakLinesAtRequiredWidth = true

  /// Whether the separator takes its thickness from the content view of a table's cell.
  public var separatorsTakeHeight = false

  /// Whether Return on a focused item highlights it, as a finger does, before it chooses it.
  public var returnHighlights = false

  /// Whether the inset of a refresh control stays if the control is removed while it refreshes.
  public var removedRefreshControlLeavesInset = false

  /// Creates the default habits.
  public init() {}
}

extension SimulationQuirks {
  /// All switches.
  public static var switches: [WritableKeyPath<SimulationQuirks, Bool>] {
    [
      \.completesDisabledAnimationsAtOnce, \.completesEmptyAnimationsAtOnce, \.reportsCaughtDeceleration,
      \.reportsAnimationsToSameOffset, \.offsetEndsDeceleration, \.staysAtEdgeWhenInsetsChange,
      \.clampsOffsetAtOnce, \.announcesWindowFirst, \.preparesCellsEarly, \.countsSupplementaryViews,
      \.labelsBreakLinesAtRequiredWidth, \.separatorsTakeHeight, \.returnHighlights,
      \.removedRefreshControlLeavesInset,
    ]
  }

  /// Returns the behavior for a random program: for the first seeds, the default one and those with one
  /// switch changed, so that each is tried with and without the others; then any combination.
  public static func ofProgram(_ seed: UInt64) -> SimulationQuirks {
    var quirks = SimulationQuirks()
    if seed <= switches.count {
      if seed > 0 { quirks[keyPath: switches[Int(seed) - 1]].toggle() }
      return quirks
    }
    for (index, name) in switches.enumerated() {
      // Consecutive seeds differ in many switches.
      quirks[keyPath: name] = (seed &* 0x9E37_79B9_7F4A_7C15) >> UInt64(40 + index) & 1 == 0
    }
    return quirks
  }
}

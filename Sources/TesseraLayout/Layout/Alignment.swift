/// The alignment of an item across its line.
public enum Alignment: Hashable, Sendable, CaseIterable {
  /// The item is at the near edge of the line.
  case start
  /// The item is at the far edge of the line.
  case end
  /// The item is in the middle of the line.
  case center
  /// The item extends from edge to edge: it gets the extent of the line.
  case stretch
  /// The baselines of the items' first lines of text are aligned (``LayoutItems/baselines(at:size:)``).
  case firstBaseline
  /// The baselines of the items' last lines of text are aligned.
  case lastBaseline

  var needsBaselines: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Places an extent in a line that begins at `start` and has the extent `room`, in points.
  func place(_ extent: Double, from start: Double, room: Double) -> (origin: Double, extent: Double) {
    switch self {
    // Baselines need all items of the line. In layouts without baselines they count as `start`.
    case .start, .firstBaseline, .lastBaseline: (start, extent)
    case .end: (start + room - extent, extent)
    case .center: (start + (room - extent) / 2, extent)
    case .stretch: (start, room)
    }
  }
}

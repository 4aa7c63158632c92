/// Where an item stands across its line.
public enum Alignment: Hashable, Sendable, CaseIterable {
  /// At the near edge of the line.
  case start
  /// At the far edge.
  case end
  /// In the middle.
  case center
  /// From edge to edge: the item gets the extent of the line.
  case stretch
  /// So that the baselines of all first lines meet (``LayoutItems/baselines(at:size:)``).
  case firstBaseline
  /// So that the baselines of all last lines meet.
  case lastBaseline

  /// Whether an item needs to say where its baselines are.
  var needsBaselines: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Places an item of an extent in a line that begins at `start` and has the extent `room`, in points.
  func place(_ extent: Double, from start: Double, room: Double) -> (origin: Double, extent: Double) {
    switch self {
    // Baselines need all items of the line; where a layout has no notion of them they count as `start`.
    case .start, .firstBaseline, .lastBaseline: (start, extent)
    case .end: (start + room - extent, extent)
    case .center: (start + (room - extent) / 2, extent)
    case .stretch: (start, room)
    }
  }
}

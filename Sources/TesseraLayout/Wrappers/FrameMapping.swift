/// What a wrapper does to the arrangement inside: how it moves frames, and where inside to look for them.
///
/// The content size inside may change with the items, so it is handed in; all else that is needed is constant.
protocol FrameMapping {
  /// Whether a frame overlaps a rectangle exactly when the one inside overlaps what ``lookup(_:in:)`` answers.
  /// Where moving a frame may round its edges it does not, and frames are compared once more after the move.
  var isExact: Bool { get }

  /// The content size, from the one inside.
  func contentSize(_ content: Size) -> Size

  /// A frame, from the one inside.
  func frame(_ frame: Rect, in content: Size) -> Rect

  /// A rectangle around all frames, from one around those inside.
  func bounds(_ bounds: Rect, in content: Size) -> Rect

  /// Where inside the frames are that overlap a rectangle: with a trifle around it, for edges may round.
  func lookup(_ rect: Rect, in content: Size) -> Rect

  /// Distances from the edges, as the mapping turns those inside.
  func turned(_ insets: Insets) -> Insets

  /// ``Arrangement/visibleInsets``, from those inside.
  func visibleInsets(_ insets: Insets) -> Insets

  /// ``Arrangement/roomInsets``, from those inside.
  func roomInsets(_ insets: Insets) -> Insets

  /// ``Arrangement/mirroredAxes``, from those inside.
  func mirroredAxes(_ axes: MirroredAxes) -> MirroredAxes

  /// ``Arrangement/gridPosition(at:)``, from the one inside.
  func gridPosition(_ position: GridPosition) -> GridPosition

  /// The size of an item inside; the same turns one inside into that outside.
  func innerSize(_ size: Size) -> Size

  /// The items as they are seen inside.
  func innerItems(_ items: any LayoutItems) -> any LayoutItems
}

extension FrameMapping {
  var isExact: Bool { false }

  func contentSize(_ content: Size) -> Size { content }

  func bounds(_ bounds: Rect, in content: Size) -> Rect { frame(bounds, in: content) }

  func turned(_ insets: Insets) -> Insets { insets }

  func visibleInsets(_ insets: Insets) -> Insets { turned(insets) }

  func roomInsets(_ insets: Insets) -> Insets { turned(insets) }

  func mirroredAxes(_ axes: MirroredAxes) -> MirroredAxes { axes }

  func gridPosition(_ position: GridPosition) -> GridPosition { position }

  func innerSize(_ size: Size) -> Size { size }

  func innerItems(_ items: any LayoutItems) -> any LayoutItems { items }
}

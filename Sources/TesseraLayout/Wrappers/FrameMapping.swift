/// The effect of a wrapper on the arrangement inside: it maps frames outwards and queried rectangles inwards.
///
/// The size of the inner content may change with the items, so it is passed as an argument; everything else
/// is constant.
protocol FrameMapping {
  /// Whether a frame overlaps a rectangle exactly if the inner frame overlaps ``innerQuery(_:in:)``. `false`
  /// if the mapping may round edges; then mapped frames are compared with the rectangle again.
  var isExact: Bool { get }

  /// Whether frames and queries depend on the size of the inner content. It costs time to compute after a change.
  var usesContentSize: Bool { get }

  func contentSize(_ content: Size) -> Size

  func frame(_ frame: Rect, in content: Size) -> Rect

  /// Maps a rectangle around all inner frames to one around all frames.
  func bounds(_ bounds: Rect, in content: Size) -> Rect

  /// Maps a rectangle to one that overlaps the inner frames to find. The result includes a rounding
  /// tolerance.
  func innerQuery(_ rect: Rect, in content: Size) -> Rect

  /// Maps distances from the inner edges.
  func mapped(_ insets: Insets) -> Insets

  /// Maps ``Arrangement/visibleInsets`` of the inner arrangement.
  func visibleInsets(_ insets: Insets) -> Insets

  /// Maps ``Arrangement/outerInsets`` of the inner arrangement.
  func outerInsets(_ insets: Insets) -> Insets

  /// Maps ``Arrangement/mirroredAxes`` of the inner arrangement.
  func mirroredAxes(_ axes: MirroredAxes) -> MirroredAxes

  /// Maps ``Arrangement/gridPosition(at:)`` of the inner arrangement.
  func gridPosition(_ position: GridPosition) -> GridPosition

  /// Maps the size of an item to the inner one. The function is its own inverse.
  func innerSize(_ size: Size) -> Size

  /// Maps the items to those that the inner layout places.
  func innerItems(_ items: any LayoutItems) -> any LayoutItems
}

extension FrameMapping {
  var isExact: Bool { false }

  var usesContentSize: Bool { true }

  func contentSize(_ content: Size) -> Size { content }

  func bounds(_ bounds: Rect, in content: Size) -> Rect { frame(bounds, in: content) }

  func mapped(_ insets: Insets) -> Insets { insets }

  func visibleInsets(_ insets: Insets) -> Insets { mapped(insets) }

  func outerInsets(_ insets: Insets) -> Insets { mapped(insets) }

  func mirroredAxes(_ axes: MirroredAxes) -> MirroredAxes { axes }

  func gridPosition(_ position: GridPosition) -> GridPosition { position }

  func innerSize(_ size: Size) -> Size { size }

  func innerItems(_ items: any LayoutItems) -> any LayoutItems { items }
}

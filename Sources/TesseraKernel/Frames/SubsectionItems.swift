import TesseraLayout

/// Sections as the layout around them sees them: items that are laid out to tell their size.
final class SubsectionItems: LayoutItems {
  private let positions: [Int]
  private let frames: CollectionFrames
  private let room: ItemRoom

  /// Makes items of sections by their positions, in a room.
  init(_ positions: [Int], in frames: CollectionFrames, room: ItemRoom) {
    self.positions = positions
    self.frames = frames
    self.room = room
  }

  var count: Int { positions.count }

  var viewport: Size? { room.seen }

  func leastExtent(along axis: Axis) -> Double? { room[leastAlong: axis] }

  func inset(by insets: Insets) -> any LayoutItems {
    SubsectionItems(positions, in: frames, room: room.narrowed(by: insets.sanitized))
  }

  func size(at index: Int, offered: Size) -> Size {
    frames.size(of: positions[index], offered: offered, seen: room.seen)
  }

  func traits(at index: Int) -> LayoutTraits {
    let sizing = frames.sections[positions[index]].declared.sizing ?? .content(scrolling: frames.axis)
    return LayoutTraits(fillsWidth: sizing.width.isFill, fillsHeight: sizing.height.isFill)
  }
}

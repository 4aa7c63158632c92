import TesseraLayout

/// The items of a section as a layout sees them that stands within distances: they have less room.
final class NarrowedItems: LayoutItems {
  private let items: SectionItems
  private let room: ItemRoom

  init(_ items: SectionItems, room: ItemRoom) {
    self.items = items
    self.room = room
  }

  var count: Int { items.count }

  var viewport: Size? {
    items.noteSeenAsked()
    return room.seen
  }

  func leastExtent(along axis: Axis) -> Double? { room[leastAlong: axis] }

  func inset(by insets: Insets) -> any LayoutItems {
    NarrowedItems(items, room: room.narrowed(by: insets.sanitized))
  }

  func size(at index: Int, offered: Size) -> Size {
    items.size(at: index, offered: offered, seen: room.seen)
  }

  func traits(at index: Int) -> LayoutTraits { items.traits(at: index) }

  func uniformCount(from index: Int) -> Int { items.uniformCount(from: index) }

  func forEachRun(
    in range: Range<Int>, offered: LayoutOffer,
    _ body: (_ count: Int, _ size: Size, _ traits: LayoutTraits) -> Void
  ) {
    items.forEachRun(in: range, offered: offered, seen: room.seen, body)
  }

  func baselines(at index: Int, size: Size) -> Baselines? { items.baselines(at: index, size: size) }
}

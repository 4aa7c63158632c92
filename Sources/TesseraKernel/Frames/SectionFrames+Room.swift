import TesseraLayout

// How much room a section has for what is in it.

extension SectionFrames {
  /// How much of the section can be seen at once: what the sizes of its header and footer refer to.
  var seen: Size { room.map { $0.container.bounded(by: $0.seen) } ?? .zero }

  /// Whether the section is as wide as what is in it, and no wider than its container: across the axis of the collection.
  var takesContentExtent: Bool {
    guard let room, declared.scrollAxis != axis.cross else { return false }
    let cross = axis.cross
    return room[cross] == nil && room.least[cross] == 0 && room.container[cross] < Size.largestExtent
  }

  /// The room for what is between header and footer.
  func itemRoom(in room: SectionRoom) -> ItemRoom {
    var itemRoom = ItemRoom(seen: seen)
    if takesContentExtent {
      let cross = axis.cross
      itemRoom[leastAlong: cross] = max(header.size[cross], footer.size[cross])
    }
    return itemRoom
  }

  /// How much of what is in the section can be seen at once within the insets of its layout.
  var innerRoom: Size { items.room.seen.narrowed(by: body.roomInsets) }
}

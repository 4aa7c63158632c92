import TesseraLayout

/// What the items of a section, or the sections in it, are told about the room that they have.
struct ItemRoom: Hashable {
  /// How much can be seen at once: what sizes refer to along an axis that has no end.
  var seen = Size.zero
  /// How wide they are together at least, where the section is as wide as they are; nil: its width is its own.
  var leastWidth: Double?
  /// How high they are together at least, where the section is as high as they are; nil: its height is its own.
  var leastHeight: Double?
}

extension ItemRoom {
  /// The least extent along an axis.
  subscript(leastAlong axis: Axis) -> Double? {
    get { axis == .horizontal ? leastWidth : leastHeight }
    set { if axis == .horizontal { leastWidth = newValue } else { leastHeight = newValue } }
  }

  /// What distances leave of the room.
  func narrowed(by insets: Insets) -> ItemRoom {
    ItemRoom(
      seen: seen.narrowed(by: insets), leastWidth: leastWidth?.narrowed(by: insets, along: .horizontal),
      leastHeight: leastHeight?.narrowed(by: insets, along: .vertical))
  }
}

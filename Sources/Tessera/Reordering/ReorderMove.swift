/// An item that people carry elsewhere: where it is taken from, and where it goes.
public struct ReorderMove: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  /// Where it stands in the data of the app.
  public let source: ReorderPlace
  /// Where it goes.
  public let target: ReorderPlace

  /// Makes a move from its parts.
  public init(item: ItemID, from source: ReorderPlace, to target: ReorderPlace) {
    self.item = item
    self.source = source
    self.target = target
  }

  /// Whether the item stays in its section.
  public var isWithinSection: Bool { source.section == target.section }
}

/// A place between the other items of a section: an item that is carried is never counted.
public struct ReorderPlace: Hashable, Sendable {
  /// The section: its id and those of the sections around it.
  public var section: SectionKey
  /// The item behind the place; nil: it is at the end.
  public var before: ItemID?
  /// The item in front of the place; nil: it is at the start.
  public var after: ItemID?
  /// How many items stand in front of the place.
  public var index: Int

  /// Makes a place from its parts.
  public init(section: SectionKey, before: ItemID?, after: ItemID?, index: Int) {
    self.section = section
    self.before = before
    self.after = after
    self.index = index
  }
}

extension ReorderMove: CustomStringConvertible {
  /// The item and where it goes, as in `todo/b to done before d`.
  public var description: String {
    source.section.description + "/" + item.description + " to " + target.description
  }
}

extension ReorderPlace: CustomStringConvertible {
  /// As in `done before d`, or `done at the end`.
  public var description: String {
    section.description + (before.map { " before " + $0.description } ?? " at the end")
  }
}

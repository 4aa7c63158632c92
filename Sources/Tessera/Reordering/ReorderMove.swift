/// A move of an item by the user, from one place in the content to another.
public struct ReorderMove: Hashable, Sendable {
  /// The item that moves.
  public let item: ItemID
  /// The place of the item in the data of the app.
  public let source: ReorderPlace
  /// The new place of the item.
  public let target: ReorderPlace

  /// Creates a move of an item between two places.
  public init(item: ItemID, from source: ReorderPlace, to target: ReorderPlace) {
    self.item = item
    self.source = source
    self.target = target
  }

  /// A Boolean value that indicates whether the item stays in its section.
  public var isWithinSection: Bool { source.section == target.section }
}

/// A place between the other items of a section.
///
/// The item that moves is never counted.
public struct ReorderPlace: Hashable, Sendable {
  /// The key of the section: its id and those of the sections around it.
  public var section: SectionKey
  /// The item that follows the place; `nil` if the place is at the end.
  public var before: ItemID?
  /// The item that precedes the place; `nil` if the place is at the start.
  public var after: ItemID?
  /// The number of items before the place.
  public var index: Int

  /// Creates a place from its section, its neighbors and its index.
  public init(section: SectionKey, before: ItemID?, after: ItemID?, index: Int) {
    self.section = section
    self.before = before
    self.after = after
    self.index = index
  }
}

extension ReorderMove: CustomStringConvertible {
  /// The item and its target, as in `todo/b to done before d`.
  public var description: String {
    source.section.description + "/" + item.description + " to " + target.description
  }
}

extension ReorderPlace: CustomStringConvertible {
  /// The section and the position, as in `done before d` or `done at the end`.
  public var description: String {
    section.description + (before.map { " before " + $0.description } ?? " at the end")
  }
}

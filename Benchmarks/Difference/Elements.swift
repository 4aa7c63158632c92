import TesseraDiff

/// An element before it has an id of a certain type: cases are written with these.
struct Entry: Equatable {
  var number: Int
  var revision = 0
}

/// What the lists are made of: an id, and something that changes.
struct Item<ID: ElementID>: Identifiable, Equatable {
  let id: ID
  var revision: Int

  init(_ entry: Entry) {
    id = ID(number: entry.number)
    revision = entry.revision
  }
}

extension Item: CustomStringConvertible {
  /// `id.revision`.
  var description: String { "\(id).\(revision)" }
}

/// A section before its items have ids of a certain type.
struct ShelfEntry: Equatable {
  var number: Int
  var entries: [Entry]
}

/// What the sectioned lists are made of: an id, and items.
struct Shelf<ID: ElementID>: DifferenceSection {
  let id: ID
  var items: [Item<ID>]

  init(_ entry: ShelfEntry) {
    id = ID(number: entry.number)
    items = entry.entries.map(Item.init)
  }
}

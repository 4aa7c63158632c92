/// A page as it is kept: its items as far as no other page has them, and what it was asked for.
struct LoadedPage<Item: Identifiable & Sendable, Key: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  /// Tells pages apart and their order: one behind another has a greater number.
  let number: Int
  /// What it was asked for; nil: it came first without any key.
  let key: Key?
  /// The key of the page behind it; nil: it is the last one, or the source does not say.
  var next: Key?
  /// The key of the page in front of it; nil: it is the first one, or the source does not say.
  var previous: Key?
  /// Its items.
  var block: ItemBlock<Item>
  /// The ids of what the source has answered with it, and what stands on another page: it comes here when that page
  /// is dropped.
  var lent: Set<Item.ID> = []

  /// The key of the page beside it.
  func neighbour(_ direction: PageDirection) -> Key? {
    switch direction {
    case .next: next
    case .previous: previous
    }
  }
}

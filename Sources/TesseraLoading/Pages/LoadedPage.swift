/// A page as it is stored: the items that no other page has, and the keys of the page.
struct LoadedPage<Item: Identifiable & Sendable, Key: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  /// A number that identifies the page and determines its order: later pages have greater numbers.
  let number: Int
  /// The key of the page; `nil` for the first page of a source.
  let key: Key?
  /// The key of the next page; `nil` if this is the last one, or the source does not provide it.
  var next: Key?
  /// The key of the previous page; `nil` if this is the first one, or the source does not provide it.
  var previous: Key?
  var block: ItemBlock<Item>
  /// The ids of items that the source returned with this page but that are on another one. They move here
  /// when the other page is dropped.
  var idsOnOtherPages: Set<Item.ID> = []

  func neighbor(_ direction: PageDirection) -> Key? {
    switch direction {
    case .next: next
    case .previous: previous
    }
  }
}

/// A page of items that a source returns for one request.
public struct Page<Item: Identifiable & Sendable, Key: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  /// The items, in order.
  public var items: [Item]
  /// The key of the next page; `nil` if this is the last one.
  public var next: Key?
  /// The key of the previous page; `nil` if this is the first one.
  public var previous: Key?
  /// The number of items before this page; `nil` if it is unknown.
  public var itemsBefore: Int?
  /// The number of items after this page; `nil` if it is unknown.
  public var itemsAfter: Int?

  /// Creates a page.
  public init(
    _ items: [Item], next: Key? = nil, previous: Key? = nil, itemsBefore: Int? = nil, itemsAfter: Int? = nil
  ) {
    self.items = items
    self.next = next
    self.previous = previous
    self.itemsBefore = itemsBefore
    self.itemsAfter = itemsAfter
  }
}

extension Page {
  func neighbor(_ direction: PageDirection) -> Key? {
    switch direction {
    case .next: next
    case .previous: previous
    }
  }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Decodable where Item: Decodable, Key: Decodable {}
extension Page: Encodable where Item: Encodable, Key: Encodable {}

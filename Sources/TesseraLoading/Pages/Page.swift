/// A part of what a source has: what it answers to one request.
public struct Page<Item: Identifiable & Sendable, Key: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  /// The items, in order.
  public var items: [Item]
  /// The key of the page behind this one; nil: this is the last one.
  public var next: Key?
  /// The key of the page in front of this one; nil: this is the first one.
  public var previous: Key?
  /// How many items there are in front of this page; nil: nobody knows.
  public var itemsBefore: Int?
  /// How many items there are behind this page; nil: nobody knows.
  public var itemsAfter: Int?

  /// A page of a source.
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
  /// The key of the page beside it.
  func neighbour(_ direction: PageDirection) -> Key? {
    switch direction {
    case .next: next
    case .previous: previous
    }
  }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Decodable where Item: Decodable, Key: Decodable {}
extension Page: Encodable where Item: Encodable, Key: Encodable {}

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Pages that begin somewhere, as in `?offset=20&limit=20`.
///
/// The next page begins where this one ends, however long it is. The last one is known where the server
/// counts its items; else it is the one that nothing is on.
public struct PageOffsets: HTTPPagination {
  /// How many items a page has.
  public var size: Int
  /// The name of the field of the answer's header that has the number of all items, as in `X-Total-Count`.
  public var total: String?
  /// The names in the query.
  public var names: (offset: String, limit: String)

  /// Makes a way to count items.
  public init(
    size: Int, total: String? = nil, names: (offset: String, limit: String) = ("offset", "limit")
  ) {
    self.size = max(1, size)
    self.total = total
    self.names = names
  }

  /// The request for a page.
  public func request(for key: Int?, base: URLRequest) -> URLRequest {
    base.setting([(names.offset, "\(key ?? 0)"), (names.limit, "\(size)")])
  }

  /// A page of items.
  public func page<Item>(of items: [Item], at key: Int?, in answer: HTTPAnswer) -> Page<Item, Int> {
    let offset = max(0, key ?? 0)
    var page = Page<Item, Int>(
      items, next: items.isEmpty ? nil : offset.adding(items.count),
      previous: offset > 0 ? max(0, offset - size) : nil)
    if let total = answer.number(total) {
      page.count(from: offset, total: total)
      if page.itemsAfter == 0 { page.next = nil }
    }
    return page
  }
}

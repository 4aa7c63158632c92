import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Pages that begin somewhere, as in `?offset=20&limit=20`.
///
/// The next page begins where this one ends, however long it is. The last one is known where the server
/// counts its items; else it is the one that nothing is on.
///
/// The page in front begins as many items before this one as this one has: a server with a limit of its own
/// sends no fewer there, so nothing is left out between the two. In front of a short one, as the last page may
/// be, that overlaps; items that come twice are there once. A page without items says nothing of such a limit:
/// unless the server counts its items, the page in front of it is expected to have the whole size.
public struct PageOffsets: HTTPPagination, Hashable {
  /// How many items a page has.
  public var size: Int
  /// The name of the field of the answer's header that has the number of all items, as in `X-Total-Count`.
  public var total: String?
  /// The name of the offset in the query.
  public var offsetName: String
  /// The name of the size in the query.
  public var sizeName: String

  /// Makes a way to count items.
  public init(
    size: Int, total: String? = nil, offsetName: String = "offset", sizeName: String = "limit"
  ) {
    self.size = max(1, size)
    self.total = total
    self.offsetName = offsetName
    self.sizeName = sizeName
  }

  /// The request for a page.
  public func request(for key: Int?, base: URLRequest) -> URLRequest {
    base.setting([(offsetName, "\(key ?? 0)"), (sizeName, "\(size)")])
  }

  /// A page of items.
  public func page<Item>(of items: [Item], at key: Int?, in answer: HTTPAnswer) -> Page<Item, Int> {
    let offset = max(0, key ?? 0)
    let total = answer.number(total)
    var page = Page<Item, Int>(
      items, next: items.isEmpty ? nil : offset.adding(items.count),
      previous: previous(of: offset, count: items.count, total: total))
    if let total {
      page.count(from: offset, total: total)
      if page.itemsAfter == 0 { page.next = nil }
    }
    return page
  }

  /// Where the page in front of one begins; nil: there is none.
  private func previous(of offset: Int, count: Int, total: Int?) -> Int? {
    guard offset > 0 else { return nil }
    if count > 0 { return max(0, offset - count) }
    // Where the items end, one of them is there for certain; the next steps are longer.
    if let total { return max(0, min(offset, total) - 1) }
    return max(0, offset - size)
  }
}

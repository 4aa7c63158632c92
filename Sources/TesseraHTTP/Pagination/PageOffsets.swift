import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A pagination scheme with offsets, as in `?offset=20&limit=20`.
///
/// The next page begins where this one ends, whatever its size. If the server sends the total number of
/// items, the page that reaches it is the last one. Otherwise the first empty page is.
///
/// The previous page begins before this one by the number of items of this one. A server with a limit of its
/// own sends at least as many items there, so that no item between the two is left out. Before a short page,
/// such as the last one, the two can overlap; repeated items appear once. An empty page reveals no such
/// limit: unless the server sends the total, the page before it is expected to have the requested size.
public struct PageOffsets: HTTPPagination, Hashable {
  /// The number of items per page.
  public var size: Int
  /// The name of the header field with the total number of items, as in `X-Total-Count`; `nil` if there is
  /// none.
  public var total: String?
  /// The name of the offset in the query.
  public var offsetName: String
  /// The name of the page size in the query.
  public var sizeName: String

  /// Creates an offset scheme.
  public init(
    size: Int, total: String? = nil, offsetName: String = "offset", sizeName: String = "limit"
  ) {
    self.size = max(1, size)
    self.total = total
    self.offsetName = offsetName
    self.sizeName = sizeName
  }

  /// Returns the request for a page.
  public func request(for key: Int?, base: URLRequest) -> URLRequest {
    base.setting([(offsetName, "\(key ?? 0)"), (sizeName, "\(size)")])
  }

  /// Returns a page of items.
  public func page<Item>(of items: [Item], at key: Int?, in response: HTTPResponse) -> Page<Item, Int> {
    let offset = max(0, key ?? 0)
    let total = response.number(total)
    var page = Page<Item, Int>(
      items, next: items.isEmpty ? nil : offset.adding(items.count),
      previous: previous(of: offset, count: items.count, total: total))
    if let total {
      page.count(from: offset, total: total)
      if page.itemsAfter == 0 { page.next = nil }
    }
    return page
  }

  /// Returns the offset of the previous page; `nil` if there is none.
  private func previous(of offset: Int, count: Int, total: Int?) -> Int? {
    guard offset > 0 else { return nil }
    if count > 0 { return max(0, offset - count) }
    // Past the end, the previous page begins with the last item, which certainly exists. The pages before are
    // longer.
    if let total { return max(0, min(offset, total) - 1) }
    return max(0, offset - size)
  }
}

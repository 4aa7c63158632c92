import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A pagination scheme with page numbers, as in `?page=2&per_page=20`.
///
/// If the server sends the total number of items, a full page that reaches it is the last one. Otherwise the
/// first empty page is. A page with fewer items than requested does not count as the last one, because some
/// servers have limits of their own.
public struct PageNumbers: HTTPPagination, Hashable {
  /// The number of items per page.
  public var size: Int
  /// The number of the first page.
  public var first: Int
  /// The name of the header field with the total number of items, as in `X-Total-Count`; `nil` if there is
  /// none.
  public var total: String?
  /// The name of the page number in the query.
  public var numberName: String
  /// The name of the page size in the query; `nil` if the server does not accept a size.
  public var sizeName: String?

  /// Creates a page number scheme.
  public init(
    size: Int, first: Int = 1, total: String? = nil,
    numberName: String = "page", sizeName: String? = "per_page"
  ) {
    self.size = max(1, size)
    self.first = first
    self.total = total
    self.numberName = numberName
    self.sizeName = sizeName
  }

  /// Returns the request for a page.
  public func request(for key: Int?, base: URLRequest) -> URLRequest {
    var query = [(numberName, "\(key ?? first)")]
    if let name = sizeName { query.append((name, "\(size)")) }
    return base.setting(query)
  }

  /// Returns a page of items.
  public func page<Item>(of items: [Item], at key: Int?, in response: HTTPResponse) -> Page<Item, Int> {
    let number = key ?? first
    var page = Page<Item, Int>(
      items, next: items.isEmpty ? nil : number.adding(1), previous: number > first ? number - 1 : nil)
    if let total = response.number(total) { count(&page, at: number, total: total) }
    return page
  }

  /// Sets the page's position among all items, as far as it is known, and whether it is the last page.
  private func count<Item>(_ page: inout Page<Item, Int>, at number: Int, total: Int) {
    guard let start = number.subtracting(first)?.multiplied(by: size), start >= 0 else { return }
    let count = page.items.count
    // The position is known on the first page, and on a full one: all pages before it have the same size.
    let isPlaced = count == size || start == 0
    guard isPlaced || count == 0 || start.adding(count) == total else { return }
    page.count(from: start, total: total)
    if isPlaced, page.itemsAfter == 0 { page.next = nil }
  }
}

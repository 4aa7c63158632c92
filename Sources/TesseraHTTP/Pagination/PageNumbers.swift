import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Pages that have numbers, as in `?page=2&per_page=20`.
///
/// The last page is known where the server counts its items and the page is full; else it is the one that
/// nothing is on. A page with less than was asked for is not the last one: some servers have limits of their
/// own.
public struct PageNumbers: HTTPPagination, Hashable {
  /// How many items a page has.
  public var size: Int
  /// The number of the first page.
  public var first: Int
  /// The name of the field of the answer's header that has the number of all items, as in `X-Total-Count`.
  public var total: String?
  /// The name of the number in the query.
  public var numberName: String
  /// The name of the size in the query; nil: the server does not want to be told.
  public var sizeName: String?

  /// Makes a way to count pages.
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

  /// The request for a page.
  public func request(for key: Int?, base: URLRequest) -> URLRequest {
    var query = [(numberName, "\(key ?? first)")]
    if let name = sizeName { query.append((name, "\(size)")) }
    return base.setting(query)
  }

  /// A page of items.
  public func page<Item>(of items: [Item], at key: Int?, in answer: HTTPAnswer) -> Page<Item, Int> {
    let number = key ?? first
    var page = Page<Item, Int>(
      items, next: items.isEmpty ? nil : number.adding(1), previous: number > first ? number - 1 : nil)
    if let total = answer.number(total) { count(&page, at: number, total: total) }
    return page
  }

  /// Says where a page is among all items, as far as that is known, and whether it is the last one.
  private func count<Item>(_ page: inout Page<Item, Int>, at number: Int, total: Int) {
    guard let start = number.subtracting(first)?.multiplied(by: size), start >= 0 else { return }
    let count = page.items.count
    // All pages before this one are as long as this one may be, if it is full; nothing is before the first.
    let isPlaced = count == size || start == 0
    guard isPlaced || count == 0 || start.adding(count) == total else { return }
    page.count(from: start, total: total)
    if isPlaced, page.itemsAfter == 0 { page.next = nil }
  }
}

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A scheme by which a server divides its items into pages: how a page is requested, and how a response
/// identifies the adjacent pages.
public protocol HTTPPagination<Key>: Sendable {
  /// The type of the keys that identify pages.
  associatedtype Key: Hashable & Sendable

  /// Returns the request for a page.
  ///
  /// - Parameters:
  ///   - key: The key of the page; `nil` for the first page.
  ///   - base: The request without pagination.
  func request(for key: Key?, base: URLRequest) -> URLRequest

  /// Returns the page with the items of a response.
  ///
  /// - Parameters:
  ///   - items: The items that were read from the response.
  ///   - key: The key of the requested page; `nil` for the first page.
  ///   - response: The response of the server.
  func page<Item>(of items: [Item], at key: Key?, in response: HTTPResponse) -> Page<Item, Key>
}

extension HTTPPagination where Self == PageNumbers {
  /// Pages that are identified by numbers, as in `?page=2&per_page=20`.
  public static func numbers(size: Int, total: String? = nil) -> PageNumbers {
    PageNumbers(size: size, total: total)
  }
}

extension HTTPPagination where Self == PageOffsets {
  /// Pages that are identified by offsets, as in `?offset=20&limit=20`.
  public static func offsets(size: Int, total: String? = nil) -> PageOffsets {
    PageOffsets(size: size, total: total)
  }
}

extension HTTPPagination where Self == PageLinks {
  /// Pages that link to each other, as in `Link: <…>; rel="next"`.
  public static var links: PageLinks { PageLinks() }
}

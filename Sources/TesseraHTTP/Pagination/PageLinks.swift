import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A pagination scheme in which pages link to each other in their headers (RFC 8288), as in
/// `Link: </posts?page=2>; rel="next"`.
///
/// A link to another server is followed by a GET request without header fields and without a body, because these may
/// contain passwords.
public struct PageLinks: HTTPPagination, Hashable {
  /// The relation of the next page.
  public var next: String
  /// The possible relations of the previous page, in order of preference.
  public var previous: [String]

  /// Creates a link pagination scheme.
  public init(next: String = "next", previous: [String] = ["prev", "previous"]) {
    self.next = next
    self.previous = previous
  }

  /// Returns the request for a page.
  public func request(for key: URL?, base: URLRequest) -> URLRequest {
    guard let key else { return base }
    var request = base
    request.url = key
    if key.origin == nil || base.url?.origin != key.origin {
      request.httpMethod = "GET"
      request.allHTTPHeaderFields = [:]
      (request.httpBody, request.httpBodyStream) = (nil, nil)
    }
    return request
  }

  /// Returns a page of items.
  public func page<Item>(of items: [Item], at key: URL?, in response: HTTPResponse) -> Page<Item, URL> {
    let links = response.links
    func target(_ relations: [String]) -> URL? {
      // A page that is adjacent to itself would be loaded forever.
      relations.lazy.compactMap { links.target($0) }
        .first { $0.origin != nil && $0 != response.url && $0 != key }
    }
    return Page(items, next: target([next]), previous: target(previous))
  }
}

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Pages that link to each other in their headers (RFC 8288), as in `Link: </posts?page=2>; rel="next"`.
///
/// A link to another server is followed without the fields of the request's header, which may have a
/// password.
public struct PageLinks: HTTPPagination, Hashable {
  /// The relation of what comes next.
  public var next: String
  /// The relations of what comes before, the first one that there is.
  public var previous: [String]

  /// Makes a way to follow links.
  public init(next: String = "next", previous: [String] = ["prev", "previous"]) {
    self.next = next
    self.previous = previous
  }

  /// The request for a page.
  public func request(for key: URL?, base: URLRequest) -> URLRequest {
    guard let key else { return base }
    var request = base
    request.url = key
    if key.origin == nil || base.url?.origin != key.origin { request.allHTTPHeaderFields = [:] }
    return request
  }

  /// A page of items.
  public func page<Item>(of items: [Item], at key: URL?, in answer: HTTPAnswer) -> Page<Item, URL> {
    let links = answer.links
    func target(_ relations: [String]) -> URL? {
      // A page next to itself would be loaded for ever.
      relations.lazy.compactMap { links.target($0) }
        .first { $0.origin != nil && $0 != answer.url && $0 != key }
    }
    return Page(items, next: target([next]), previous: target(previous))
  }
}

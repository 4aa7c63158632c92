import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// How a server counts its pages: how a page is asked for, and what an answer says of those next to it.
public protocol HTTPPagination<Key>: Sendable {
  /// What tells pages apart.
  associatedtype Key: Hashable & Sendable

  /// The request for a page.
  ///
  /// - Parameters:
  ///   - key: Which page; nil: the first one.
  ///   - base: What is asked for without pages.
  func request(for key: Key?, base: URLRequest) -> URLRequest

  /// A page of items.
  ///
  /// - Parameters:
  ///   - items: What was read in the answer.
  ///   - key: What was asked for.
  ///   - answer: What the server has answered.
  func page<Item>(of items: [Item], at key: Key?, in answer: HTTPAnswer) -> Page<Item, Key>
}

extension HTTPPagination where Self == PageNumbers {
  /// Pages that have numbers, as in `?page=2&per_page=20`.
  public static func numbers(size: Int, total: String? = nil) -> PageNumbers {
    PageNumbers(size: size, total: total)
  }
}

extension HTTPPagination where Self == PageOffsets {
  /// Pages that begin somewhere, as in `?offset=20&limit=20`.
  public static func offsets(size: Int, total: String? = nil) -> PageOffsets {
    PageOffsets(size: size, total: total)
  }
}

extension HTTPPagination where Self == PageLinks {
  /// Pages that link to each other, as in `Link: <…>; rel="next"`.
  public static var links: PageLinks { PageLinks() }
}

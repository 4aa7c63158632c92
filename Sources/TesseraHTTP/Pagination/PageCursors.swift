import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A cursor between pages: a name and a value for the query, as in `after=MTI`.
public struct PageCursor: Hashable, Sendable, Codable {
  /// The name of the cursor in the query, which determines on which side of the cursor the page is.
  public var name: String
  /// The value of the cursor.
  public var value: String

  /// Creates a cursor.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension PageCursor: CustomStringConvertible {
  /// The cursor as in `after=MTI`.
  public var description: String { "\(name)=\(value)" }
}

/// A pagination scheme in which the content of a page has the cursors of the adjacent pages.
///
///     let cursors = PageCursors(next: "after", previous: "before")
///     let source = HTTPSource(first: request, pages: cursors) { answer in
///       let body = try answer.json(Timeline.self)
///       return cursors.page(of: body.posts, next: body.older, previous: body.newer)
///     }
public struct PageCursors: Hashable, Sendable {
  /// The name in the query of the next page's cursor.
  public var next: String
  /// The name in the query of the previous page's cursor.
  public var previous: String

  /// Creates a cursor pagination scheme.
  public init(next: String = "cursor", previous: String = "before") {
    self.next = next
    self.previous = previous
  }

  /// Returns the request for a page.
  public func request(for key: PageCursor?, base: URLRequest) -> URLRequest {
    key.map { base.setting([($0.name, $0.value)]) } ?? base
  }

  /// Returns a page of items, where an empty cursor counts as `nil`.
  public func page<Item>(
    of items: [Item], next: String?, previous: String? = nil, itemsBefore: Int? = nil, itemsAfter: Int? = nil
  ) -> Page<Item, PageCursor> {
    func cursor(_ name: String, _ value: String?) -> PageCursor? {
      value.flatMap { $0.isEmpty ? nil : PageCursor(name, $0) }
    }
    return Page(
      items, next: cursor(self.next, next), previous: cursor(self.previous, previous),
      itemsBefore: itemsBefore,
      itemsAfter: itemsAfter)
  }
}

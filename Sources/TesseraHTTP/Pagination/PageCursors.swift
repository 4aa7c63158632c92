import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A place between pages, as a server calls it: a name and a value of the query, as in `after=MTI`.
public struct PageCursor: Hashable, Sendable, Codable {
  /// The name in the query, which says on which side of the place the page is.
  public var name: String
  /// The place.
  public var value: String

  /// Names a place.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension PageCursor: CustomStringConvertible {
  /// As in `after=MTI`.
  public var description: String { "\(name)=\(value)" }
}

/// Pages that say in their content what comes next.
///
///     let cursors = PageCursors(next: "after", previous: "before")
///     let source = HTTPSource(first: request, pages: cursors) { answer in
///       let body = try answer.json(Timeline.self)
///       return cursors.page(of: body.posts, next: body.older, previous: body.newer)
///     }
public struct PageCursors: Hashable, Sendable {
  /// The name in the query of the cursor of what comes next.
  public var next: String
  /// The name in the query of the cursor of what comes before.
  public var previous: String

  /// Makes a way to follow cursors.
  public init(next: String = "cursor", previous: String = "before") {
    self.next = next
    self.previous = previous
  }

  /// The request for a page.
  public func request(for key: PageCursor?, base: URLRequest) -> URLRequest {
    key.map { base.setting([($0.name, $0.value)]) } ?? base
  }

  /// A page of items. An empty cursor is none.
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

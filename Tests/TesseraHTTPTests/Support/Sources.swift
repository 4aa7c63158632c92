import FaultyServer
import Foundation
import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension ServedFeed {
  /// Posts by page number.
  func numbered(
    _ client: HTTPClient = .patient(), size: Int = 10, total: String? = nil
  ) throws -> HTTPSource<Post, Int> {
    HTTPSource(client: client, first: try request("posts"), pages: .numbers(size: size, total: total)) {
      try $0.json()
    }
  }

  /// Posts by offset.
  func offset(
    _ client: HTTPClient = .patient(), size: Int = 10, total: String? = nil
  ) throws -> HTTPSource<Post, Int> {
    HTTPSource(client: client, first: try request("posts"), pages: .offsets(size: size, total: total)) {
      try $0.json()
    }
  }

  /// Posts by links.
  func linked(_ client: HTTPClient = .patient(), size: Int = 10) throws -> HTTPSource<Post, URL> {
    HTTPSource(client: client, first: try request("posts?per_page=\(size)"), pages: .links) { try $0.json() }
  }

  /// Posts by cursors, from the newest or around one of them.
  func timeline(
    _ client: HTTPClient = .patient(), size: Int = 10, around id: Int? = nil
  ) throws -> HTTPSource<Post, PageCursor> {
    let cursors = PageCursors(next: "after", previous: "before")
    var first = try request("timeline?limit=\(size)")
    if let id { first = cursors.request(for: PageCursor("around", "\(id)"), base: first) }
    return HTTPSource(client: client, first: first, pages: cursors) { answer in
      let stretch = try answer.json(PostFeed.Stretch.self)
      return cursors.page(of: stretch.posts, next: stretch.next, previous: stretch.previous)
    }
  }
}

extension PageSource {
  /// Returns the items of all pages from the first one in a direction, page by page; at most a hundred pages.
  func walk(_ direction: PageDirection = .next) async throws -> [[Item]] {
    var page = try await page(PageRequest(.initial))
    var pages = [page.items]
    while let key = direction == .next ? page.next : page.previous, pages.count < 100 {
      page = try await self.page(PageRequest(.page(direction), key: key))
      pages.append(page.items)
    }
    return pages
  }
}

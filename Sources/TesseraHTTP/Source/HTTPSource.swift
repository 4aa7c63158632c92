import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A source of pages that come over HTTP.
///
///     let first = URLRequest(url: address)
///     let posts = HTTPSource(first: first, pages: .numbers(size: 20)) { try $0.json([Post].self) }
///
/// Why something is loaded decides what is asked: see the table in `Documentation/LoadingOverHTTP.md`.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct HTTPSource<Item: Identifiable & Sendable, Key: Hashable & Sendable>: PageSource
where Item.ID: Sendable {
  private let client: HTTPClient
  private let load: @Sendable (PageRequest<Key>, HTTPClient) async throws -> Page<Item, Key>

  /// A source whose pages take as many requests as they like.
  ///
  /// The closure is called once with a client that knows only what is kept, where that may be shown first,
  /// and once with one that asks the servers. What is kept is only shown where all of it is, also where the
  /// closure goes on without what has failed.
  ///
  /// - Parameters:
  ///   - client: What asks servers.
  ///   - load: Loads a page with the client that it is given.
  public init(
    client: HTTPClient = HTTPClient(),
    load: @escaping @Sendable (PageRequest<Key>, HTTPClient) async throws -> Page<Item, Key>
  ) {
    self.client = client
    self.load = load
  }

  /// A source with a request for each page.
  ///
  /// - Parameters:
  ///   - client: What asks servers.
  ///   - request: How a page is asked for.
  ///   - read: What is on it.
  public init(
    client: HTTPClient = HTTPClient(),
    request: @escaping @Sendable (PageRequest<Key>) throws -> URLRequest,
    read: @escaping @Sendable (HTTPAnswer, PageRequest<Key>) throws -> Page<Item, Key>
  ) {
    self.init(client: client) { page, client in
      try await client.load(try request(page)) { try read($0, page) }
    }
  }

  /// Loads a page from the server.
  public func page(_ request: PageRequest<Key>) async throws -> Page<Item, Key> {
    do {
      return try await load(request, client.serving(request.intent))
    } catch is CancellationError {
      throw CancellationError()
    } catch let news as NothingNew {
      throw news
    } catch {
      throw LoadFailure(reading: error)
    }
  }

  /// The page as it was the last time, if all of it is kept.
  public func storedPage(_ request: PageRequest<Key>) async -> Page<Item, Key>? {
    guard request.intent.allowsStored else { return nil }
    let misses = AnswerMisses()
    let page = try? await load(request, client.onlyMemory(noting: misses))
    return await misses.areNone ? page : nil
  }
}

// MARK: - Ways to count pages

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension HTTPSource {
  /// A source whose pages are counted in one of the common ways.
  ///
  /// - Parameters:
  ///   - client: What asks servers.
  ///   - first: What is asked for, without pages.
  ///   - pages: How they are counted.
  ///   - read: The items of an answer.
  public init<Pagination: HTTPPagination>(
    client: HTTPClient = HTTPClient(), first: URLRequest, pages: Pagination,
    read: @escaping @Sendable (HTTPAnswer) throws -> [Item]
  ) where Pagination.Key == Key {
    self.init(client: client) {
      pages.request(for: $0.key, base: first)
    } read: {
      pages.page(of: try read($0), at: $1.key, in: $0)
    }
  }

  /// A source whose pages say in their content what comes next.
  ///
  /// - Parameters:
  ///   - client: What asks servers.
  ///   - first: What is asked for, without pages.
  ///   - pages: How they are asked for.
  ///   - read: The page in an answer.
  public init(
    client: HTTPClient = HTTPClient(), first: URLRequest, pages: PageCursors,
    read: @escaping @Sendable (HTTPAnswer) throws -> Page<Item, PageCursor>
  ) where Key == PageCursor {
    self.init(client: client) {
      pages.request(for: $0.key, base: first)
    } read: { answer, request in
      // A page next to itself would be loaded for ever.
      var page = try read(answer)
      if page.next == request.key { page.next = nil }
      if page.previous == request.key { page.previous = nil }
      return page
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension HTTPSource where Key == Never {
  /// A source that has everything on one page.
  public init(
    client: HTTPClient = HTTPClient(), only request: URLRequest,
    read: @escaping @Sendable (HTTPAnswer) throws -> [Item]
  ) {
    self.init(client: client) { _ in
      request
    } read: { answer, _ in
      Page(try read(answer))
    }
  }
}

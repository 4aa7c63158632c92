import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A source of pages that are loaded over HTTP.
///
///     let first = URLRequest(url: address)
///     let posts = HTTPSource(first: first, pages: .numbers(size: 20)) { try $0.json([Post].self) }
///
/// The intent of a load decides which requests are sent: see the table in `Documentation/LoadingOverHTTP.md`.
public struct HTTPSource<Item: Identifiable & Sendable, Key: Hashable & Sendable>: PageSource
where Item.ID: Sendable {
  private let client: HTTPClient
  private let load: @Sendable (PageRequest<Key>, HTTPClient) async throws -> Page<Item, Key>

  /// Creates a source whose pages take any number of requests.
  ///
  /// If stored content may be shown first, `load` is called once with a client that reads only the cache. It
  /// is then called with a client that contacts the servers. Stored content is shown only if all of it is
  /// stored, even if the closure continues after a failure.
  ///
  /// - Parameters:
  ///   - client: The client that sends requests.
  ///   - load: A closure that loads a page with the client that is passed to it.
  public init(
    client: HTTPClient = HTTPClient(),
    load: @escaping @Sendable (PageRequest<Key>, HTTPClient) async throws -> Page<Item, Key>
  ) {
    self.client = client
    self.load = load
  }

  /// Creates a source with one request per page.
  ///
  /// - Parameters:
  ///   - client: The client that sends requests.
  ///   - request: A closure that returns the request for a page.
  ///   - read: A closure that reads the page from a response.
  public init(
    client: HTTPClient = HTTPClient(),
    request: @escaping @Sendable (PageRequest<Key>) throws -> URLRequest,
    read: @escaping @Sendable (HTTPResponse, PageRequest<Key>) throws -> Page<Item, Key>
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
    } catch let notModified as NotModified {
      throw notModified
    } catch {
      throw LoadFailure(reading: error)
    }
  }

  /// Returns the stored page; `nil` if any part of it is missing.
  public func storedPage(_ request: PageRequest<Key>) async -> Page<Item, Key>? {
    guard request.intent.allowsStored else { return nil }
    let misses = CacheMisses()
    let page = try? await load(request, client.cacheOnly(recording: misses))
    return await misses.isEmpty ? page : nil
  }
}

// MARK: - Pagination schemes

extension HTTPSource {
  /// Creates a source with one of the common pagination schemes.
  ///
  /// - Parameters:
  ///   - client: The client that sends requests.
  ///   - first: The request without pagination.
  ///   - pages: The pagination scheme.
  ///   - read: A closure that reads the items from a response.
  public init<Pagination: HTTPPagination>(
    client: HTTPClient = HTTPClient(), first: URLRequest, pages: Pagination,
    read: @escaping @Sendable (HTTPResponse) throws -> [Item]
  ) where Pagination.Key == Key {
    self.init(client: client) {
      pages.request(for: $0.key, base: first)
    } read: {
      pages.page(of: try read($0), at: $1.key, in: $0)
    }
  }

  /// Creates a source whose pages have the cursors of the adjacent pages in their content.
  ///
  /// - Parameters:
  ///   - client: The client that sends requests.
  ///   - first: The request without pagination.
  ///   - pages: The pagination scheme.
  ///   - read: A closure that reads the page from a response.
  public init(
    client: HTTPClient = HTTPClient(), first: URLRequest, pages: PageCursors,
    read: @escaping @Sendable (HTTPResponse) throws -> Page<Item, PageCursor>
  ) where Key == PageCursor {
    self.init(client: client) {
      pages.request(for: $0.key, base: first)
    } read: { response, request in
      // A page that is adjacent to itself would be loaded forever.
      var page = try read(response)
      if page.next == request.key { page.next = nil }
      if page.previous == request.key { page.previous = nil }
      return page
    }
  }
}

extension HTTPSource where Key == Never {
  /// Creates a source that has all items on one page.
  public init(
    client: HTTPClient = HTTPClient(), only request: URLRequest,
    read: @escaping @Sendable (HTTPResponse) throws -> [Item]
  ) {
    self.init(client: client) { _ in
      request
    } read: { response, _ in
      Page(try read(response))
    }
  }
}

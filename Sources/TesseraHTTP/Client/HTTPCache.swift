import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A cache of server responses that removes the least recently used ones when it is full.
///
/// The cache stores complete responses to `GET` requests, unless they forbid it (`Cache-Control: no-store`).
/// Two requests are the same if their addresses and all their header fields are equal.
public actor HTTPCache {
  private struct CacheKey: Hashable {
    let url: URL
    let headers: [String: String]

    init?(_ request: URLRequest) {
      guard let url = request.url, (request.httpMethod ?? "GET").uppercased() == "GET" else { return nil }
      self.url = url
      headers = request.allHTTPHeaderFields ?? [:]
    }
  }

  private struct Entry {
    let response: HTTPResponse
    var lastUse: Int
  }

  private let maximumBytes: Int
  private let maximumCount: Int
  private var entries: [CacheKey: Entry] = [:]
  private var useCount = 0

  /// The total size of the stored bodies, in bytes.
  public private(set) var byteCount = 0

  /// The number of stored responses.
  public var count: Int { entries.count }

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - maximumBytes: The maximum total size of the stored bodies, in bytes.
  ///   - maximumCount: The maximum number of stored responses.
  public init(maximumBytes: Int = 8 << 20, maximumCount: Int = 256) {
    self.maximumBytes = maximumBytes
    self.maximumCount = maximumCount
  }

  /// Returns the stored response to a request; `nil` if there is none.
  public func response(to request: URLRequest) -> HTTPResponse? {
    guard let cacheKey = CacheKey(request), let entry = entries[cacheKey] else { return nil }
    useCount += 1
    entries[cacheKey]?.lastUse = useCount
    return entry.response
  }

  /// Stores a response, in place of the one to the same request.
  ///
  /// - Complexity: O(*n*) for each response that has to be removed, where *n* is the number of stored
  ///   responses.
  public func store(_ response: HTTPResponse, to request: URLRequest) {
    guard let cacheKey = CacheKey(request) else { return }
    remove(cacheKey)
    guard response.isCacheable, response.body.count <= maximumBytes, maximumCount > 0 else { return }
    while entries.count >= maximumCount || byteCount > maximumBytes - response.body.count {
      guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key else { break }
      remove(oldest)
    }
    var cached = response
    cached.origin = .cached
    useCount += 1
    entries[cacheKey] = Entry(response: cached, lastUse: useCount)
    byteCount += cached.body.count
  }

  /// Removes the response to a request.
  public func remove(_ request: URLRequest) {
    if let cacheKey = CacheKey(request) { remove(cacheKey) }
  }

  /// Removes all responses.
  public func removeAll() {
    entries = [:]
    byteCount = 0
  }

  private func remove(_ cacheKey: CacheKey) {
    byteCount -= entries.removeValue(forKey: cacheKey)?.response.body.count ?? 0
  }
}

extension HTTPResponse {
  /// Whether the response is complete and may be stored.
  fileprivate var isCacheable: Bool {
    status == 200 && header("Cache-Control")?.lowercased().contains("no-store") != true
  }
}

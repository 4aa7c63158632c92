import Foundation
import Testing

import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The cache of responses")
struct HTTPCacheTests {
  private func request(_ path: String, headers: [String: String] = [:], method: String = "GET") throws
    -> URLRequest
  {
    var request = URLRequest(url: try #require(URL(string: "https://a/\(path)")))
    request.httpMethod = method
    request.allHTTPHeaderFields = headers
    return request
  }

  private func response(
    _ text: String, status: Int = 200, headers: [String: String] = [:]
  ) throws -> HTTPResponse {
    HTTPResponse(
      status: status, url: try #require(URL(string: "https://a/")), headers: headers, body: Data(text.utf8))
  }

  @Test("A response is returned for the same request only")
  func same() async throws {
    let cache = HTTPCache()
    await cache.store(try response("x"), to: try request("1", headers: ["Accept": "b"]))
    let cached = await cache.response(to: try request("1", headers: ["Accept": "b"]))
    #expect(cached?.body == Data("x".utf8))
    #expect(cached?.origin == .cached)
    #expect(await cache.response(to: try request("2", headers: ["Accept": "b"])) == nil)
    #expect(await cache.response(to: try request("1", headers: ["Accept": "c"])) == nil)
    #expect(await cache.response(to: try request("1")) == nil)
  }

  @Test("The least recently used response is removed first")
  func order() async throws {
    let cache = HTTPCache(maximumCount: 2)
    for path in ["1", "2"] { await cache.store(try response(path), to: try request(path)) }
    _ = await cache.response(to: try request("1"))
    await cache.store(try response("3"), to: try request("3"))
    #expect(await cache.response(to: try request("1")) != nil)
    #expect(await cache.response(to: try request("2")) == nil)
    #expect(await cache.count == 2)
  }

  @Test("The cache never exceeds its number of bytes")
  func bytes() async throws {
    let cache = HTTPCache(maximumBytes: 10)
    for path in ["1", "2", "3"] {
      await cache.store(try response("12345"), to: try request(path))
      #expect(await cache.byteCount <= 10)
    }
    #expect(await cache.count == 2)
    await cache.store(try response("1234567890"), to: try request("3"))
    #expect(await cache.count == 1)
    await cache.store(try response("12345678901"), to: try request("3"))
    #expect(await (cache.count, cache.byteCount) == (0, 0))
  }

  @Test("A new response replaces the previous one")
  func replaced() async throws {
    let cache = HTTPCache(maximumBytes: 10)
    for text in ["123456", "1234567", "12"] { await cache.store(try response(text), to: try request("1")) }
    #expect(await (cache.count, cache.byteCount) == (1, 2))
  }

  @Test("Only complete responses to GET requests are stored, unless they forbid it")
  func unkept() async throws {
    let cache = HTTPCache()
    await cache.store(try response("x"), to: try request("1", method: "POST"))
    await cache.store(try response("x", status: 206), to: try request("2"))
    await cache.store(
      try response("x", headers: ["Cache-Control": "private, No-Store"]), to: try request("3"))
    #expect(await cache.count == 0)
  }

  @Test("Removed responses are gone")
  func forgotten() async throws {
    let cache = HTTPCache()
    for path in ["1", "2", "3"] { await cache.store(try response("12"), to: try request(path)) }
    await cache.remove(try request("1"))
    #expect(await (cache.count, cache.byteCount) == (2, 4))
    await cache.removeAll()
    #expect(await (cache.count, cache.byteCount) == (0, 0))
  }

  @Test("A cache of size zero stores nothing")
  func noRoom() async throws {
    for cache in [
      HTTPCache(maximumBytes: 0), HTTPCache(maximumCount: 0), HTTPCache(maximumCount: -1),
    ] {
      await cache.store(try response("x"), to: try request("1"))
      #expect(await cache.count == 0)
    }
  }
}

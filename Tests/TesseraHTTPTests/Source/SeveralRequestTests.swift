import FaultyServer
import Foundation
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Pages that take several requests. `Documentation/LoadingOverHTTP.md` shows the same sources.
@Suite("Pages of several requests", .timeLimit(.minutes(15)))
struct SeveralRequestTests {
  /// A post with the name of its author.
  private struct SignedPost: Identifiable, Equatable {
    let post: Post
    let author: String
    var id: Int { post.id }
  }

  private func sign(_ posts: [Post], by authors: [Author]) -> [SignedPost] {
    let names = Dictionary(authors.map { ($0.id, $0.name) }) { $1 }
    return posts.map { SignedPost(post: $0, author: names[$0.author] ?? "somebody") }
  }

  @Test("A page can load several similar requests, some of which fail")
  func several() async throws {
    try await withFeed { served in
      let urls = try ["island", "tide", "umber"].map { try served.url("search?q=\($0)&limit=2") }
      let source = HTTPSource<Post, Never>(client: .patient()) { _, client in
        let results = try await concurrentMap(urls) { try await client.json([Post].self, at: $0) }
        return Page(try results.successes().flatMap { $0 })
      }
      await served.server.plan(.status(500), at: "/search")
      let page = try await source.page(PageRequest(.initial))
      #expect(page.items.count == 4)
      #expect(await served.server.log.requests.count == 3)

      await served.server.setFault(.status(503), at: "/search")
      let failure = try await failure { try await source.page(PageRequest(.pull)) }
      #expect(failure.message == "The server is busy (503). Try again later.")
    }
  }

  @Test("A page can load two requests concurrently, and needs both")
  func two() async throws {
    try await withFeed { served in
      let (posts, authors) = (try served.url("posts?per_page=3"), try served.url("authors"))
      let source = HTTPSource<SignedPost, Never>(client: .patient()) { _, client in
        async let posts = client.json([Post].self, at: posts)
        async let authors = client.json([Author].self, at: authors)
        return Page(sign(try await posts, by: try await authors))
      }
      await served.server.setFault(.held)
      let task = Task { try await source.page(PageRequest(.initial)) }
      await served.server.log { $0.openCount == 2 }
      await served.server.setFault(nil)
      await served.server.release()
      #expect(try await task.value.items.map(\.author) == ["Ada", "Emre", "Dilek"])
    }
  }

  @Test("If one of two requests fails, the page does not wait for the other")
  func oneOfTwo() async throws {
    try await withFeed { served in
      let (posts, authors) = (try served.url("posts"), try served.url("authors"))
      let source = HTTPSource<SignedPost, Never>(client: .patient()) { _, client in
        async let posts = client.json([Post].self, at: posts)
        async let authors = client.json([Author].self, at: authors)
        return Page(sign(try await posts, by: try await authors))
      }
      await served.server.setFault(.held, at: "/authors")
      await served.server.setFault(.status(500), at: "/posts")
      let failure = try await failure { try await source.page(PageRequest(.initial)) }
      #expect(failure.message == "The server has a problem (500). Try again later.")
      await served.server.log { $0.openCount == 0 }
    }
  }

  @Test("A page can load three requests concurrently")
  func three() async throws {
    try await withFeed { served in
      let urls = try (1...3).map { try served.url("authors/\($0)") }
      let source = HTTPSource<Author, Never>(client: .patient()) { _, client in
        async let first = client.json(Author.self, at: urls[0])
        async let second = client.json(Author.self, at: urls[1])
        async let third = client.json(Author.self, at: urls[2])
        return Page(try await [first, second, third])
      }
      let page = try await source.page(PageRequest(.initial))
      #expect(page.items.map(\.name) == ["Ada", "Björn", "Chiara"])
    }
  }

  @Test("A page can load a request that depends on another one")
  func oneThenOne() async throws {
    try await withFeed { served in
      let source = HTTPSource<SignedPost, Never>(client: .patient()) { _, client in
        let posts = try await client.json([Post].self, at: served.url("posts?per_page=1"))
        guard let post = posts.first else { return Page([]) }
        let author = try await client.json(Author.self, at: served.url("authors/\(post.author)"))
        return Page(sign(posts, by: [author]))
      }
      let page = try await source.page(PageRequest(.initial))
      #expect(page.items.map(\.author) == ["Ada"])
      #expect(await served.server.log.lines == ["/posts?per_page=1", "/authors/1"])
    }
  }

  @Test("A page can load two requests that depend on a first one")
  func oneThenTwo() async throws {
    try await withFeed { served in
      let source = HTTPSource<Post, Never>(client: .patient()) { _, client in
        let newest = try await client.json([Post].self, at: served.url("posts?per_page=1"))
        let words = newest.flatMap { $0.text.split(separator: " ") }
        guard words.count > 1 else { return Page(newest) }
        async let first = client.json([Post].self, at: served.url("search?q=\(words[0])&limit=2"))
        async let second = client.json([Post].self, at: served.url("search?q=\(words[1])&limit=2"))
        return Page(try await first + second)
      }
      let page = try await source.page(PageRequest(.initial))
      #expect(page.items.count == 4)
      #expect(await served.server.log.requests.map(\.path) == ["/posts", "/search", "/search"])
    }
  }

  @Test("A page can load a request that depends on two others")
  func twoThenOne() async throws {
    try await withFeed { served in
      let source = HTTPSource<Author, Never>(client: .patient()) { _, client in
        async let older = client.json([Post].self, at: served.url("search?q=tide&limit=1"))
        async let newer = client.json([Post].self, at: served.url("posts?per_page=1"))
        let writers = try await (older + newer).map(\.author)
        return Page([try await client.json(Author.self, at: served.url("authors/\(writers.max() ?? 1)"))])
      }
      let page = try await source.page(PageRequest(.initial))
      #expect(page.items.count == 1)
      #expect(await served.server.log.requests.last?.path.hasPrefix("/authors/") == true)
    }
  }

  @Test("The stored page of dependent requests exists only if all are stored")
  func storedChain() async throws {
    try await withFeed { served in
      let cache = HTTPCache()
      let source = HTTPSource<SignedPost, Never>(client: .patient(cache: cache)) { _, client in
        let posts = try await client.json([Post].self, at: served.url("posts?per_page=1"))
        let authors = try await concurrentMap(posts.map(\.author)) {
          try await client.json(Author.self, at: served.url("authors/\($0)"))
        }
        return Page(sign(posts, by: try authors.map { try $0.get() }))
      }
      #expect(await source.storedPage(PageRequest(.initial)) == nil)
      let page = try await source.page(PageRequest(.initial))
      #expect(await source.storedPage(PageRequest(.appearance)) == page)
      await cache.remove(try served.request("authors/1"))
      #expect(await source.storedPage(PageRequest(.appearance)) == nil)
      #expect(await served.server.log.requests.count == 2)
    }
  }

  @Test("The stored page of optional requests exists only if all are stored")
  func storedSeveral() async throws {
    try await withFeed { served in
      let cache = HTTPCache()
      let ids = [1, 2, 3, 4]
      let source = HTTPSource<Author, Never>(client: .patient(cache: cache)) { _, client in
        let authors = try await concurrentMap(ids) {
          try await client.json(Author.self, at: served.url("authors/\($0)"))
        }
        return Page(try authors.successes())
      }
      #expect(await source.storedPage(PageRequest(.initial)) == nil)
      await served.server.setFault(.status(500), at: "/authors/3")
      #expect(try await source.page(PageRequest(.initial)).items.map(\.id) == [1, 2, 4])
      #expect(await source.storedPage(PageRequest(.appearance)) == nil)

      await served.server.setFault(nil, at: "/authors/3")
      let page = try await source.page(PageRequest(.initial))
      #expect(page.items.map(\.id) == ids)
      #expect(await source.storedPage(PageRequest(.appearance)) == page)
      // A response is stored, but it cannot be read.
      try await cache.store(HTTPResponse(url: served.url("authors/2")), to: served.request("authors/2"))
      #expect(await source.storedPage(PageRequest(.appearance)) == nil)
    }
  }
}

import FaultyServer
import Foundation
import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The code of Documentation/LoadingOverHTTP.md, verbatim; LoadingOverHTTPPageTests compares the two.
struct LoadingOverHTTPPage: Sendable {
  struct Post: Decodable, Identifiable, Equatable, Sendable {
    var id: Int
    var author: Int
    var text: String
  }

  struct Timeline: Decodable {
    var posts: [Post]
    var older: String?
    var newer: String?

    enum CodingKeys: String, CodingKey {
      case posts
      case older = "next"
      case newer = "previous"
    }
  }

  struct SignedPost: Identifiable, Equatable, Sendable {
    var post: Post
    var author: String
    var id: Int { post.id }
  }

  /// The address of the server.
  let server: URL

  func url(_ path: String) -> URL { URL(string: path, relativeTo: server)?.absoluteURL ?? server }
  func address(of author: Int) -> URL { url("authors/\(author)") }
  func address(ofPage number: Int) -> URL { url("posts?page=\(number)&per_page=2") }
  func search(_ word: Substring) -> URL { url("search?q=\(word)&limit=2") }

  func sign(_ posts: [Post], by authors: [Author]) -> [SignedPost] {
    let names = Dictionary(authors.map { ($0.id, $0.name) }) { $1 }
    return posts.map { SignedPost(post: $0, author: names[$0.author] ?? "unknown") }
  }

  @MainActor
  func firstLoader() -> Loader<HTTPSource<Post, Int>> {
    let address = url("posts")
    let first = URLRequest(url: address)
    let posts = HTTPSource(first: first, pages: .numbers(size: 20)) { try $0.json([Post].self) }
    let loader = Loader(posts, behavior: [.initial, .pages], retry: .exponential())
    return loader
  }

  func timeline() -> HTTPSource<Post, PageCursor> {
    let first = URLRequest(url: url("timeline?limit=5"))
    let cursors = PageCursors(next: "after", previous: "before")
    let timeline = HTTPSource(first: first, pages: cursors) { answer in
      let body = try answer.json(Timeline.self)
      return cursors.page(of: body.posts, next: body.older, previous: body.newer)
    }
    return timeline
  }

  func anyOther() -> HTTPSource<Post, Int> {
    let source = HTTPSource<Post, Int> { page in
      URLRequest(url: address(ofPage: page.key ?? 1))
    } read: { answer, page in
      Page(try answer.json([Post].self), next: (page.key ?? 1) + 1)
    }
    return source
  }

  func nothingNew() -> HTTPSource<Post, Int> {
    let source = HTTPSource<Post, Int>(client: HTTPClient()) { page in
      URLRequest(url: address(ofPage: page.key ?? 1))
    } read: { answer, page in
      if answer.origin == .revalidated, page.intent == .pull { throw NotModified() }
      return Page(try answer.json([Post].self), next: (page.key ?? 1) + 1)
    }
    return source
  }

  func several() -> HTTPSource<Post, Never> {
    let feeds = [url("search?q=island&limit=2"), url("search?q=tide&limit=2")]
    let source = HTTPSource<Post, Never> { _, client in
      let results = try await concurrentMap(feeds, atMost: 4) { try await client.json([Post].self, at: $0) }
      return Page(try results.successes().flatMap { $0 })
    }
    return source
  }

  func two() -> HTTPSource<SignedPost, Never> {
    let (posts, authors) = (url("posts?per_page=3"), url("authors"))
    let source = HTTPSource<SignedPost, Never> { _, client in
      async let posts = client.json([Post].self, at: posts)
      async let authors = client.json([Author].self, at: authors)
      return Page(sign(try await posts, by: try await authors))
    }
    return source
  }

  func three() -> HTTPSource<Author, Never> {
    let urls = (1...3).map { address(of: $0) }
    let source = HTTPSource<Author, Never> { _, client in
      async let first = client.json(Author.self, at: urls[0])
      async let second = client.json(Author.self, at: urls[1])
      async let third = client.json(Author.self, at: urls[2])
      return Page(try await [first, second, third])
    }
    return source
  }

  func oneThenOne() -> HTTPSource<SignedPost, Never> {
    let newest = url("posts?per_page=1")
    let source = HTTPSource<SignedPost, Never> { _, client in
      let posts = try await client.json([Post].self, at: newest)
      guard let post = posts.first else { return Page([]) }
      let author = try await client.json(Author.self, at: address(of: post.author))
      return Page(sign(posts, by: [author]))
    }
    return source
  }

  func oneThenTwo() -> HTTPSource<Post, Never> {
    let newest = url("posts?per_page=1")
    let source = HTTPSource<Post, Never> { _, client in
      let newest = try await client.json([Post].self, at: newest)
      let words = newest.flatMap { $0.text.split(separator: " ") }
      guard words.count > 1 else { return Page(newest) }
      async let first = client.json([Post].self, at: search(words[0]))
      async let second = client.json([Post].self, at: search(words[1]))
      return Page(try await first + second)
    }
    return source
  }

  func twoThenOne() -> HTTPSource<Author, Never> {
    let (newest, oldest) = (url("posts?per_page=1"), url("search?q=tide&limit=1"))
    let source = HTTPSource<Author, Never> { _, client in
      async let older = client.json([Post].self, at: oldest)
      async let newer = client.json([Post].self, at: newest)
      let writers = try await (older + newer).map(\.author)
      return Page([try await client.json(Author.self, at: address(of: writers.max() ?? 1))])
    }
    return source
  }
}

/// A feed of posts, newest first, that responds to requests as a web server does.
///
/// | path | query | response |
/// | --- | --- | --- |
/// | `/posts` | `page`, `per_page` | an array; `Link` and `X-Total-Count` |
/// | `/posts` | `offset`, `limit` | an array; `X-Total-Count` |
/// | `/timeline` | `after` or `before` (cursors), `around` (an id), `limit` | a ``Stretch`` |
/// | `/search` | `q`, `limit` | an array of the posts whose text contains `q` |
/// | `/authors` | | an array of all authors |
/// | `/authors/1` | | an author |
public actor PostFeed {
  /// The posts, newest first.
  public private(set) var posts: [Post]
  private var repeatsPosts = false

  /// A run of posts, with the cursors of the adjacent runs.
  public struct Stretch: Codable, Sendable, Equatable {
    /// The posts, newest first.
    public var posts: [Post]
    /// The cursor of older posts; `nil` if there are none.
    public var next: String?
    /// The cursor of newer posts; `nil` if there are none.
    public var previous: String?

    /// Creates a run of posts.
    public init(posts: [Post], next: String? = nil, previous: String? = nil) {
      (self.posts, self.next, self.previous) = (posts, next, previous)
    }
  }

  /// Creates a feed of made-up posts, whose ids count down from the newest post's.
  public init(count: Int) { posts = (0..<max(0, count)).map { Post(made: count - $0) } }

  /// Adds posts that are newer than all others.
  public func publish(count: Int = 1) {
    for _ in 0..<max(0, count) { posts.insert(Post(made: (posts.first?.id ?? 0) + 1), at: 0) }
  }

  /// Removes a post.
  public func remove(id: Int) { posts.removeAll { $0.id == id } }

  /// Sets whether each page begins with the last post of the page before, as with careless servers.
  public func setRepeatsPosts(_ repeats: Bool) { repeatsPosts = repeats }

  /// Returns the response to a request.
  public func answer(_ request: ServerRequest) -> ServerResponse {
    switch request.path {
    case "/posts" where request.query["offset"] != nil: offset(request)
    case "/posts": page(request)
    case "/timeline": stretch(request)
    case "/search": matches(request)
    case "/authors": .json(Author.made)
    case let path:
      Author.made.first { path == "/authors/\($0.id)" }.map { .json($0) } ?? ServerResponse(status: 404)
    }
  }
}

// MARK: - Responses

extension PostFeed {
  /// The page size that a query asks for, from 1 to 100.
  private func size(_ request: ServerRequest, _ name: String) -> Int {
    min(100, max(1, request.number(name) ?? 20))
  }

  private func part(from start: Int, size: Int) -> [Post] {
    let start = min(max(0, start), posts.count)
    let end = min(start + size, posts.count)
    return Array(posts[max(0, repeatsPosts ? start - 1 : start)..<end])
  }

  private func page(_ request: ServerRequest) -> ServerResponse {
    let size = size(request, "per_page")
    let number = min(max(1, request.number("page") ?? 1), 1_000_000)
    var links: [String] = []
    if number * size < posts.count {
      links.append("</posts?page=\(number + 1)&per_page=\(size)>; rel=\"next\"")
    }
    if number > 1 { links.append("</posts?page=\(number - 1)&per_page=\(size)>; rel=\"prev\"") }
    var headers = ["X-Total-Count": "\(posts.count)"]
    if !links.isEmpty { headers["Link"] = links.joined(separator: ", ") }
    return .json(part(from: (number - 1) * size, size: size), headers: headers)
  }

  private func offset(_ request: ServerRequest) -> ServerResponse {
    .json(
      part(from: request.number("offset") ?? 0, size: size(request, "limit")),
      headers: ["X-Total-Count": "\(posts.count)"])
  }

  private func matches(_ request: ServerRequest) -> ServerResponse {
    let word = request.query["q"]?.lowercased() ?? ""
    return .json(Array(posts.lazy.filter { $0.text.contains(word) }.prefix(size(request, "limit"))))
  }

  /// Responds with the posts older than a post, newer than one, around one, or the newest.
  ///
  /// Cursors are ids, so they keep their meaning when posts are added or removed.
  private func stretch(_ request: ServerRequest) -> ServerResponse {
    let size = size(request, "limit")
    let start =
      if let id = request.number("after") {
        posts.firstIndex { $0.id < id } ?? posts.count
      } else if let id = request.number("before") {
        max(0, (posts.firstIndex { $0.id <= id } ?? posts.count) - size)
      } else if let id = request.number("around") {
        max(0, (posts.firstIndex { $0.id <= id } ?? posts.count) - size / 2)
      } else {
        0
      }
    let newerCount = request.number("before").map { id in posts.prefix { $0.id > id }.count } ?? size
    let end = min(start + min(size, newerCount), posts.count)
    let part = Array(posts[start..<end])
    return .json(
      Stretch(
        posts: part, next: end < posts.count ? part.last.map { "\($0.id)" } : nil,
        previous: start > 0 ? part.first.map { "\($0.id)" } : nil))
  }
}

/// Posts, newest first, and the answers of a server that has them.
///
/// | path | query | answers |
/// | --- | --- | --- |
/// | `/posts` | `page`, `per_page` | an array; `Link` and `X-Total-Count` |
/// | `/posts` | `offset`, `limit` | an array; `X-Total-Count` |
/// | `/timeline` | `after` or `before` (cursors), `around` (an id), `limit` | a ``Stretch`` |
/// | `/search` | `q`, `limit` | an array of those whose text has it |
/// | `/authors` | | an array of all who write |
/// | `/authors/1` | | one of them |
public actor PostFeed {
  /// The posts, newest first.
  public private(set) var posts: [Post]
  private var repeatsPosts = false

  /// A part of the posts, with the cursors of what is next to it.
  public struct Stretch: Codable, Sendable, Equatable {
    /// The posts, newest first.
    public var posts: [Post]
    /// The cursor of what is older; nil: nothing is.
    public var next: String?
    /// The cursor of what is newer; nil: nothing is.
    public var previous: String?

    /// Makes a part.
    public init(posts: [Post], next: String? = nil, previous: String? = nil) {
      (self.posts, self.next, self.previous) = (posts, next, previous)
    }
  }

  /// A feed with posts that are made up; the newest has the highest number.
  public init(count: Int) { posts = (0..<max(0, count)).map { Post(made: count - $0) } }

  /// Adds posts that are newer than all.
  public func publish(count: Int = 1) {
    for _ in 0..<max(0, count) { posts.insert(Post(made: (posts.first?.id ?? 0) + 1), at: 0) }
  }

  /// Removes a post.
  public func remove(id: Int) { posts.removeAll { $0.id == id } }

  /// Lets each page begin with the last post of the page before, as careless servers do.
  public func setRepeatsPosts(_ repeats: Bool) { repeatsPosts = repeats }

  /// Answers a request.
  public func answer(_ request: ServerRequest) -> ServerAnswer {
    switch request.path {
    case "/posts" where request.query["offset"] != nil: offset(request)
    case "/posts": page(request)
    case "/timeline": stretch(request)
    case "/search": matches(request)
    case "/authors": .json(Author.made)
    case let path:
      Author.made.first { path == "/authors/\($0.id)" }.map { .json($0) } ?? ServerAnswer(status: 404)
    }
  }
}

// MARK: - Answers

extension PostFeed {
  /// The size that a query asks for, within reason.
  private func size(_ request: ServerRequest, _ name: String) -> Int {
    min(100, max(1, request.number(name) ?? 20))
  }

  private func part(from start: Int, size: Int) -> [Post] {
    let start = min(max(0, start), posts.count)
    let end = min(start + size, posts.count)
    return Array(posts[max(0, repeatsPosts ? start - 1 : start)..<end])
  }

  private func page(_ request: ServerRequest) -> ServerAnswer {
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

  private func offset(_ request: ServerRequest) -> ServerAnswer {
    .json(
      part(from: request.number("offset") ?? 0, size: size(request, "limit")),
      headers: ["X-Total-Count": "\(posts.count)"])
  }

  private func matches(_ request: ServerRequest) -> ServerAnswer {
    let word = request.query["q"]?.lowercased() ?? ""
    return .json(Array(posts.lazy.filter { $0.text.contains(word) }.prefix(size(request, "limit"))))
  }

  /// What is older than a post, newer than one, around one, or newest. Cursors are ids: they mean the same
  /// when posts come and go.
  private func stretch(_ request: ServerRequest) -> ServerAnswer {
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

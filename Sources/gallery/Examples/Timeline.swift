import FaultyServer
import TesseraComponents
import TesseraHTTP

/// Posts that arrive while the user reads: they are inserted at the top, and the user's position stays.
final class TimelineExample: ServerExample<HTTPSource<Post, Int>>, Example {
  static let summary = "Posts that keep arriving while you read; none appears twice"

  init(arguments: [String]) throws(GalleryError) {
    try Self.takesNoArgument(arguments)
    let server = BundledServer(postCount: 500)
    let loader = Loader(
      HTTPSource.latest(on: server), pages: Pages { $0.id > $1.id },
      behavior: [.initial, .appearance, .autoUpdate, .nextPages], period: .seconds(3), clock: Self.clock)
    super.init(server, loader)
  }

  func content<H: CollectionHost>() -> Content<H> {
    posts("posts", header: SectionTitle("Timeline", detail: loader.state.isLoading ? "looking…" : ""))
      .transitions(.standard)
  }

  func status(focused: ItemKey?) -> String {
    "\(loader.items.count) posts, the newest is \(loader.items.first?.id ?? 0)"
  }

  var keys: [KeyCommand] {
    key("n", "write") { $0.tick() }
    hint("^R news")
  }

  override var period: Int? { 2 }

  /// Writes a post.
  override func tick() { Task { [server] in await server.feed.publish() } }
}

extension HTTPSource where Item == Post, Key == Int {
  /// Returns a source of the posts of a server by numbered pages, which shift whenever a post is written.
  fileprivate static func latest(on server: BundledServer) -> Self {
    HTTPSource { request, client in
      let number = request.key ?? 1
      let url = try await server.url("posts", ["page": "\(number)", "per_page": "20"])
      let posts = try await client.json([Post].self, at: url)
      return Page(posts, next: posts.count < 20 ? nil : number + 1)
    }
  }
}

import FaultyServer
import TesseraComponents
import TesseraHTTP
import TesseraLoading

/// Posts that arrive while the user reads: they are inserted at the top, in order, and the user's position
/// stays.
final class TimelineExample: BasicExample, Example {
  static let name = "timeline"
  static let summary = "Posts that keep arriving while you read; none appears twice"

  private let server: BundledServer
  private let loader: Loader<HTTPSource<Post, Int>>
  private let writer: Ticker

  override convenience init(arguments: [String]) throws(GalleryError) {
    try self.init(arguments: arguments, clock: ContinuousClock())
  }

  /// - Parameters:
  ///   - arguments: The arguments after the name on the command line.
  ///   - clock: The clock that measures the times between updates.
  init(arguments: [String], clock: any Clock<Duration>) throws(GalleryError) {
    server = BundledServer(postCount: 500)
    loader = Loader(
      .latest(on: server), pages: Pages { $0.id > $1.id },
      behavior: [.initial, .appearance, .autoUpdate, .nextPages], period: .seconds(3), clock: clock)
    writer = Ticker(seconds: 2, clock: clock)
    try super.init(arguments: arguments)
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      loader.section("posts")
        .header(pinned: true) { SectionTitle("Timeline", detail: loader.state.isLoading ? "looking…" : "") }
    }
    .onRefresh(isRefreshing: loader.isRefreshing) { [loader] in loader.load(.pull) }
    .transitions(.standard)
  }

  func status(focused: ItemKey?) -> String {
    "\(loader.items.count) posts, the newest is \(loader.items.first?.id ?? 0)"
  }

  let keys = "n write  ^R news"

  func press(_ key: Character) -> Bool {
    guard key == "n" else { return false }
    write()
    return true
  }

  private func write() { Task { [server] in await server.feed.publish() } }

  var isContentLoading: Bool { !loader.pages.isLoaded }

  override func follow(_ onChange: @escaping @MainActor () -> Void) {
    loader.follow(onChange)
    writer.start { [weak self] in self?.write() }
  }

  func stopUpdates() {
    writer.stop()
    loader.leave(server)
  }
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

// MARK: - For tests

extension TimelineExample {
  /// The numbers of the loaded posts, in order.
  var numbers: [Int] { loader.items.map { $0.id } }

  var count: Int { loader.items.count }

  /// The number of the newest post on the server, loaded or not.
  var newestPost: Int { get async { await server.feed.posts.first?.id ?? 0 } }
}

import FaultyServer
import TesseraComponents
import TesseraHTTP
import TesseraLoading

/// Posts that arrive while the user reads: they are inserted at the top, in order, and the user's position
/// stays.
final class TimelineExample: Example {
  static let name = "timeline"
  static let summary = "Posts that keep arriving while you read; none appears twice, even if pages shift"

  private let server = BundledServer(postCount: 500)
  private let loader: Loader<HTTPSource<Post, Int>>
  private let writer: Ticker

  convenience init(arguments: [String]) throws(GalleryError) {
    try self.init(arguments: arguments, clock: ContinuousClock())
  }

  /// - Parameters:
  ///   - arguments: The arguments after the name on the command line.
  ///   - clock: The clock that measures the times between updates.
  init(arguments: [String], clock: any Clock<Duration>) throws(GalleryError) {
    if let argument = arguments.first {
      throw .usage("timeline takes no argument, but was given '\(argument)'")
    }
    loader = Loader(
      .latest(on: server), pages: Pages { $0.id > $1.id },
      behavior: [.initial, .appearance, .autoUpdate, .nextPages], period: .seconds(3), clock: clock)
    writer = Ticker(seconds: 2, clock: clock)
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("posts") {
        ForEach(loader.items) { PostRow(post: $0).selectable() }.size(PostRow.sizing)
        LoadStateRow(.next, of: loader)
      }
      .header(pinned: true) { SectionTitle("Timeline", detail: loader.state.isLoading ? "looking…" : "") }
      .placeholders(of: loader)
      .onViewportChange { [loader] in loader.viewportChanged($0) }
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
    Task { [server] in await server.feed.publish() }
    return true
  }

  var isContentLoading: Bool { !loader.pages.isLoaded }

  func follow(_ onChange: @escaping @MainActor () -> Void) {
    loader.onChange = onChange
    loader.appear()
    writer.start { [server] in Task { await server.feed.publish() } }
  }

  func stopUpdates() {
    writer.stop()
    loader.leave()
    Task { [server] in await server.stop() }
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

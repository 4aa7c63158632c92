import FaultyServer
import TesseraComponents
import TesseraHTTP
import TesseraLoading

/// Posts of a real server inside the gallery, loaded at both ends as they come near. A key makes the server
/// fail.
final class FeedExample: BasicExample, Example {
  static let name = "feed"
  static let summary = "Posts loaded at both ends, from a server with errors that you choose"

  private let server: BundledServer
  private let loader: Loader<HTTPSource<Post, PostKey>>
  /// The index of the current fault of the server.
  private var trouble = 0
  /// The task that passes the current fault to the server.
  private(set) var told: Task<Void, Never>?
  private static let troubles: [(name: String, fault: Fault?)] = [
    ("well", nil), ("busy", .status(503, retryAfter: "2")),
    ("busy until tomorrow", .status(503, retryAfter: "86400")), ("slow", .slow(.seconds(2))),
    ("hanging up", .dropped), ("sending bad data", .malformed), ("redirecting endlessly", .redirectLoop),
  ]

  override init(arguments: [String]) throws(GalleryError) {
    server = BundledServer(postCount: 2_000)
    loader = Loader(
      .posts(of: server, from: 1_000), pages: Pages(maximumCount: 200), behavior: [.initial, .pages],
      retry: .exponential(attempts: 3))
    try super.init(arguments: arguments)
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content { loader.section("posts") }
      .onRefresh(isRefreshing: loader.isRefreshing) { [loader] in loader.load(.pull) }
  }

  func status(focused: ItemKey?) -> String {
    let server = "the server is \(Self.troubles[trouble].name)"
    guard let first = loader.items.first, let last = loader.items.last else { return server }
    return "posts \(first.id)–\(last.id) are loaded; \(server)"
  }

  let keys = "e next error  n write  ^R news"

  func press(_ key: Character) -> Bool {
    switch key {
    case "e":
      trouble = (trouble + 1) % Self.troubles.count
      let fault = Self.troubles[trouble].fault
      // In the order of the keys: a task that overtakes another one would leave the server in the wrong
      // state.
      told = Task { [server, told] in
        await told?.value
        await server.setFault(fault)
      }
    case "n": Task { [server] in await server.feed.publish(count: 3) }
    default: return false
    }
    return true
  }

  var isContentLoading: Bool { !loader.isSettled || !loader.pages.isLoaded }

  override func follow(_ onChange: @escaping @MainActor () -> Void) { loader.follow(onChange) }

  func stopUpdates() { loader.leave(server) }
}

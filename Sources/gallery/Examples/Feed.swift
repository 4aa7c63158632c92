import FaultyServer
import TesseraHTTP
import TesseraComponents

/// Posts loaded at both ends as they come near. A key makes the server fail.
final class FeedExample: ServerExample<HTTPSource<Post, PostKey>>, Example {
  static let summary = "Posts loaded at both ends, from a server with errors that you choose"

  /// The index of the current fault of the server.
  private var trouble = 0
  /// The task that passes the current fault to the server.
  private(set) var told: Task<Void, Never>?
  private static let troubles: [(name: String, fault: Fault?)] = [
    ("well", nil), ("busy", .status(503, retryAfter: "2")),
    ("busy until tomorrow", .status(503, retryAfter: "86400")), ("slow", .slow(.seconds(2))),
    ("hanging up", .dropped), ("sending bad data", .malformed), ("redirecting endlessly", .redirectLoop),
  ]

  init(arguments: [String]) throws(GalleryError) {
    try Self.takesNoArgument(arguments)
    let server = BundledServer(postCount: 2_000)
    let loader = Loader(
      HTTPSource.posts(of: server, from: 1_000), pages: Pages(maximumCount: 200),
      behavior: [.initial, .pages],
      retry: .exponential(attempts: 3))
    super.init(server, loader)
  }

  func content<H: CollectionHost>() -> Content<H> { posts("posts") }

  func status(focused: ItemKey?) -> String {
    let server = "the server is \(trouble.element(of: Self.troubles).name)"
    guard let first = loader.items.first, let last = loader.items.last else { return server }
    return "posts \(first.id)–\(last.id); \(server)"
  }

  var keys: [KeyCommand] {
    key("e", "next error") { $0.fail() }
    key("n", "write") { [server] _ in Task { await server.feed.publish(count: 3) } }
    hint("^R news")
  }

  private func fail() {
    trouble += 1
    let fault = trouble.element(of: Self.troubles).fault
    // In the order of the keys: a task that overtakes another one would leave the server in the wrong state.
    told = Task { [server, told] in
      await told?.value
      await server.setFault(fault)
    }
  }

  override var isContentLoading: Bool { !loader.isSettled || super.isContentLoading }
}

#if HAS_SQLITE
import FaultyServer
import TesseraComponents
import TesseraHTTP
import TesseraLoading
import TesseraSQLite

/// Letters that appear at once: those loaded the last time come from disk, then a slow server is asked.
final class MailExample: BasicExample, Example {
  static let name = "mail"
  static let summary = "Letters from disk, then from a slow server; run it twice"

  private let server = BundledServer(postCount: 300)
  private let store: SQLitePageStore<Post, PostKey>
  private let loader: Loader<StoredSource<HTTPSource<Post, PostKey>, SQLitePageStore<Post, PostKey>>>
  /// The issues of the file.
  private let issues: AsyncStream<PageFileIssue>
  private var issue: PageFileIssue?
  private var listening: Task<Void, Never>?

  override convenience init(arguments: [String]) throws(GalleryError) {
    let path = try Self.argument(of: arguments, "file, in which it keeps its letters")
    self.init(path: path ?? TemporaryPath.path(of: "tessera-gallery-mail.sqlite"), patience: .seconds(1.5))
  }

  /// - Parameters:
  ///   - path: The file that stores the letters.
  ///   - patience: The time that the server takes for a response.
  init(path: String, patience: Duration) {
    let (issues, tell) = AsyncStream.makeStream(of: PageFileIssue.self)
    self.issues = issues
    store = SQLitePageFile(path: path, version: "1") { tell.yield($0) }.store(of: "inbox")
    loader = Loader(
      HTTPSource.posts(of: server, from: 290).stored(in: store), behavior: [.initial, .nextPages])
    super.init()
    Task { [server] in await server.setFault(.slow(patience)) }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content { loader.section("inbox").header(pinned: true) { SectionTitle("Inbox", detail: remark) } }
      .onRefresh(isRefreshing: loader.isRefreshing) { [loader] in loader.load(.pull) }
  }

  private var remark: String {
    guard isAsking else { return "up to date" }
    return loader.pages.isLoaded ? "from the last run, asking the server…" : "asking the server…"
  }

  func status(focused: ItemKey?) -> String {
    "\(loader.items.count) letters" + (issue.map { ", but \($0)" } ?? "")
  }

  let keys = "x delete stored letters  ^R news"

  func press(_ key: Character) -> Bool {
    guard key == "x" else { return false }
    Task { [store] in await store.removeAll() }
    return true
  }

  var isContentLoading: Bool { !loader.pages.isLoaded }

  /// Whether the server is still being asked.
  var isAsking: Bool { loader.state.isLoading }

  override func follow(_ onChange: @escaping @MainActor () -> Void) {
    loader.follow(onChange)
    listening = Task { [weak self, issues] in
      for await issue in issues {
        self?.issue = issue
        onChange()
      }
    }
  }

  func stopUpdates() {
    listening?.cancel()
    loader.leave(server)
  }
}
#endif

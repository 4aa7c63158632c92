#if HAS_SQLITE
import FaultyServer
import TesseraComponents
import TesseraHTTP
import TesseraLoading
import TesseraSQLite

/// Letters that appear at once: those loaded the last time come from disk, then a slow server is asked.
final class MailExample: Example {
  static let name = "mail"
  static let summary = "Letters from disk at first, then from a slow server; run it twice to see both"

  private let server = BundledServer(postCount: 300)
  private let store: SQLitePageStore<Post, PostKey>
  private let loader: Loader<StoredSource<HTTPSource<Post, PostKey>, SQLitePageStore<Post, PostKey>>>
  /// The issues of the file.
  private let issues: AsyncStream<PageFileIssue>
  private var issue: PageFileIssue?
  private var listening: Task<Void, Never>?

  convenience init(arguments: [String]) throws(GalleryError) {
    guard arguments.count <= 1 else {
      throw .usage("mail takes one argument, the file that it keeps its letters in")
    }
    self.init(path: arguments.first ?? Self.defaultPath, patience: .seconds(1.5))
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
    Task { [server] in await server.setFault(.slow(patience)) }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("inbox") {
        ForEach(loader.items) { PostRow(post: $0).selectable() }.size(PostRow.sizing)
        LoadStateRow(.next, of: loader)
      }
      .header(pinned: true) { SectionTitle("Inbox", detail: remark) }
      .placeholders(of: loader)
      .onViewportChange { [loader] in loader.viewportChanged($0) }
    }
    .onRefresh(isRefreshing: loader.isRefreshing) { [loader] in loader.load(.pull) }
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

  func follow(_ onChange: @escaping @MainActor () -> Void) {
    loader.onChange = onChange
    loader.appear()
    listening = Task { [weak self, issues] in
      for await issue in issues {
        self?.issue = issue
        onChange()
      }
    }
  }

  func stopUpdates() {
    listening?.cancel()
    loader.leave()
    Task { [server] in await server.stop() }
  }

  /// Whether the server is still being asked.
  var isAsking: Bool { loader.state.isLoading }

  private var remark: String {
    guard loader.state.isLoading else { return "up to date" }
    return loader.pages.isLoaded ? "from the last run, asking the server…" : "asking the server…"
  }

  /// The path where letters are stored for the next time.
  private static var defaultPath: String {
    TemporaryPath.path(of: "tessera-gallery-mail.sqlite")
  }
}
#endif

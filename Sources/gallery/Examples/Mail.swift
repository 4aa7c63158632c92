#if HAS_SQLITE
import FaultyServer
import TesseraComponents
import TesseraHTTP
import TesseraSQLite

/// The posts of a server, stored in a file.
typealias StoredPosts = StoredSource<HTTPSource<Post, PostKey>, SQLitePageStore<Post, PostKey>>

/// Letters that appear at once: those loaded the last time come from disk, then a slow server is asked.
final class MailExample: ServerExample<StoredPosts>, Example {
  static let summary = "Letters from disk, then from a slow server; run it twice"

  private let store: SQLitePageStore<Post, PostKey>
  private var issue: PageFileIssue?
  private var listening: Task<Void, Never>?

  convenience init(arguments: [String]) throws(GalleryError) {
    let path = try Self.argument(of: arguments, "file, in which it keeps its letters")
    self.init(path: path ?? TemporaryPath.path(of: "tessera-gallery-mail.sqlite"), patience: .seconds(1.5))
  }

  /// - Parameters:
  ///   - path: The file that stores the letters.
  ///   - patience: The time that the server takes for a response.
  init(path: String, patience: Duration) {
    let (issues, tell) = AsyncStream.makeStream(of: PageFileIssue.self)
    store = SQLitePageFile(path: path, version: "1") { tell.yield($0) }.store(of: "inbox")
    let server = BundledServer(postCount: 300)
    let letters = HTTPSource.posts(of: server, from: 290).stored(in: store)
    super.init(server, Loader(letters, behavior: [.initial, .nextPages]))
    let show = handler { (example, issue: PageFileIssue) in example.issue = issue }
    listening = Task { for await issue in issues { show(issue) } }
    Task { await server.setFault(.slow(patience)) }
  }

  override func stopUpdates() {
    super.stopUpdates()
    listening?.cancel()
  }

  func content<H: CollectionHost>() -> Content<H> {
    posts("inbox", header: SectionTitle("Inbox", detail: remark))
  }

  private var remark: String {
    guard isAsking else { return "up to date" }
    return loader.pages.isLoaded ? "from the last run, asking the server…" : "asking the server…"
  }

  func status(focused: ItemKey?) -> String {
    "\(loader.items.count) letters" + (issue.map { ", but \($0)" } ?? "")
  }

  var keys: [KeyCommand] {
    key("x", "delete stored letters") { [store] _ in Task { await store.removeAll() } }
    hint("^R news")
  }

  /// Whether the server is still being asked.
  var isAsking: Bool { loader.state.isLoading }
}
#endif

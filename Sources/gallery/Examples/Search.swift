import FaultyServer
import TesseraComponents
import TesseraHTTP
import TesseraLoading

/// Search while typing: no request is sent while the user types, and obsolete requests are canceled.
final class SearchExample: Example {
  static let name = "search"
  static let summary = "Search as you type, on a slow server; each letter cancels the previous request"

  /// The slow server that is searched.
  let server = BundledServer(postCount: 5_000)
  private let loader: Loader<HTTPSource<Post, Never>>
  private var words: String
  private var onChange: @MainActor () -> Void = {}

  /// The pause in typing after which the server is asked.
  static let pause: Duration = .milliseconds(250)

  convenience init(arguments: [String]) throws(GalleryError) {
    self.init(arguments: arguments, clock: ContinuousClock())
  }

  /// - Parameters:
  ///   - arguments: The arguments after the name on the command line.
  ///   - clock: The clock that measures the pauses in typing.
  init(arguments: [String], clock: any Clock<Duration>) {
    words = arguments.joined(separator: " ")
    loader = Loader(
      .posts(with: words, on: server), behavior: words.isEmpty ? [] : .initial, clock: clock)
  }

  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .focus) }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("words") {
        TextField("Words", text: words) { [weak self] in self?.search(for: $0) }.id("field")
      }
      .header(pinned: true) { SectionTitle("Search", detail: remark) }
      if words.isEmpty {
        Section("hint") {
          PlaceholderMessage("What are you looking for?", detail: "Such as amber, or tide").selectable(false)
        }
      } else {
        found()
      }
    }
  }

  /// Returns the results of the search, as far as there was one.
  private func found<H: CollectionHost>() -> Section<H> {
    let found = Section<H>("found") {
      ForEach(loader.items) { PostRow(post: $0).selectable() }.size(PostRow.sizing)
    }
    .placeholders(of: loader)
    return loader.pages.isLoaded ? found.empty { PlaceholderMessage("No results") } : found
  }

  var takesLetters: Bool { true }

  func use(_ engine: Engine) { engine.focus(on: "field", inSection: "words") }

  func status(focused: ItemKey?) -> String {
    words.isEmpty ? "no search term" : "\(loader.items.count) found for '\(words)'"
  }

  var isContentLoading: Bool { !words.isEmpty && (!loader.isSettled || !loader.pages.isLoaded) }

  func follow(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    loader.onChange = onChange
    loader.appear()
    Task { [server] in await server.setFault(.slow(.milliseconds(400))) }
  }

  func stopUpdates() {
    loader.leave()
    Task { [server] in await server.stop() }
  }

  private var remark: String { loader.state.isLoading ? "searching…" : "" }

  private func search(for words: String) {
    self.words = words
    if words.isEmpty {
      loader.cancel()
    } else {
      loader.change(to: .posts(with: words, on: server), after: Self.pause)
    }
    onChange()
  }
}

extension HTTPSource where Item == Post, Key == Never {
  /// Returns a source of the posts of a server that contain some words.
  fileprivate static func posts(with words: String, on server: BundledServer) -> Self {
    HTTPSource { _, client in
      let url = try await server.url("search", ["q": words, "limit": "50"])
      return Page(try await client.json([Post].self, at: url))
    }
  }
}

import FaultyServer
import TesseraComponents
import TesseraHTTP

/// Search while typing: no request is sent while the user types, and obsolete requests are canceled.
final class SearchExample: ServerExample<HTTPSource<Post, Never>>, Example {
  static let summary = "Search as you type; each letter cancels the previous request"

  private var words: String

  /// The pause in typing after which the server is asked.
  static let pause: Duration = .milliseconds(250)

  /// - Parameter arguments: The words to search for.
  init(arguments: [String]) throws(GalleryError) {
    words = arguments.joined(separator: " ")
    let server = BundledServer(postCount: 5_000)
    let source = HTTPSource.posts(with: words, on: server)
    super.init(server, Loader(source, behavior: words.isEmpty ? [] : .initial, clock: Self.clock))
    Task { await server.setFault(.slow(.milliseconds(400))) }
  }

  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .focus) }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("words") {
        TextField("Words", text: words, onEdit: handler { $0.search(for: $1) }).id("field")
      }
      .header(pinned: true) { SectionTitle("Search", detail: loader.state.isLoading ? "searching…" : "") }
      if words.isEmpty {
        Section("hint") {
          PlaceholderMessage("What are you looking for?", detail: "Such as amber, or tide").selectable(false)
        }
      } else {
        section("found").empty { PlaceholderMessage("No results") }
      }
    }
  }

  var takesLetters: Bool { true }

  override var firstFocus: ItemID? { "field" }

  func status(focused: ItemKey?) -> String {
    words.isEmpty ? "no search term" : "\(loader.items.count) found for '\(words)'"
  }

  override var isContentLoading: Bool { !words.isEmpty && (!loader.isSettled || super.isContentLoading) }

  private func search(for words: String) {
    self.words = words
    if words.isEmpty {
      loader.cancel()
    } else {
      loader.change(to: .posts(with: words, on: server), after: LoadDuration(Self.pause))
    }
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

import FaultyServer
import TesseraComponents
import TesseraHTTP
import TesseraLoading

/// An example whose posts come from a server inside the gallery, page by page.
class ServerExample<Source: PageSource>: BasicExample where Source.Item == Post {
  final let server: BundledServer
  final let loader: Loader<Source>

  init(_ server: BundledServer, _ loader: Loader<Source>) {
    (self.server, self.loader) = (server, loader)
    super.init()
  }

  var isContentLoading: Bool { !loader.pages.isLoaded }

  override func follow(_ onChange: @escaping @MainActor () -> Void) {
    super.follow(onChange)
    loader.onChange = onChange
    loader.appear()
  }

  override func stopUpdates() {
    super.stopUpdates()
    loader.onChange = nil
    loader.disappear()
    loader.cancel()
    Task { [server] in await server.stop() }
  }

  /// Returns content that is pulled to refresh, with a section of the posts and of the state of the loader.
  /// Pages load as their ends come near.
  final func posts<H: CollectionHost>(_ id: ItemID, header: SectionTitle? = nil) -> Content<H> {
    Content {
      if let header { section(id).header(pinned: true) { header } } else { section(id) }
    }
    .onRefresh(isRefreshing: loader.isRefreshing) { [loader] in loader.load(.pull) }
  }

  /// Returns a section of the posts and of the state of the loader.
  final func section<H: CollectionHost>(_ id: ItemID) -> Section<H> {
    Section(id) {
      LoadStateRow(.previous, of: loader)
      ForEach(loader.items) { PostRow(post: $0).selectable() }.size(PostRow.sizing)
      LoadStateRow(.next, of: loader)
    }
    .placeholders(of: loader)
    .onViewportChange { [loader] in loader.viewportChanged($0) }
  }
}

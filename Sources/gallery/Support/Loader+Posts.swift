import FaultyServer
import TesseraComponents
import TesseraLoading

extension Loader {
  /// Loads as long as an example is shown.
  func follow(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
    appear()
  }

  /// Stops everything, because the example is no longer shown.
  func leave(_ server: BundledServer) {
    onChange = nil
    disappear()
    cancel()
    Task { await server.stop() }
  }
}

extension Loader where Source.Item == Post {
  /// Returns a section of the posts, and of the state of the loader. Pages load as their ends come near.
  func section<H: CollectionHost>(_ id: ItemID) -> Section<H> {
    Section(id) {
      LoadStateRow(.previous, of: self)
      ForEach(items) { PostRow(post: $0).selectable() }.size(PostRow.sizing)
      LoadStateRow(.next, of: self)
    }
    .placeholders(of: self)
    .onViewportChange { self.viewportChanged($0) }
  }
}

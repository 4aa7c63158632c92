/// What content declares about news. Handlers are not compared.
struct DeclaredRefreshing: Equatable {
  /// Is asked for news; nil: there is none to ask for.
  var onRefresh: (() -> Void)?
  /// Whether news is on its way.
  var isRefreshing = false

  static func == (left: DeclaredRefreshing, right: DeclaredRefreshing) -> Bool {
    left.isRefreshing == right.isRefreshing && (left.onRefresh == nil) == (right.onRefresh == nil)
  }
}

extension Content {
  /// Lets people ask for news: by pulling the content beyond its start, and by Control-R or F5.
  ///
  ///     Content { Section("feed") { ForEach(feed.items) { PostCell($0) } } }
  ///       .onRefresh(isRefreshing: feed.isRefreshing) { feed.refresh() }
  ///
  /// - Parameters:
  ///   - isRefreshing: Whether news is on its way: then nobody is asked again, and hosts show that; see
  ///     ``Engine/isRefreshing``.
  ///   - action: Asks for news.
  public func onRefresh(isRefreshing: Bool = false, _ action: @escaping () -> Void) -> Content {
    var copy = declared
    copy.refreshing = DeclaredRefreshing(onRefresh: action, isRefreshing: isRefreshing)
    return Content(copy)
  }
}

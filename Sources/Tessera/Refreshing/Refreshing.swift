/// What content declares about news. Handlers are not compared.
struct DeclaredRefreshing: Equatable {
  /// How news is asked for; nil: there is none to ask for.
  var action: RefreshAction?
  /// Whether news is on its way.
  var isRefreshing = false

  static func == (left: DeclaredRefreshing, right: DeclaredRefreshing) -> Bool {
    left.isRefreshing == right.isRefreshing && (left.action == nil) == (right.action == nil)
  }
}

/// How news is asked for.
package enum RefreshAction {
  /// By a call; the content says how long news is on its way.
  case call(() -> Void)
  #if !hasFeature(Embedded)
  /// By a task; news is on its way until it ends.
  case run(@MainActor () async -> Void)
  #endif
}

extension Content {
  /// Lets people ask for news: by pulling the content beyond its start, and by Control-R or F5.
  ///
  ///     Content { Section("feed") { ForEach(feed.items) { PostCell($0) } } }
  ///       .onRefresh(isRefreshing: feed.isRefreshing) { feed.refresh() }
  ///
  /// - Parameters:
  ///   - isRefreshing: Whether news is on its way: then it is not asked for again, and hosts show that; see
  ///     ``Engine/isRefreshing``.
  ///   - action: Asks for news.
  public func onRefresh(isRefreshing: Bool = false, _ action: @escaping () -> Void) -> Content {
    refreshing(.call(action), isRefreshing)
  }

  #if !hasFeature(Embedded)
  /// Lets people ask for news by a task on the main actor: news is on its way until the closure returns.
  ///
  ///     Content { Section("feed") { ForEach(feed.items) { PostCell($0) } } }
  ///       .onRefresh { await feed.refresh() }
  ///
  /// The collection remembers that the task runs: content that is shown meanwhile need not say so.
  ///
  /// - Parameters:
  ///   - isRefreshing: Whether news is on its way for other reasons.
  ///   - action: Gets news, and shows it.
  @_disfavoredOverload
  public func onRefresh(
    isRefreshing: Bool = false, _ action: @escaping @MainActor () async -> Void
  ) -> Content {
    refreshing(.run(action), isRefreshing)
  }
  #endif

  private func refreshing(_ action: RefreshAction, _ isRefreshing: Bool) -> Content {
    var copy = declared
    copy.refreshing = DeclaredRefreshing(action: action, isRefreshing: isRefreshing)
    return Content(copy)
  }
}

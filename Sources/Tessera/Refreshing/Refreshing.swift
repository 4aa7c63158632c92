@_spi(Behaviors) import TesseraKernel

/// What content declares about refreshing. Handlers are not compared.
package struct DeclaredRefreshing: Equatable {
  /// The handler of a refresh; nil disables refreshing.
  package var action: RefreshAction?
  /// Whether a refresh is under way.
  package var isRefreshing = false

  package static func == (left: DeclaredRefreshing, right: DeclaredRefreshing) -> Bool {
    left.isRefreshing == right.isRefreshing && (left.action == nil) == (right.action == nil)
  }
}

/// Carries the declaration to the behavior.
final class RefreshTrait: BehaviorTrait {
  let declared: DeclaredRefreshing

  init(_ declared: DeclaredRefreshing) { self.declared = declared }

  override func install(in engine: Engine) { engine.installed { RefreshBehavior() } }

  override func isEqual(to other: Trait) -> Bool { (other as? RefreshTrait)?.declared == declared }
}

extension DeclaredContent {
  /// What the content declares about refreshing.
  package var refreshing: DeclaredRefreshing {
    traits.first(RefreshTrait.self)?.declared ?? DeclaredRefreshing()
  }
}

/// How a refresh is carried out.
package enum RefreshAction {
  /// By a call; the content says how long the refresh takes.
  case call(() -> Void)
  #if !hasFeature(Embedded)
  /// By a task; the refresh is under way until it ends.
  case run(@MainActor () async -> Void)
  #endif
}

extension Content {
  /// Lets users refresh the content: by pulling it beyond its start, and by Control-R or F5.
  ///
  ///     Content { Section("feed") { ForEach(feed.items) { PostCell($0) } } }
  ///       .onRefresh(isRefreshing: feed.isRefreshing) { feed.refresh() }
  ///
  /// - Parameters:
  ///   - isRefreshing: Whether a refresh is under way: then the handler is not called again, and hosts show that; see
  ///     ``Engine/isRefreshing``.
  ///   - action: Begins a refresh.
  public func onRefresh(isRefreshing: Bool = false, _ action: @escaping () -> Void) -> Content {
    refreshing(.call(action), isRefreshing)
  }

  #if !hasFeature(Embedded)
  /// Lets users refresh the content by a task on the main actor: the refresh is under way until the closure returns.
  ///
  ///     Content { Section("feed") { ForEach(feed.items) { PostCell($0) } } }
  ///       .onRefresh { await feed.refresh() }
  ///
  /// The collection remembers that the task runs: content that is shown meanwhile need not say so.
  ///
  /// - Parameters:
  ///   - isRefreshing: Whether a refresh is under way for other reasons.
  ///   - action: Loads what is new, and shows it.
  @_disfavoredOverload
  public func onRefresh(
    isRefreshing: Bool = false, _ action: @escaping @MainActor () async -> Void
  ) -> Content {
    refreshing(.run(action), isRefreshing)
  }
  #endif

  private func refreshing(_ action: RefreshAction, _ isRefreshing: Bool) -> Content {
    var copy = declared
    copy.traits.set(RefreshTrait(DeclaredRefreshing(action: action, isRefreshing: isRefreshing)))
    return Content(copy)
  }
}

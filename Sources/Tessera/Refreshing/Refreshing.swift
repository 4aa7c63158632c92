@_spi(Behaviors) import TesseraKernel

/// The refreshing that content declares. Handlers are not compared.
package struct DeclaredRefreshing: Equatable {
  /// The refresh handler; `nil` if the content cannot be refreshed.
  package var action: RefreshAction?
  package var isRefreshing = false

  package static func == (left: DeclaredRefreshing, right: DeclaredRefreshing) -> Bool {
    left.isRefreshing == right.isRefreshing && (left.action == nil) == (right.action == nil)
  }
}

final class RefreshTrait: BehaviorTrait {
  let declared: DeclaredRefreshing

  init(_ declared: DeclaredRefreshing) { self.declared = declared }

  override func install(in engine: Engine) { engine.installed { RefreshBehavior() } }

  override func isEqual(to other: Trait) -> Bool { (other as? RefreshTrait)?.declared == declared }
}

extension DeclaredContent {
  package var refreshing: DeclaredRefreshing {
    traits.first(RefreshTrait.self)?.declared ?? DeclaredRefreshing()
  }
}

package enum RefreshAction {
  /// A closure; the content declares how long the refresh takes.
  case call(() -> Void)
  #if !hasFeature(Embedded)
  /// An asynchronous closure; the refresh is under way until it returns.
  case run(@MainActor () async -> Void)
  #endif
}

extension Content {
  /// Lets the user refresh the content, by pulling it beyond its start, and by Control-R or F5.
  ///
  ///     Content { Section("feed") { ForEach(feed.items) { PostCell($0) } } }
  ///       .onRefresh(isRefreshing: feed.isRefreshing) { feed.refresh() }
  ///
  /// - Parameters:
  ///   - isRefreshing: Whether a refresh is under way; then the handler is not called again, and hosts show
  ///     the refresh. See ``Engine/isRefreshing``.
  ///   - action: Begins a refresh.
  public func onRefresh(isRefreshing: Bool = false, _ action: @escaping () -> Void) -> Content {
    refreshing(.call(action), isRefreshing)
  }

  #if !hasFeature(Embedded)
  /// Lets the user refresh the content by an asynchronous closure on the main actor; the refresh is under way
  /// until it returns.
  ///
  ///     Content { Section("feed") { ForEach(feed.items) { PostCell($0) } } }
  ///       .onRefresh { await feed.refresh() }
  ///
  /// The collection knows that the task is running, so content shown meanwhile need not set `isRefreshing`.
  ///
  /// - Parameters:
  ///   - isRefreshing: Whether a refresh is under way for other reasons.
  ///   - action: Loads the new data and shows it.
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

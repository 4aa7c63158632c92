extension Loader {
  /// Whether a refresh that the user has requested is running, for use by an indicator.
  ///
  ///     content.onRefresh(isRefreshing: loader.isRefreshing) { loader.load(.pull) }
  ///
  /// This excludes updates that start by themselves, and the time between two attempts, so that the user is
  /// not kept waiting.
  public var isRefreshing: Bool {
    if case .loading(_, let request) = machine[.refresh] { request.intent == .pull } else { false }
  }
}

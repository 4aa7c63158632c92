@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// Whether news that somebody has asked for is on its way: what an indicator shows.
  ///
  ///     content.onRefresh(isRefreshing: loader.isRefreshing) { loader.load(.pull) }
  ///
  /// Updates that come by themselves do not count, and neither does the time between two attempts: whoever asks then is
  /// not kept waiting.
  public var isRefreshing: Bool {
    if case .loading(_, let request) = machine[.refresh] { request.intent == .pull } else { false }
  }
}

/// The state that a row shows at an end of the loaded items.
public enum LoadStateRowStatus: Equatable, Sendable {
  /// Nothing to show: there are no items, or more items load by themselves.
  case hidden
  /// More items are loading.
  case loading
  /// More items could not be loaded temporarily; another attempt is made later, or now on request.
  case retrying(PendingRetry)
  /// More items could not be loaded.
  case failed(LoadFailure)
  /// More items can be loaded on request.
  case more
  /// There are no more items.
  case ended
}

extension Loader {
  /// Returns the state to show at an end.
  public func status(of direction: PageDirection) -> LoadStateRowStatus {
    // Without items, placeholders show the state.
    guard !pages.isEmpty else { return .hidden }
    if let retry = pendingRetry(of: direction) { return .retrying(retry) }
    switch state(of: direction) {
    case .loading: return .loading
    case .failed(let failure): return .failed(failure)
    case .idle, .ready: break
    }
    switch machine[direction].end {
    case .unknown: return .hidden
    case .ended: return .ended
    case .at:
      let comesByItself = behavior.contains(direction == .next ? .nextPages : .previousPages)
      return comesByItself && !machine[direction].isExhausted ? .hidden : .more
    }
  }
}

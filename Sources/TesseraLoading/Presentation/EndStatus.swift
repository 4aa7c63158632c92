/// What there is to say at an end of what is loaded.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public enum EndStatus: Equatable, Sendable {
  /// Nothing: there are no items, or more come by themselves.
  case quiet
  /// More are on their way.
  case loading
  /// More could not be loaded for now; another attempt is made later, or now for who asks.
  case retrying(PendingRetry)
  /// More could not be loaded.
  case failed(LoadFailure)
  /// There are more, for whoever asks.
  case more
  /// There are no more.
  case ended
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// What there is to say at an end.
  public func status(of direction: PageDirection) -> EndStatus {
    // Where there are no items, placeholders say it.
    guard !pages.isEmpty else { return .quiet }
    if let retry = pendingRetry(of: direction) { return .retrying(retry) }
    switch state(of: direction) {
    case .loading: return .loading
    case .failed(let failure): return .failed(failure)
    case .idle, .ready: break
    }
    switch machine[direction].end {
    case .unknown: return .quiet
    case .ended: return .ended
    case .at:
      let comesByItself = behavior.contains(direction == .next ? .nextPages : .previousPages)
      return comesByItself && !machine[direction].isExhausted ? .quiet : .more
    }
  }
}

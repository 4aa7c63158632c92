import Tessera

// How it stands, as others see it.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadMachine {
  /// How it stands with the content as a whole.
  public var phase: LoadPhase<Key> {
    if let intent = refresh.intent { return .loading(intent) }
    if let failure = refresh.failure { return .failed(failure, keepsContent: (count ?? 0) > 0) }
    guard let count else { return .idle }
    guard count == 0 else { return .content }
    let page = PageDirection.allCases.lazy.compactMap { self[$0].activity.intent }.first
    return page.map { .loading($0) } ?? .empty
  }

  /// Whether there is nothing behind an end. Where nothing is loaded there is no end.
  public func hasEnded(_ direction: PageDirection) -> Bool { self[direction].end == .ended }

  /// How it stands with a lane. Between two attempts more is on its way; where nothing was loaded yet, and nothing is
  /// loading, it is idle.
  public func state(of lane: LoadLane) -> LoadState<LoadFailure> {
    switch self[lane] {
    case .loading, .retrying: .loading
    case .waiting(let request): request.attempt > 0 || lane != .refresh ? .loading : stateAtRest
    case .failed(_, let failure): .failed(failure)
    case .idle, .interrupted, .paused: stateAtRest
    }
  }

  /// Why and when a lane makes another attempt; nil: it does not wait for one.
  public func pendingRetry(of lane: LoadLane) -> PendingRetry? {
    if case .retrying(_, let retry) = self[lane] { retry } else { nil }
  }

  private var stateAtRest: LoadState<LoadFailure> { count == nil ? .idle : .ready }

  /// Whether nothing is loading, and nothing waits to be loaded but the next update.
  public var isSettled: Bool { LoadLane.allCases.allSatisfy { self[$0].isAtRest } }
}

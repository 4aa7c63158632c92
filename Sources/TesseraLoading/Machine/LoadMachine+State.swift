import Tessera

// The observable state.

extension LoadMachine {
  /// The load state of the content as a whole.
  public var phase: LoadPhase<Key> {
    if let intent = refresh.intent { return .loading(intent) }
    if let failure = refresh.failure { return .failed(failure, keepsContent: (count ?? 0) > 0) }
    guard let count else { return .idle }
    guard count == 0 else { return .content }
    let page = PageDirection.allCases.lazy.compactMap { self[$0].activity.intent }.first
    return page.map { .loading($0) } ?? .empty
  }

  /// Returns a Boolean value that indicates whether an end has no more items; `false` if nothing is loaded.
  public func hasEnded(_ direction: PageDirection) -> Bool { self[direction].end == .ended }

  /// Returns the state of a load type.
  ///
  /// It is `loading` between two attempts, and `idle` if nothing was loaded yet and nothing is loading.
  public func state(of loadType: LoadType) -> LoadState<LoadFailure> {
    switch self[loadType] {
    case .loading, .retrying: .loading
    case .waiting(let request): request.attempt > 0 || loadType != .refresh ? .loading : stateAtRest
    case .failed(_, let failure): .failed(failure)
    case .idle, .interrupted, .paused: stateAtRest
    }
  }

  /// Returns the next attempt at a load; `nil` if the load does not wait for one.
  public func pendingRetry(of loadType: LoadType) -> PendingRetry? {
    if case .retrying(_, let retry) = self[loadType] { retry } else { nil }
  }

  private var stateAtRest: LoadState<LoadFailure> { count == nil ? .idle : .ready }

  /// Whether nothing is loading, and no load but the next update is pending.
  public var isSettled: Bool { LoadType.allCases.allSatisfy { self[$0].isAtRest } }
}

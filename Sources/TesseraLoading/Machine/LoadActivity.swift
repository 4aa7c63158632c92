enum LoadActivity<Key: Hashable & Sendable>: Equatable, Sendable {
  case idle
  /// A request that begins when other loads have ended.
  case waiting(PageRequest<Key>)
  /// A load that was canceled by a refresh. It begins again if the refresh fails.
  case interrupted
  /// A load that was canceled on disappearing. It begins again with the next appearance.
  case paused(PageRequest<Key>)
  case loading(LoadRequestID, PageRequest<Key>)
  case retrying(PageRequest<Key>, PendingRetry)
  /// A load whose last attempt has failed. Another attempt has to be requested.
  case failed(PageRequest<Key>, LoadFailure)

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  var isWaiting: Bool {
    if case .waiting = self { true } else { false }
  }

  var isPaused: Bool {
    if case .paused = self { true } else { false }
  }

  /// Whether nothing happens until a load is requested or the content appears.
  var isAtRest: Bool {
    switch self {
    case .idle, .failed, .paused: true
    case .waiting, .interrupted, .loading, .retrying: false
    }
  }

  /// The failure of the last attempt, if no other attempt follows by itself.
  var failure: LoadFailure? {
    if case .failed(_, let failure) = self { failure } else { nil }
  }

  /// The intent of a load, from its first attempt to the end of its last one.
  var intent: LoadIntent<Key>? {
    switch self {
    case .loading(_, let request), .retrying(let request, _): request.intent
    case .waiting(let request): request.attempt > 0 ? request.intent : nil
    case .idle, .interrupted, .paused, .failed: nil
    }
  }
}

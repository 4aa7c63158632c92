/// What a lane does.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
enum LaneActivity<Key: Hashable & Sendable>: Equatable, Sendable {
  /// Nothing.
  case idle
  /// It begins when other lanes have ended.
  case waiting(PageRequest<Key>)
  /// A refresh has cancelled it; it begins again if that refresh fails.
  case interrupted
  /// It was broken off by disappearing; it begins again with the next appearance.
  case paused(PageRequest<Key>)
  /// An answer is on its way.
  case loading(LoadTicket, PageRequest<Key>)
  /// The next attempt begins when some time has passed.
  case retrying(PageRequest<Key>, PendingRetry)
  /// The last attempt has failed; another one has to be asked for.
  case failed(PageRequest<Key>, LoadFailure)

  /// Whether an answer is on its way.
  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Whether it begins when other lanes have ended.
  var isWaiting: Bool {
    if case .waiting = self { true } else { false }
  }

  /// Whether it was broken off by disappearing.
  var isPaused: Bool {
    if case .paused = self { true } else { false }
  }

  /// Whether nothing happens until something is asked for, or appears.
  var isAtRest: Bool {
    switch self {
    case .idle, .failed, .paused: true
    case .waiting, .interrupted, .loading, .retrying: false
    }
  }

  /// Why the last attempt has failed, and none follows by itself.
  var failure: LoadFailure? {
    if case .failed(_, let failure) = self { failure } else { nil }
  }

  /// Why something is loading, from its first attempt to the end of its last one.
  var intent: LoadIntent<Key>? {
    switch self {
    case .loading(_, let request), .retrying(let request, _): request.intent
    case .waiting(let request): request.attempt > 0 ? request.intent : nil
    case .idle, .interrupted, .paused, .failed: nil
    }
  }
}

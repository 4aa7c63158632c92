extension LoadMachine {
  /// An effect that the owner of a machine has to perform, in order.
  public enum Effect: Equatable, Sendable {
    /// Start a load, and report its result with the request id.
    ///
    /// If `storedFirst` is `true`, report the stored page before.
    case load(LoadRequestID, PageRequest<Key>, storedFirst: Bool)
    /// Cancel a load: its result is no longer needed.
    case cancel(LoadRequestID)
    /// Discard the content.
    case discardContent
    /// Wait for a duration, then send ``LoadMachine/Event/elapsed(_:)``.
    case wait(LoadTimer, LoadDuration)
    /// Stop waiting for a timer.
    case stopWaiting(LoadTimer)
    /// Report progress to indicators.
    case report(LoadProgress<Key>)
  }
}

extension LoadMachine.Effect: CustomStringConvertible {
  /// A short description, as in `load #3: next page 2`.
  public var description: String {
    switch self {
    case .load(let requestID, let request, let storedFirst):
      "load \(requestID): \(request)\(storedFirst ? ", what is stored first" : "")"
    case .cancel(let requestID): "cancel \(requestID)"
    case .discardContent: "discard the content"
    case .wait(let timer, let duration): "wait \(duration) for \(timer)"
    case .stopWaiting(let timer): "stop waiting for \(timer)"
    case .report(let progress): "\(progress)"
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadMachine {
  /// What is to be done for a machine, in order.
  public enum Effect: Equatable, Sendable {
    /// A load begins: its answer is told with the ticket. With `storedFirst` what is stored is told before.
    case load(LoadTicket, PageRequest<Key>, storedFirst: Bool)
    /// Nobody waits for the answer any more.
    case cancel(LoadTicket)
    /// The content is thrown away.
    case discardContent
    /// Some time is to be waited, then to be told.
    case wait(LoadTimer, Duration)
    /// The end of that time is not to be told any more.
    case stopWaiting(LoadTimer)
    /// Indicators may be interested.
    case report(LoadProgress<Key>)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadMachine.Effect: CustomStringConvertible {
  /// A few words, as in `load #3: next page 2`.
  public var description: String {
    switch self {
    case .load(let ticket, let request, let storedFirst):
      "load \(ticket): \(request)\(storedFirst ? ", what is stored first" : "")"
    case .cancel(let ticket): "cancel \(ticket)"
    case .discardContent: "discard the content"
    case .wait(let timer, let duration): "wait \(duration) for \(timer)"
    case .stopWaiting(let timer): "stop waiting for \(timer)"
    case .report(let progress): "\(progress)"
    }
  }
}

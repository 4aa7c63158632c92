@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadMachine {
  /// What happens to a machine.
  public enum Event: Equatable, Sendable {
    /// What it loads is shown.
    case appear
    /// What it loads is not shown any more.
    case disappear
    /// The app or a person asks for something.
    case request(LoadIntent<Key>)
    /// What is shown comes near an end of what is loaded.
    case reached(PageDirection)
    /// A person wants another attempt at all that has failed.
    case retry
    /// Whatever is loading is not wanted any more.
    case cancel
    /// What was stored is merged; the answer of the source is still to come.
    case stored(LoadTicket, MergeSummary<Key>)
    /// The answer of the source is merged.
    case loaded(LoadTicket, MergeSummary<Key>)
    /// The source has nothing new.
    case unchanged(LoadTicket)
    /// The source has thrown.
    case failed(LoadTicket, LoadFailure)
    /// The time is over.
    case elapsed(LoadTimer)
    /// The app has changed the content.
    case edited(MergeSummary<Key>)
    /// What is loaded from now on has nothing to do with what is there.
    case sourceChanged
    /// It does other things without being asked.
    case behaviorChanged(LoadBehavior)
    /// It waits longer or shorter between updates.
    case periodChanged(Duration)
  }
}

extension LoadMachine {
  /// An event that a machine handles.
  public enum Event: Equatable, Sendable {
    /// The content is shown.
    case appear
    /// The content is no longer shown.
    case disappear
    /// The app or the user requests a load.
    case request(LoadIntent<Key>)
    /// An end of the loaded items comes near.
    case reached(PageDirection)
    /// The user requests another attempt at all failed loads.
    case retry
    /// All running loads are canceled.
    case cancel
    /// The stored page was merged, and the source has not responded yet.
    case stored(LoadRequestID, MergeSummary<Key>)
    /// The result of the source was merged.
    case loaded(LoadRequestID, MergeSummary<Key>)
    /// The source has nothing new.
    case unchanged(LoadRequestID)
    /// The source has thrown an error.
    case failed(LoadRequestID, LoadFailure)
    /// The time of a timer has elapsed.
    case elapsed(LoadTimer)
    /// The app has changed the content.
    case edited(MergeSummary<Key>)
    /// The source was replaced by one whose pages are unrelated to the loaded ones.
    case sourceChanged
    /// The behavior has changed.
    case behaviorChanged(LoadBehavior)
    /// The period between updates has changed.
    case periodChanged(LoadDuration)
  }
}

/// The load state of the pages at an end.
struct PageLoadState<Key: Hashable & Sendable>: Equatable, Sendable {
  var activity: LoadActivity<Key> = .idle
  private(set) var end: PageEnd<Key> = .unknown
  /// Whether the same key is not requested again until the user asks for it.
  var isExhausted = false
  /// The number of pages in a row that have brought no new items.
  var pagesWithoutNewItems = 0

  /// Returns the request for the page at this end; `nil` if there is none.
  func request(_ direction: PageDirection) -> PageRequest<Key>? {
    if case .at(let key) = end { PageRequest(.page(direction), key: key) } else { nil }
  }

  mutating func setEnd(_ end: PageEnd<Key>) {
    guard end != self.end else { return }
    self.end = end
    isExhausted = false
  }

  /// Starts over, because the content was replaced.
  mutating func startOver() {
    if activity == .interrupted || activity.isPaused { activity = .idle }
    reopen()
  }

  /// Lets pages load by themselves again after a failure or cancellation.
  mutating func reopen() {
    if activity.failure != nil { activity = .idle }
    isExhausted = false
    pagesWithoutNewItems = 0
  }
}

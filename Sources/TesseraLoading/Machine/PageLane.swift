/// The lane of an end of what is loaded.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
struct PageLane<Key: Hashable & Sendable>: Equatable, Sendable {
  var activity: LaneActivity<Key> = .idle
  /// How it goes on there.
  private(set) var end: PageEnd<Key> = .unknown
  /// Whether asking for the same key again makes no sense until a person wants it.
  var isExhausted = false
  /// How many answers in a row have brought nothing new.
  var fruitlessCount = 0

  /// Asks for the page behind the end; nil: there is none.
  func request(_ direction: PageDirection) -> PageRequest<Key>? {
    if case .at(let key) = end { PageRequest(.page(direction), key: key) } else { nil }
  }

  /// Takes over what is known now.
  mutating func setEnd(_ end: PageEnd<Key>) {
    guard end != self.end else { return }
    self.end = end
    isExhausted = false
  }

  /// Forgets what was: there is other content now.
  mutating func startOver() {
    if activity == .interrupted || activity.isPaused { activity = .idle }
    reopen()
  }

  /// Lets pages begin by themselves again where one has failed or was given up.
  mutating func reopen() {
    if activity.failure != nil { activity = .idle }
    isExhausted = false
    fruitlessCount = 0
  }
}

/// An asynchronous lock that is taken in the order of the requests.
public actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a lock that is not taken.
  public init() {}

  /// Waits until the lock is free and takes it; call ``end()`` afterwards.
  public func begin() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Releases the lock.
  public func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

// Loads that wait until no other is requested, as in a search while the user types.

extension Loader {
  /// Loads content after a delay, in place of any load that is already delayed.
  ///
  /// - Parameters:
  ///   - intent: The reason to load.
  ///   - delay: The time to wait.
  public func load(_ intent: LoadIntent<Key>, after delay: LoadDuration) {
    delayedIntent = intent
    wait(.delay, delay) { $0.loadDelayed() }
  }

  func loadDelayed() {
    guard let intent = delayedIntent else { return }
    delayedIntent = nil
    takePendingSource()
    send(.request(intent))
  }

  /// Changes to another source after a delay, as when the user types other words to search for.
  ///
  ///     func typed(_ words: String) {
  ///       loader.change(to: Search(words), after: .milliseconds(300))
  ///     }
  ///
  /// Running loads are canceled at once. The source changes when the delay is over. A load on demand ends the
  /// delay early, and ``cancel()`` keeps the old source.
  ///
  /// - Parameters:
  ///   - source: The new source of pages.
  ///   - keepsContent: Whether the loaded content stays until the new source has responded. No more pages are
  ///     added to it then.
  ///   - delay: The time to wait.
  public func change(to source: Source, keepsContent: Bool = true, after delay: LoadDuration = .zero) {
    pendingSource = source
    guard delay > .zero else { return load(.force(keepsContent: keepsContent)) }
    send(.cancel)
    load(.force(keepsContent: keepsContent), after: delay)
  }

  /// Cancels the delayed load and keeps the current source.
  func endDelay() {
    end(.delay)
    (pendingSource, delayedIntent) = (nil, nil)
  }

  func takePendingSource() {
    guard let pendingSource else { return }
    source = pendingSource
    self.pendingSource = nil
    isOutdated = true
    send(.sourceChanged)
  }
}

// Loads that wait until nothing else is asked for, as a search does while somebody is typing.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// Loads something when some time has passed, in place of what was to be loaded after a delay before.
  ///
  /// - Parameters:
  ///   - intent: Why.
  ///   - delay: How long to wait.
  public func load(_ intent: LoadIntent<Key>, after delay: Duration) {
    delayedIntent = intent
    wait(.delay, delay) { $0.loadDelayed() }
  }

  /// Loads what was to be loaded after a delay.
  func loadDelayed() {
    guard let intent = delayedIntent else { return }
    delayedIntent = nil
    takeComingSource()
    tell(.request(intent))
  }

  /// Loads from another source when some time has passed, as with other words to search for.
  ///
  ///     func typed(_ words: String) {
  ///       loader.change(to: Search(words), after: .milliseconds(300))
  ///     }
  ///
  /// What is loading is cancelled at once. Until the delay is over the source stays what it was; a load on
  /// demand ends the delay, and cancelling leaves it at that.
  ///
  /// - Parameters:
  ///   - source: Where pages come from.
  ///   - keepsContent: Whether what is there stays until the answer is there; it cannot be continued then.
  ///   - delay: How long to wait.
  public func change(to source: Source, keepsContent: Bool = true, after delay: Duration = .zero) {
    comingSource = source
    guard delay > .zero else { return load(.force(keepsContent: keepsContent)) }
    tell(.cancel)
    load(.force(keepsContent: keepsContent), after: delay)
  }

  /// Leaves it at the source that there is, and loads nothing later.
  func endDelay() {
    end(.delay)
    (comingSource, delayedIntent) = (nil, nil)
  }

  func takeComingSource() {
    guard let comingSource else { return }
    source = comingSource
    self.comingSource = nil
    isOutdated = true
    tell(.sourceChanged)
  }
}

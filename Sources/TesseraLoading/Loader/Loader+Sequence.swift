// A loader whose content is a sequence of lists.

extension Loader {
  /// Creates a loader that shows the lists of an asynchronous sequence, each in place of the one before.
  ///
  ///     let loader = Loader(following: { database.lists(of: Post.self) }, when: .whenScrollingIdle)
  ///
  /// The loader is loading until the first list arrives, and fails if the sequence throws. A refresh or
  /// another attempt begins with a new sequence. The content stays, and keeps changing, until the first list
  /// of the new sequence arrives. When a sequence ends, its content stays.
  ///
  /// - Parameters:
  ///   - makeSequence: A closure that makes a sequence, away from the main actor. The sequence is canceled
  ///     when it is no longer needed.
  ///   - timing: The time at which lists after the first one are shown. Of several waiting lists, only the
  ///     last one is shown.
  ///   - behavior: The loads that start by themselves. There are no pages.
  ///   - period: The time from the end of a refresh to the next update; no updates if it is zero or less.
  ///   - retry: The policy for attempts after a failure.
  public convenience init<Item, Elements: AsyncSequence & SendableMetatype>(
    following makeSequence: @escaping @Sendable () -> Elements, when timing: EditTiming = .now,
    behavior: LoadBehavior = .initial, period: LoadDuration = .seconds(30), retry: RetryPolicy = .never
  ) where Source == SequenceSource<Item>, Elements.Element == [Item] {
    self.init(SequenceSource(makeSequence), behavior: behavior, period: period, retry: retry)
    onResponse = { $0.followRest(when: timing) }
  }

  /// Creates a loader that shows the lists of an asynchronous sequence, and whose delays are measured by a
  /// clock, such as one that a test controls.
  ///
  /// The other parameters are those of the initializer without a clock.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public convenience init<Item, Elements: AsyncSequence & SendableMetatype>(
    following makeSequence: @escaping @Sendable () -> Elements, when timing: EditTiming = .now,
    behavior: LoadBehavior = .initial, period: LoadDuration = .seconds(30), retry: RetryPolicy = .never,
    clock: any Clock<Duration>
  ) where Source == SequenceSource<Item>, Elements.Element == [Item] {
    self.init(
      SequenceSource(makeSequence), behavior: behavior, period: period, retry: retry, clock: clock)
    onResponse = { $0.followRest(when: timing) }
  }

  /// Follows the lists after the first one of the current sequence, and unfollows the sequence before.
  private func followRest<Item>(when timing: EditTiming) where Source == SequenceSource<Item> {
    if let followingRest { unfollow(followingRest) }
    guard let rest = source.takeRest() else { return }
    followingRest = follow(rest, when: timing) { [weak self] failure in
      guard let self, let failure else { return }
      // Wait until nothing is loading: a result before that belongs to a newer sequence and replaces the
      // failure.
      idleAction = { $0.fail(failure) }
      performWhenIdle()
    }
  }

  /// Reports why the sequence has ended, unless another failure has been reported since.
  private func fail<Item>(_ failure: LoadFailure) where Source == SequenceSource<Item> {
    guard machine[.refresh].failure == nil else { return }
    source.fail(failure)
    load(.autoUpdate)
  }
}

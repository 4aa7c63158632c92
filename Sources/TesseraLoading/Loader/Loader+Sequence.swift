// A loader that has nothing but what a sequence brings.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// A loader of what an asynchronous sequence brings: each list takes the place of the one before.
  ///
  ///     let loader = Loader(following: { database.lists(of: Post.self) }, when: .whenQuiet)
  ///
  /// It is loading until the first list is there, and has failed where the sequence throws. Refreshes and other attempts
  /// begin with a new sequence; what is there stays, and goes on changing, until its first list is there. Where a sequence
  /// ends, what it has brought stays.
  ///
  /// - Parameters:
  ///   - makeSequence: Makes a sequence, away from the main actor; it is cancelled when nobody wants it any more.
  ///   - timing: When a list is shown that is not the first one; of several that wait, the last one is.
  ///   - behavior: What it does without being asked; there are no pages.
  ///   - period: How long it waits from the end of a refresh to the next update; zero or less: there is none.
  ///   - retry: Whether it begins anew after a failure, and when.
  ///   - clock: How time passes.
  public convenience init<Item, Elements: AsyncSequence & SendableMetatype>(
    following makeSequence: @escaping @Sendable () -> Elements, when timing: FollowTiming = .now,
    behavior: LoadBehavior = .initial, period: Duration = .seconds(30), retry: RetryPolicy = .never,
    clock: any Clock<Duration> = ContinuousClock()
  ) where Source == SequenceSource<Item>, Elements.Element == [Item] {
    self.init(
      SequenceSource(makeSequence), behavior: behavior, period: period, retry: retry, clock: clock)
    onAnswer = { $0.followRest(when: timing) }
  }

  /// Follows what comes after the answer that has come, and what came after the one before no longer.
  private func followRest<Item>(when timing: FollowTiming) where Source == SequenceSource<Item> {
    if let followingRest { unfollow(followingRest) }
    guard let rest = source.takeRest() else { return }
    followingRest = follow(rest, when: timing) { [weak self] failure in
      guard let self, let failure else { return }
      // Where a newer sequence is about to begin, its answer tells; if it comes.
      onRest = { $0.fail(failure) }
      doAtRest()
    }
  }

  /// Says that nothing is followed any more, and why, unless something else has failed since.
  private func fail<Item>(_ failure: LoadFailure) where Source == SequenceSource<Item> {
    guard machine[.refresh].failure == nil else { return }
    source.fail(failure)
    load(.autoUpdate)
  }
}

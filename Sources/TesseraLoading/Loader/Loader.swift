import Tessera

/// An object that loads and stores the content of a collection: the first load, refreshes, pages at both
/// ends, updates and retries.
///
///     let loader = Loader(Posts(), behavior: [.initial, .nextPages], retry: .exponential())
///     loader.onChange = { [weak collection] in collection?.show(content()) }
///     loader.appear()
///
///     Section("posts") { ForEach(loader.items) { PostCell($0) } }
///       .loading(loader.state) { ProgressCell() }
///       .failure(loader.state) { ErrorCell($0).onTap { loader.retry() } }
///       .empty { TitleCell("No posts yet") }
///
/// A ``LoadMachine`` decides when to load, and ``Pages`` store the loaded items. The loader connects them
/// with a source and a clock. Running loads do not retain the loader; they are canceled when it is
/// deallocated.
@MainActor
public final class Loader<Source: PageSource> {
  /// The type of the loaded items.
  public typealias Item = Source.Item
  /// The type of the keys that identify pages.
  public typealias Key = Source.Key

  /// The source of pages.
  public internal(set) var source: Source
  /// The loaded pages.
  public internal(set) var pages: Pages<Item, Key>
  /// A handler that is called after the content or a load state has changed, at most once per turn of the
  /// main actor.
  public var onChange: (() -> Void)?
  /// A handler that is called immediately when a load begins and when it ends.
  public var onProgress: ((LoadProgress<Key>) -> Void)?

  var machine: LoadMachine<Key>
  let clock: LoadClock
  var tasks: [LoaderTask: Task<Void, Never>] = [:]
  /// The progress that is to be reported, and whether it is being reported.
  var reports: [LoadProgress<Key>] = []
  var isReporting = false
  /// The source that the next load uses.
  var pendingSource: Source?
  /// The intent of the delayed load, or of a load for the next appearance if disappearing has ended its
  /// delay.
  var delayedIntent: LoadIntent<Key>?
  /// Whether the loaded content comes from another source than the next load uses.
  var isOutdated = false
  /// The number of changes of the pages.
  var version = 0
  var trigger: EdgeTrigger
  var lastReport: ViewportReport?
  var visibleIDs: (first: ItemID, last: ItemID)?
  /// The changes that wait for the running change, and whether one is running.
  var queuedEdits: [(inout Pages<Item, Key>) -> Void] = []
  var isEditing = false
  var dropped: DroppedEnd?
  /// The changes that wait until scrolling is idle, and whether it is.
  var deferredEdits: [DeferredEdit<Item, Key>] = []
  var isScrollingIdle = true
  var lastFollowingNumber = 0
  /// The handler that is called after a result is merged, and the sequence that is followed since then.
  var onResponse: ((Loader) -> Void)?
  var followingRest: Following?
  /// The action that is performed when nothing is loading any more, unless a result arrives before.
  var idleAction: ((Loader) -> Void)?
  /// The remaining times before other attempts.
  var remainingTimes: [LoadType: LoadDuration] = [:]
  /// The state at the last report of a change.
  var lastReportedState = LoaderSnapshot<Key>()
  var isChangeReportScheduled = false

  /// Creates a loader that does nothing until it appears or receives a request.
  ///
  /// - Parameters:
  ///   - source: The source of pages.
  ///   - pages: The pages in which loaded items are stored, which determine their order and limit. They may
  ///     already have items.
  ///   - behavior: The loads that start by themselves.
  ///   - period: The time from the end of a refresh to the next update; no updates if it is zero or less.
  ///   - retry: The policy for attempts after a failure.
  ///   - cancelsOnDisappear: Whether running loads are canceled when the content disappears, to begin again
  ///     when it appears.
  ///   - trigger: The trigger that detects when an end comes near.
  ///   - seed: The seed of the random variation of retry delays.
  public convenience init(
    _ source: Source, pages: Pages<Item, Key> = Pages(), behavior: LoadBehavior = .initial,
    period: LoadDuration = .seconds(30), retry: RetryPolicy = .never, cancelsOnDisappear: Bool = false,
    trigger: EdgeTrigger = EdgeTrigger(), seed: UInt64 = .random(in: .min ... .max)
  ) {
    self.init(
      source, pages, behavior, period, retry, cancelsOnDisappear: cancelsOnDisappear, trigger, .continuous,
      seed: seed)
  }

  /// Creates a loader whose delays are measured by a clock, such as one that a test controls.
  ///
  /// The other parameters are those of the initializer without a clock.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public convenience init(
    _ source: Source, pages: Pages<Item, Key> = Pages(), behavior: LoadBehavior = .initial,
    period: LoadDuration = .seconds(30), retry: RetryPolicy = .never, cancelsOnDisappear: Bool = false,
    trigger: EdgeTrigger = EdgeTrigger(), clock: any Clock<Duration>,
    seed: UInt64 = .random(in: .min ... .max)
  ) {
    self.init(
      source, pages, behavior, period, retry, cancelsOnDisappear: cancelsOnDisappear, trigger,
      LoadClock(clock), seed: seed)
  }

  private init(
    _ source: Source, _ pages: Pages<Item, Key>, _ behavior: LoadBehavior, _ period: LoadDuration,
    _ retry: RetryPolicy, cancelsOnDisappear: Bool, _ trigger: EdgeTrigger, _ clock: LoadClock, seed: UInt64
  ) {
    self.source = source
    self.pages = pages
    self.trigger = trigger
    self.clock = clock
    machine = LoadMachine(
      behavior: behavior, period: period, retry: retry, cancelsOnDisappear: cancelsOnDisappear, seed: seed)
    if pages.isLoaded { _ = machine.handle(.edited(pages.summary)) }
    lastReportedState = observableState
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }
}

// MARK: - State

extension Loader: Settling {
  /// The items of all pages, in order.
  public var items: PagedItems<Item> { pages.items }

  /// The items, with a placeholder for each item that is known to exist but is not loaded.
  public var rows: LoadedRows<Item> { pages.rows }

  /// The load state of the content as a whole.
  public var phase: LoadPhase<Key> { machine.phase }

  /// The state of refreshes, as placeholders show it.
  public var state: LoadState<LoadFailure> { machine.state(of: .refresh) }

  /// Returns the state of the pages at an end, as the row there shows it.
  public func state(of direction: PageDirection) -> LoadState<LoadFailure> {
    machine.state(of: .page(direction))
  }

  /// The next attempt at a refresh; `nil` if none is pending.
  ///
  /// ``retry()`` makes it immediately.
  public var pendingRetry: PendingRetry? { pendingRetry(in: .refresh) }

  /// Returns the next attempt at the page at an end; `nil` if none is pending.
  ///
  /// ``load(_:)`` makes it immediately.
  public func pendingRetry(of direction: PageDirection) -> PendingRetry? {
    pendingRetry(in: .page(direction))
  }

  /// Returns a Boolean value that indicates whether an end has no more items; `false` if nothing is loaded.
  public func hasEnded(_ direction: PageDirection) -> Bool { machine.hasEnded(direction) }

  /// Whether nothing is loading, no load but the next update is pending, and all changes are reported.
  public var isSettled: Bool { machine.isSettled && tasks[.delay] == nil && isStateReported }

  /// The loads that start by themselves.
  public var behavior: LoadBehavior {
    get { machine.behavior }
    set { send(.behaviorChanged(newValue)) }
  }

  /// The time from the end of a refresh to the next update; no updates if it is zero or less.
  public var period: LoadDuration {
    get { machine.period }
    set { send(.periodChanged(newValue)) }
  }
}

// MARK: - Loading

extension Loader {
  /// Notifies the loader that its content is shown.
  ///
  /// Loads that were canceled on disappearing begin again.
  public func appear() {
    trigger.reset()
    if tasks[.delay] == nil { loadDelayed() }
    send(.appear)
    if machine.cancelsOnDisappear { reevaluateEndTriggers() }
  }

  /// Notifies the loader that its content is no longer shown.
  public func disappear() {
    if machine.cancelsOnDisappear { end(.delay) }
    send(.disappear)
    scrollingDidIdle()
  }

  /// Loads content for an intent.
  ///
  /// ``LoadMachine`` describes which loads give way to which.
  public func load(_ intent: LoadIntent<Key>) {
    if intent.isOnDemand {
      end(.delay)
      delayedIntent = nil
      takePendingSource()
    }
    send(.request(intent))
  }

  /// Loads the page after the last one, if there is one.
  public func loadNext() { load(.page(.next)) }

  /// Loads the page before the first one, if there is one.
  public func loadPrevious() { load(.page(.previous)) }

  /// Retries all failed loads now, including those that wait for another attempt: see ``pendingRetry``.
  public func retry() { send(.retry) }

  /// Cancels all running and delayed loads.
  ///
  /// Canceled pages are not loaded again when their end is near until they are requested or a refresh
  /// succeeds.
  public func cancel() {
    endDelay()
    send(.cancel)
  }
}

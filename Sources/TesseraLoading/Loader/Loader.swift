import Tessera

/// Loads content that arrives later, and keeps it: first load, refreshes, pages at both ends, updates, other
/// attempts.
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
/// What is loaded when is decided by a ``LoadMachine``; what was loaded is kept by ``Pages``. A loader brings
/// them together with a source and a clock. It is not kept alive by what is loading: when it goes, that is
/// cancelled.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@MainActor
public final class Loader<Source: PageSource> {
  /// What is loaded.
  public typealias Item = Source.Item
  /// What tells pages apart.
  public typealias Key = Source.Key

  /// Where pages come from.
  public internal(set) var source: Source
  /// What is loaded.
  public internal(set) var pages: Pages<Item, Key>
  /// Called when what is loaded or how it stands with it has changed: once, however much has happened in a
  /// turn.
  public var onChange: (() -> Void)?
  /// Called at once when a load begins and when it ends.
  public var onProgress: ((LoadProgress<Key>) -> Void)?

  var machine: LoadMachine<Key>
  let clock: any Clock<Duration>
  var tasks: [LoaderTask: Task<Void, Never>] = [:]
  /// What indicators are to be told, and whether they are being told.
  var reports: [LoadProgress<Key>] = []
  var isReporting = false
  /// What takes the place of the source with the next load.
  var comingSource: Source?
  /// What is loaded after a delay, or with the next appearance where disappearing has ended that.
  var delayedIntent: LoadIntent<Key>?
  /// Whether what is loaded comes from another source than what is loaded next.
  var isOutdated = false
  /// Counts what has happened to the pages.
  var version = 0
  /// Finds out when an end comes near.
  var trigger: EdgeTrigger
  /// What the viewport has told last.
  var lastReport: ViewportReport?
  /// The first and the last item in view.
  var visibleIDs: (first: ItemID, last: ItemID)?
  /// What is to be changed when the change that is being made is done, and whether one is.
  var comingEdits: [(inout Pages<Item, Key>) -> Void] = []
  var isEditing = false
  /// Where the window has dropped pages last.
  var dropped: DroppedEnd?
  /// What waits until nothing is scrolled, and whether nothing is.
  var waitingEdits: [WaitingEdit<Item, Key>] = []
  var isQuiet = true
  var lastFollowing = 0
  /// What is done when an answer was merged, and what of the source is followed since.
  var onAnswer: ((Loader) -> Void)?
  var followingRest: Following?
  /// What is done when nothing is loading any more, unless an answer comes before.
  var onRest: ((Loader) -> Void)?
  /// How much time is left before another attempt.
  var remainingTimes: [LoadLane: Duration] = [:]
  /// What it has looked like when the last change was told.
  var told = LoaderLook<Key>()
  var isTelling = false

  /// A loader that does nothing until it appears or is asked.
  ///
  /// - Parameters:
  ///   - source: Where pages come from.
  ///   - pages: How what is loaded is kept: all of it, a part of it, in an order; and what is there already.
  ///   - behavior: What it does without being asked.
  ///   - period: How long it waits from the end of a refresh to the next update; zero or less: there is none.
  ///   - retry: Whether it tries again what has failed, and when.
  ///   - cancelsOnDisappear: Whether what is loading is cancelled when it is not shown any more, to begin again when it
  ///     is.
  ///   - trigger: When an end comes near.
  ///   - clock: How time passes.
  ///   - seed: Where the chance in the times between attempts comes from.
  public init(
    _ source: Source, pages: Pages<Item, Key> = Pages(), behavior: LoadBehavior = .initial,
    period: Duration = .seconds(30), retry: RetryPolicy = .never, cancelsOnDisappear: Bool = false,
    trigger: EdgeTrigger = EdgeTrigger(),
    clock: any Clock<Duration> = ContinuousClock(), seed: UInt64 = .random(in: .min ... .max)
  ) {
    self.source = source
    self.pages = pages
    self.trigger = trigger
    self.clock = clock
    machine = LoadMachine(
      behavior: behavior, period: period, retry: retry, cancelsOnDisappear: cancelsOnDisappear, seed: seed)
    if pages.isLoaded { _ = machine.handle(.edited(pages.summary)) }
    told = look
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }
}

// MARK: - What there is

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader: Settling {
  /// The items of all pages, in order.
  public var items: PagedItems<Item> { pages.items }

  /// The items with a placeholder for each that is known to be there and not loaded.
  public var rows: LoadedRows<Item> { pages.rows }

  /// How it stands with the content as a whole.
  public var phase: LoadPhase<Key> { machine.phase }

  /// How it stands with what is loaded anew: what placeholders want to know.
  public var state: LoadState<LoadFailure> { machine.state(of: .refresh) }

  /// How it stands with the pages at an end: what the row there wants to know.
  public func state(of direction: PageDirection) -> LoadState<LoadFailure> {
    machine.state(of: .page(direction))
  }

  /// Why and when another attempt is made at what is loaded anew; nil: none is waited for. ``retry()`` makes it now.
  public var pendingRetry: PendingRetry? { pendingRetry(in: .refresh) }

  /// Why and when another attempt is made at the page at an end; nil: none is waited for. ``load(_:)`` makes it now.
  public func pendingRetry(of direction: PageDirection) -> PendingRetry? {
    pendingRetry(in: .page(direction))
  }

  /// Whether there is nothing more at an end. Where nothing is loaded there is no end.
  public func hasEnded(_ direction: PageDirection) -> Bool { machine.hasEnded(direction) }

  /// Whether nothing is loading, nothing waits to be loaded but the next update, and all of that was told.
  public var isSettled: Bool { machine.isSettled && tasks[.delay] == nil && isTold }

  /// What it does without being asked.
  public var behavior: LoadBehavior {
    get { machine.behavior }
    set { tell(.behaviorChanged(newValue)) }
  }

  /// How long it waits from the end of a refresh to the next update; zero or less: there is none.
  public var period: Duration {
    get { machine.period }
    set { tell(.periodChanged(newValue)) }
  }
}

// MARK: - What can be asked for

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// What it loads is shown from now on. What was cancelled by disappearing begins again.
  public func appear() {
    trigger.reset()
    if tasks[.delay] == nil { loadDelayed() }
    tell(.appear)
    if machine.cancelsOnDisappear { reconsiderEnds() }
  }

  /// What it loads is not shown any more.
  public func disappear() {
    if machine.cancelsOnDisappear { end(.delay) }
    tell(.disappear)
    becomeQuiet()
  }

  /// Loads something. What gives way to it, or whether it gives way itself, is told by ``LoadMachine``.
  public func load(_ intent: LoadIntent<Key>) {
    if intent.isOnDemand {
      end(.delay)
      delayedIntent = nil
      takeComingSource()
    }
    tell(.request(intent))
  }

  /// Loads the page behind the last one, if there is one.
  public func loadNext() { load(.page(.next)) }

  /// Loads the page in front of the first one, if there is one.
  public func loadPrevious() { load(.page(.previous)) }

  /// Makes another attempt at all that has failed, and does not wait any longer where one comes by itself later: see
  /// ``pendingRetry``.
  public func retry() { tell(.retry) }

  /// Cancels all that is loading, and what is to be loaded after a delay. Pages that are cancelled are not
  /// loaded again because their end is near, until they are asked for or a refresh succeeds.
  public func cancel() {
    endDelay()
    tell(.cancel)
  }
}

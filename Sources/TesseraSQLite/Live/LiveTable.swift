import GRDB
import Tessera
import TesseraLoading

/// A database table that is shown while it changes, whatever its size.
///
///     let table = LiveTable(TableQuery("message", order: .column("date")), in: pool, as: Message.self)
///     table.onChange = { [weak table, weak collection] in
///       guard let table else { return }
///       collection?.show(content(table.rows))
///     }
///
/// The table is counted once, away from the main actor. The first rows are available at once, and more as
/// they are counted. After that, the cost of a change depends only on its size: commits through the same pool
/// are tracked by row. Commits of other processes and pools are detected at the next commit of the pool, by
/// ``refresh()``, or by polling (``poll(every:)``). In that case the whole table is examined, again
/// away from the main actor. While other connections keep the database busy, the table tries again, after 0.1 seconds
/// at first and up to 30 seconds later. None of this retains the table: when it is deallocated, the work ends.
@MainActor
public final class LiveTable<Record: FetchableRecord & Sendable> {
  /// The rows as of the last refresh.
  public private(set) var rows: TableRows<Record>
  /// Whether the rows are still being counted, so that ``rows`` is incomplete.
  public private(set) var isCounting = true
  /// A handler that is called when ``rows`` has changed, until ``stop()``.
  ///
  /// The table retains the handler. Capture the view or the collection that shows the table weakly.
  public var onChange: (() -> Void)?
  /// A handler that is called when an issue occurs.
  ///
  /// If it is `nil`, debug builds write issues to the host's issue output; see
  /// `EngineConfiguration.writesIssues`.
  public var onIssue: ((TableIssue) -> Void)?
  /// The most recent issues, at most 100.
  public private(set) var issues: [TableIssue] = []

  private let pool: DatabasePool
  private let query: TableQuery
  private let configuration: LiveTableConfiguration
  private let rowCache: TableRowCache<Record>
  private let inbox: LiveTableMailbox
  private var recorder: ChangeRecorder?
  private var work: Task<Void, Never>?
  private var polling: Task<Void, Never>?
  /// The attempts after a refresh that has found the database busy.
  var retry = RefreshRetry()
  /// Whether there may be changes since the running refresh began.
  private var isOutdated = false
  /// Whether the index is known to be wrong, so that the next refresh must examine the whole table.
  private var isIndexInvalid = false
  /// Whether the running refresh examines the whole table. This is determined before the state is captured:
  /// issues that are found later are left to the next refresh.
  private var scansAllRows = false
  /// Whether a repair of the index was tried since the last commit.
  private var hasTriedRepair = false
  /// The number that reveals commits of other connections.
  private var dataVersion: Int64?

  private var version: TableVersion<Record> { rows.version }

  /// Creates a table that shows a query of a database.
  ///
  /// - Parameters:
  ///   - query: The query of the rows.
  ///   - pool: The database. A pool is required, so that readers keep their state while others write.
  ///   - type: The type to which rows are decoded.
  ///   - configuration: The limits of reading and caching.
  public init(
    _ query: TableQuery, in pool: DatabasePool, as type: Record.Type = Record.self,
    configuration: LiveTableConfiguration = LiveTableConfiguration()
  ) {
    self.query = query
    self.pool = pool
    self.configuration = configuration
    let inbox = LiveTableMailbox()
    self.inbox = inbox
    rowCache = TableRowCache(capacity: configuration.cachedBlockCount) { issue in
      Task { @MainActor in inbox.receive?(.issue(issue)) }
    }
    rows = TableRows(
      version: TableVersion(query, nil, TableIndex(), rowCache, prefetches: configuration.prefetches))
    recorder = ChangeRecorder(table: query.table) { Task { @MainActor in inbox.receive?(.commit) } }
    inbox.receive = { [weak self] in self?.receive($0) }
    refresh()
  }

  deinit {
    work?.cancel()
    polling?.cancel()
    retry.cancel()
  }

  /// The statistics of the work so far.
  public var statistics: TableStatistics { rowCache.statistics }

  /// Checks for changes, including those of other connections.
  public func refresh() {
    hasTriedRepair = false
    isOutdated = true
    refreshIfNeeded()
  }

  /// Examines the whole table, away from the main actor.
  ///
  /// Call this after changes that SQLite does not report: a row is deleted because another one takes its
  /// value in a unique column (`INSERT OR REPLACE`, `UPDATE OR REPLACE`). Without it, such a row remains in
  /// cached blocks, and is found missing when its block is read again.
  public func recount() {
    isIndexInvalid = true
    refresh()
  }

  /// Checks periodically for commits of other connections.
  ///
  /// A check without changes costs next to nothing.
  ///
  /// This has no effect after ``stop()``.
  ///
  /// - Parameter period: The time between two checks.
  public func poll(every period: LoadDuration) { poll(every: period, .continuous) }

  /// Checks periodically for commits of other connections, at times that a clock measures.
  ///
  /// See ``poll(every:)``.
  ///
  /// - Parameters:
  ///   - period: The time between two checks.
  ///   - clock: The clock, such as one that a test controls.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func poll(every period: LoadDuration, clock: any Clock<Duration>) {
    poll(every: period, LoadClock(clock))
  }

  private func poll(every period: LoadDuration, _ clock: LoadClock) {
    polling?.cancel()
    guard recorder != nil else { return }
    let period = min(period, .longestWait)
    polling = Task { [weak self] in
      while (try? await clock.sleep(period)) != nil {
        guard let self else { return }
        await self.checkForExternalChanges()
      }
    }
  }

  /// Stops following the database and releases ``onChange``.
  ///
  /// The rows stay as they are.
  ///
  /// The rows retain the state of the database from which they are read. While there is one, the database's
  /// log (the file with the suffix `-wal`) grows with each commit. To release it, release the table and every
  /// copy of ``rows`` that is still shown.
  public func stop() {
    polling?.cancel()
    work?.cancel()
    retry.reset()
    (polling, recorder, onChange) = (nil, nil, nil)
  }

  /// Waits until ``rows`` includes everything that was committed, and no block is being prefetched.
  ///
  /// If the database is busy, this waits for the current attempt to read it, and for no later one.
  public func settled() async {
    if recorder?.hasChanges ?? false { refresh() }
    while let work { await work.value }
    await rowCache.prefetched()
  }
}

// MARK: - Following

extension LiveTable {
  private func receive(_ message: LiveTableMailbox.Message) {
    switch message {
    case .commit: refresh()
    case .issue(let issue):
      record(issue)
      if case .undecodable = issue { return }
      // Try once per commit: a permanent issue would otherwise cause refreshes forever.
      guard !hasTriedRepair, recorder != nil else { return }
      (isIndexInvalid, hasTriedRepair, isOutdated) = (true, true, true)
      refreshIfNeeded()
    }
  }

  private func checkForExternalChanges() async {
    let now = try? await pool.writeWithoutTransaction { try DatabaseCapture.dataVersion($0) }
    // A failed refresh has left the index as it was: try again.
    if let now, isIndexInvalid || now != dataVersion { refresh() }
  }

  /// Refreshes until there are no more changes. The task does not retain the table, and ends soon after it is
  /// deallocated.
  private func refreshIfNeeded() {
    guard work == nil, let recorder else { return }
    work = Task { [weak self, pool] in
      while self?.beginRefresh() == true {
        do {
          let capture = try await DatabaseCapture.take(from: pool, recorder)
          guard let tableRefresh = self?.tableRefresh(at: capture) else { return }
          // The table is not retained while the index is computed.
          let index = try await tableRefresh.index { @MainActor [weak self] in
            self?.show($0, capture.snapshot)
          }
          if let index { self?.end(with: index, capture.snapshot) }
        } catch {
          self?.fail(error)
        }
      }
      self?.work = nil
    }
  }

  /// Begins a refresh if there may be changes. Returns whether it has begun.
  private func beginRefresh() -> Bool {
    guard isOutdated, recorder != nil else { return false }
    isOutdated = false
    (scansAllRows, isIndexInvalid) = (isIndexInvalid, false)
    return true
  }

  /// Returns the refresh that finds the index of a new state of the database.
  private func tableRefresh(at capture: DatabaseCapture) -> TableRefresh<Record> {
    let indexer = TableIndexer(
      query: query, snapshot: capture.snapshot, blockSize: configuration.blockSize, rowCache: rowCache)
    let isForeign = dataVersion.map { $0 != capture.dataVersion } ?? false
    let mustCompare = scansAllRows || isForeign || !capture.changes.isComplete
    // If this refresh fails, the index is marked invalid, so that the external changes are not lost.
    dataVersion = capture.dataVersion
    return TableRefresh(
      indexer: indexer, version: version, changes: mustCompare ? nil : capture.changes)
  }

  private func end(with index: TableIndex, _ snapshot: DatabaseSnapshot) {
    isCounting = false
    retry.reset()
    show(index, snapshot)
  }

  private func fail(_ error: any Error) {
    isIndexInvalid = true
    if error is CancellationError { return }
    let isTemporary = RefreshRetry.isTemporary(error)
    // Further attempts report nothing new.
    if !isTemporary || !retry.isPending { record(.unreadable("\(error)")) }
    guard isTemporary, recorder != nil else { return retry.reset() }
    retry.schedule { [weak self] in self?.refresh() }
  }

  private func record(_ issue: TableIssue) {
    issues.append(issue)
    if issues.count > 100 { issues.removeFirst() }
    if let onIssue { onIssue(issue) } else { IssueOutput.reportUnhandled(issue.description) }
  }

  private func show(_ index: TableIndex, _ snapshot: DatabaseSnapshot) {
    guard recorder != nil else { return }
    rows = TableRows(
      version: TableVersion(query, snapshot, index, rowCache, prefetches: configuration.prefetches))
    onChange?()
  }
}

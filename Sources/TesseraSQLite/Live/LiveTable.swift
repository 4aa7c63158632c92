import GRDB
import Tessera
import TesseraLoading

/// A table that is shown while it changes, however large it is.
///
///     let table = LiveTable(TableQuery("message", order: .column("date")), in: pool, as: Message.self)
///     table.onChange = { [weak table, weak collection] in
///       guard let table else { return }
///       collection?.show(content(table.rows))
///     }
///
/// It is counted once, away from the main actor; the first rows are there at once, and more as they are
/// counted. Then a change costs what it changes: whatever is committed through the same pool is followed row
/// by row. What others commit (other processes, other pools) is seen at the next commit of the pool, at
/// ``refresh()``, or when ``follow(every:clock:)`` looks for it; then the table is looked through, away from
/// the main actor again. Nothing of that keeps a table alive: when it goes, the work ends.
@MainActor
public final class LiveTable<Record: FetchableRecord & Sendable> {
  /// The rows as they were when they were looked at last.
  public private(set) var rows: TableRows<Record>
  /// Whether the rows are still counted, so that there are more than ``rows`` has.
  public private(set) var isCounting = true
  /// Called when ``rows`` has changed, until ``stop()``. The table keeps it: what shows the table is best held
  /// weakly there.
  public var onChange: (() -> Void)?
  /// Called when something is wrong. Unless it is set, debug builds write it where the host writes what is wrong with
  /// collections; see `EngineConfiguration.writesIssues`.
  public var onIssue: ((TableIssue) -> Void)?
  /// What was wrong so far, the latest hundred.
  public private(set) var issues: [TableIssue] = []

  private let pool: DatabasePool
  private let query: TableQuery
  private let configuration: LiveTableConfiguration
  private let memory: TableMemory<Record>
  private let inbox: LiveTableInbox
  private var recorder: ChangeRecorder?
  /// What brings ``rows`` up to date at present.
  private var work: Task<Void, Never>?
  private var polling: Task<Void, Never>?
  /// Whether there may be something new since the work began.
  private var isOutdated = false
  /// Whether the index is known to be wrong, so that the next look has to be at the whole table.
  private var isWrong = false
  /// Whether the present look is at the whole table: this is settled before it takes a state of the database, so that
  /// what is found to be wrong after that is left to the next look.
  private var looksThroughAll = false
  /// Whether a wrong index was mended since something was committed.
  private var isMended = false
  /// What tells whether others have committed.
  private var dataVersion: Int64?

  private var version: TableVersion<Record> { rows.version }

  /// Shows a query of a database.
  ///
  /// - Parameters:
  ///   - query: The rows.
  ///   - pool: The database. It has to be a pool: readers go on with what was there while others write.
  ///   - type: What a row is decoded to.
  ///   - configuration: How much is read and kept.
  public init(
    _ query: TableQuery, in pool: DatabasePool, as type: Record.Type = Record.self,
    configuration: LiveTableConfiguration = LiveTableConfiguration()
  ) {
    self.query = query
    self.pool = pool
    self.configuration = configuration
    let inbox = LiveTableInbox()
    self.inbox = inbox
    memory = TableMemory(capacity: configuration.blocksKept) { issue in
      Task { @MainActor in inbox.receive?(.issue(issue)) }
    }
    rows = TableRows(
      version: TableVersion(query, nil, TableIndex(), memory, prefetches: configuration.prefetches))
    recorder = ChangeRecorder(table: query.table) { Task { @MainActor in inbox.receive?(.commit) } }
    inbox.receive = { [weak self] in self?.receive($0) }
    refresh()
  }

  deinit {
    work?.cancel()
    polling?.cancel()
  }

  /// What was done so far to show the table.
  public var workDone: TableWork { memory.work }

  /// Looks for what has changed, whoever has changed it.
  public func refresh() {
    isMended = false
    isOutdated = true
    bringUpToDate()
  }

  /// Looks through the whole table, away from the main actor.
  ///
  /// This is for changes that SQLite does not report: a row that goes because another one takes its value in
  /// a unique column (`INSERT OR REPLACE`, `UPDATE OR REPLACE`). Without it such a row stays in what is in
  /// memory, and is missed when it is read next.
  public func recount() {
    isWrong = true
    refresh()
  }

  /// Looks again and again for what others have committed; costs next to nothing where they have not.
  ///
  /// After ``stop()`` it does nothing.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func follow(every period: Duration, clock: any Clock<Duration> = ContinuousClock()) {
    polling?.cancel()
    guard recorder != nil else { return }
    let period = min(period, .longestWait)
    polling = Task { [weak self] in
      while (try? await clock.sleep(for: period)) != nil {
        guard let self else { return }
        await self.lookForOthers()
      }
    }
  }

  /// Follows the database no more, and lets go of ``onChange``; the rows stay as they are.
  ///
  /// They keep the state of the database from which they are read, and while there is one its log (the file
  /// with `-wal`) grows with whatever is committed. It goes with the last of the rows: let go of the table,
  /// and of every copy of ``rows`` that something still shows.
  public func stop() {
    polling?.cancel()
    work?.cancel()
    (polling, recorder, onChange) = (nil, nil, nil)
  }

  /// Waits until everything that was committed is in ``rows``, and nothing is read ahead any more.
  public func settled() async {
    if recorder?.hasChanges ?? false { refresh() }
    while let work { await work.value }
    await memory.prefetched()
  }
}

// MARK: - Following

extension LiveTable {
  private func receive(_ message: LiveTableInbox.Message) {
    switch message {
    case .commit: refresh()
    case .issue(let issue):
      note(issue)
      if case .undecodable = issue { return }
      // Once, and again after the next commit: what is wrong for good would be looked for for ever.
      guard !isMended, recorder != nil else { return }
      (isWrong, isMended, isOutdated) = (true, true, true)
      bringUpToDate()
    }
  }

  private func lookForOthers() async {
    let now = try? await pool.writeWithoutTransaction { try TableCapture.dataVersion($0) }
    // A look that has failed left things as they were: it is tried again.
    if let now, isWrong || now != dataVersion { refresh() }
  }

  /// Works until there is nothing new. The work does not hold the table: when that goes, it ends soon.
  private func bringUpToDate() {
    guard work == nil, let recorder else { return }
    work = Task { [weak self, pool] in
      while self?.beginLook() == true {
        do {
          let capture = try await TableCapture.take(from: pool, recorder)
          guard let look = self?.look(at: capture) else { return }
          // Found where it shows: on the way there it is not held.
          let index = try await look.index { @MainActor [weak self] in self?.show($0, capture.snapshot) }
          if let index { self?.end(with: index, capture.snapshot) }
        } catch {
          self?.fail(error)
        }
      }
      self?.work = nil
    }
  }

  /// Whether there is something to look for.
  private func beginLook() -> Bool {
    guard isOutdated, recorder != nil else { return false }
    isOutdated = false
    (looksThroughAll, isWrong) = (isWrong, false)
    return true
  }

  /// How to find the index of a new state of the database.
  private func look(at capture: TableCapture) -> TableLook<Record> {
    let indexer = TableIndexer(
      query: query, snapshot: capture.snapshot, blockSize: configuration.blockSize, memory: memory)
    let isForeign = dataVersion.map { $0 != capture.dataVersion } ?? false
    let mustCompare = looksThroughAll || isForeign || !capture.changes.isComplete
    // Until the changes are taken over, it is not known which these were.
    dataVersion = capture.dataVersion
    return TableLook(
      indexer: indexer, version: version, changes: mustCompare ? nil : capture.changes)
  }

  private func end(with index: TableIndex, _ snapshot: DatabaseSnapshot) {
    isCounting = false
    show(index, snapshot)
  }

  private func fail(_ error: any Error) {
    isWrong = true
    if error is CancellationError { return }
    note(.unreadable("\(error)"))
  }

  /// Keeps what was wrong, and tells of it.
  private func note(_ issue: TableIssue) {
    issues.append(issue)
    if issues.count > 100 { issues.removeFirst() }
    if let onIssue { onIssue(issue) } else { IssueOutput.tellUnasked(issue.description) }
  }

  private func show(_ index: TableIndex, _ snapshot: DatabaseSnapshot) {
    guard recorder != nil else { return }
    rows = TableRows(
      version: TableVersion(query, snapshot, index, memory, prefetches: configuration.prefetches))
    onChange?()
  }
}

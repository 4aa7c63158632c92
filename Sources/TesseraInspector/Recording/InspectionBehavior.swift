@_spi(Behaviors) import TesseraComponents

/// The behavior that records the updates of an inspected collection, and outlines its cells.
///
/// While no inspector is open it is idle.
final class InspectionBehavior: Behavior {
  /// The latest records, the oldest first.
  private(set) var frames: [FrameRecord] = []
  /// The maximum number of records.
  private var limit = 0
  private var timer: PhaseTimer<TracePhase>?
  /// The record of the update in progress.
  private var current: FrameRecord?
  /// The latest update, even if it was not recorded.
  private var latest: FrameRecord?
  private var overlay = OutlineOverlay()

  /// Whether updates are recorded.
  var isRecording = false {
    didSet {
      // Costs of updates that were not recorded belong to no record.
      if isRecording, !oldValue { _ = timer?.takeCosts() }
      updatePhases()
    }
  }
  /// Whether the cells are outlined.
  var outlinesCells = false { didSet { updatePhases() } }
  /// The update whose frames are drawn in place of those of the cells.
  var replayed: FrameRecord? { didSet { updatePhases() } }
  /// A handler that is called after an update that changed something.
  var onFrame: () -> Void = {}

  /// After all behaviors that add operations to a transaction, and after the history.
  override var order: Int { 600 }

  /// Begins to record for another inspector.
  func begin(limit: Int, timer: PhaseTimer<TracePhase>) {
    (self.limit, self.timer) = (max(0, limit), timer)
    (frames, current, latest, replayed) = ([], nil, nil, nil)
    isRecording = true
  }

  func removeFrames() { frames = [] }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    if isRecording {
      current = FrameRecord(transaction, id: engine.updateCount, time: engine.now)
      current?.cells = visibleCells(engine)
    }
    // The operations of the outlines are not those of the collection.
    overlay.update(outlines(engine), &transaction.operations, engine)
    updatePhases()
  }

  override func addCells(to cells: inout [LiveCell], _ engine: Engine) {
    if let cell = overlay.cell { cells.append(cell) }
  }

  override func didUpdateViews(_ engine: Engine) {
    let costs = timer?.takeCosts() ?? []
    guard var record = current else { return }
    current = nil
    // A host that draws again updates even if there is nothing to do.
    guard !record.isIdle(after: latest) else { return }
    record.costs = costs
    latest = record
    frames = (frames + [record]).suffix(limit)
    onFrame()
  }

  private func visibleCells(_ engine: Engine) -> [FrameRecord.CellFrame] {
    engine.live.filter { $0.placement.visibleFrame.overlaps(engine.viewport) }
      .map { FrameRecord.CellFrame(id: $0.id, frame: $0.placement.visibleFrame) }
  }

  /// Returns the outlines to draw; `nil` if there are none.
  private func outlines(_ engine: Engine) -> CellOutlines? {
    if let replayed { return CellOutlines(replayed.cells, in: replayed.viewport, after: replayed.operations) }
    return outlinesCells ? CellOutlines(visibleCells(engine), in: engine.viewport) : nil
  }

  private func updatePhases() {
    var phases: Phases = []
    if isRecording { phases.formUnion([.finish, .views]) }
    if outlinesCells || replayed != nil || overlay.cell != nil { phases.formUnion([.finish, .cells]) }
    activePhases = phases
  }
}

@_spi(Behaviors) import TesseraKernel

/// The observers, and the state that was reported to them.
struct LifecycleState {
  let isReported: Bool
  /// The observers of all events, by number.
  private(set) var observers: [(number: Int, action: (LifecycleEvent) -> Void)] = []
  private var nextObserver = 0
  /// The number of cells on screen with handlers.
  private(set) var listenerCount = 0
  /// The watched cells whose items have left in this transaction, and whether they were in the viewport.
  var left: [(cell: LiveCell, wasInView: Bool)] = []
  /// The cells that left their views in this transaction, if observed.
  var ended: [LiveCell] = []
  /// The visible sections and groups that are watched; outer ones before those inside.
  var sections: [VisibleSection] = []
  /// Whether any section or group may have handlers.
  var hasListeningSections = false
  /// The impressions that are not reported again.
  var impressionHistory = ImpressionHistory()
  /// The views whose items were reported to be in the viewport.
  private var viewsInView = SlotTable<Bool>()
  /// The timers of impressions of visible items, by view.
  var timers = SlotTable<[ImpressionTimer]>()
  /// The time at which the next impression may be complete; `nil` if none is in progress.
  var nextImpression: Double?
  /// The events for the transaction to report.
  var reported: [LifecycleEvent] = []

  init(isReported: Bool) { self.isReported = isReported }

  /// Whether all events are observed.
  var isObserved: Bool { isReported || !observers.isEmpty }

  /// Whether there may be events of items and sections to report.
  var isWatching: Bool {
    isObserved || listenerCount > 0 || hasListeningSections || !left.isEmpty || !ended.isEmpty
      || !sections.isEmpty
  }

  mutating func add(_ observer: @escaping (LifecycleEvent) -> Void) -> Int {
    nextObserver += 1
    observers.append((nextObserver, observer))
    return nextObserver
  }

  mutating func removeObserver(_ number: Int) { observers.removeAll { $0.number == number } }

  // MARK: In the viewport

  /// Returns whether the item of a view was reported to be in the viewport.
  func isInView(_ id: CellID) -> Bool { viewsInView[id] != nil }

  mutating func setInView(_ isInView: Bool, _ id: CellID) { viewsInView[id] = isInView ? true : nil }

  // MARK: While cells are mounted

  mutating func record(mounted cell: LiveCell) { count(cell.cell, 1) }

  /// Records an item that leaves; its view may still be visible while it disappears.
  mutating func record(leaving cell: LiveCell) {
    count(cell.cell, -1)
    let wasInView = viewsInView.removeValue(forKey: cell.id) != nil
    if isObserved || cell.cell.lifecycle?.isListening ?? false { left.append((cell, wasInView)) }
  }

  mutating func record(gone cell: LiveCell) {
    if isObserved { ended.append(cell) }
  }

  /// Records a cell that is declared again, possibly with other handlers.
  mutating func record(updated cell: LiveCell, from old: DeclaredCell) {
    count(old, -1)
    count(cell.cell, 1)
    // Its disappearance will not be reported; a handler added later is notified that the item is visible.
    if !isObserved, cell.cell.lifecycle?.isListening != true {
      viewsInView[cell.id] = nil
      timers[cell.id] = nil
    }
  }

  private mutating func count(_ cell: DeclaredCell, _ step: Int) {
    if cell.lifecycle?.isListening ?? false { listenerCount += step }
  }
}

struct VisibleSection {
  /// The position of the section; negative if it is gone.
  var section: Int
  var key: SectionKey
  /// The item that a group is.
  var item: ItemKey?
  var handlers: LifecycleHandlers?
  var timers: [ImpressionTimer] = []
}

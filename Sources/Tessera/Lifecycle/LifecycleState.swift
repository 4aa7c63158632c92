@_spi(Behaviors) import TesseraKernel

/// What was told of coming and going, and to whom.
struct LifecycleState {
  /// Whether transactions tell what came and went.
  let isReported: Bool
  /// Who wants to know everything, by number.
  private(set) var observers: [(number: Int, action: (LifecycleEvent) -> Void)] = []
  private var nextObserver = 0
  /// How many cells on screen have handlers.
  private(set) var listenerCount = 0
  /// The cells whose items have left in this transaction, while any handler asks for them, and whether they were in the viewport.
  var left: [(cell: LiveCell, wasInView: Bool)] = []
  /// The cells that left their views in this transaction, where somebody wants to know.
  var ended: [LiveCell] = []
  /// The sections and groups in view, where somebody wants to know; outer ones before those inside.
  var sections: [SectionStay] = []
  /// Whether some section or group may have handlers.
  var hasListeningSections = false
  /// The impressions that are never told again.
  var impressed = ImpressionMemory()
  /// The views of which it was told that their items are in the viewport.
  private var viewsInView = SlotTable<Bool>()
  /// The impressions of items in view that are not complete, by view.
  var timers = SlotTable<[ImpressionTimer]>()
  /// When the next impression may be complete; nil: none is on its way.
  var nextImpression: Double?
  /// What the transaction is going to tell.
  var reported: [LifecycleEvent] = []

  init(isReported: Bool) { self.isReported = isReported }

  /// Whether somebody wants to know everything.
  var isObserved: Bool { isReported || !observers.isEmpty }

  /// Whether there may be anything to tell about items and sections.
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

  /// Returns whether it was told that the item of a view is in the viewport.
  func isInView(_ id: CellID) -> Bool { viewsInView[id] != nil }

  /// Notes whether the item of a view is in the viewport.
  mutating func setInView(_ isInView: Bool, _ id: CellID) { viewsInView[id] = isInView ? true : nil }

  // MARK: While cells are mounted

  /// Notes a cell that has come on screen.
  mutating func note(mounted cell: LiveCell) { count(cell.cell, 1) }

  /// Notes that an item leaves, whose view may still be seen on its way out.
  mutating func note(leaving cell: LiveCell) {
    count(cell.cell, -1)
    let wasInView = viewsInView.removeValue(forKey: cell.id) != nil
    if isObserved || cell.cell.lifecycle?.isListening ?? false { left.append((cell, wasInView)) }
  }

  /// Notes that a view shows nothing any more.
  mutating func note(gone cell: LiveCell) {
    if isObserved { ended.append(cell) }
  }

  /// Notes that a cell is declared anew, by which others want to know of it.
  mutating func note(updated cell: LiveCell, from old: DeclaredCell) {
    count(old, -1)
    count(cell.cell, 1)
    // Nobody will be told that it leaves; who asks later is told that it is there.
    if !isObserved, cell.cell.lifecycle?.isListening != true {
      viewsInView[cell.id] = nil
      timers[cell.id] = nil
    }
  }

  private mutating func count(_ cell: DeclaredCell, _ step: Int) {
    if cell.lifecycle?.isListening ?? false { listenerCount += step }
  }
}

/// A section or a group of cells that is in view.
struct SectionStay {
  /// Where it is; negative: it has gone.
  var section: Int
  var key: SectionKey
  /// The item that a group is.
  var item: ItemKey?
  var handlers: LifecycleHandlers?
  var timers: [ImpressionTimer] = []
}

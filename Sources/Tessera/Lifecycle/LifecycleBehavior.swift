@_spi(Behaviors) import TesseraKernel

/// The behavior that reports appearances, disappearances and impressions of items and sections to handlers
/// and observers.
///
/// The behavior finds changes at the end of each update and reports them afterwards as events: with the next
/// update at the latest, in order, never inside another handler. Without handlers or observers it does no
/// work.
final class LifecycleBehavior: Behavior {
  var state: LifecycleState

  init(isReported: Bool) {
    state = LifecycleState(isReported: isReported)
    super.init()
    updatePhases()
  }

  /// Before paging, so that items appear and disappear before pages do.
  override var order: Int { 5 }

  /// Activates the behavior until the next update ends, because handlers are declared for mounted cells.
  func wake() { activePhases.formUnion(Self.watching) }

  // MARK: Phases

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    state.hasListeningSections = engine.snapshot.sections.contains { $0.section.lifecycle != nil }
    for index in state.sections.indices {
      let position = pairing.newSection(ofOld: state.sections[index].section)
      state.sections[index].section = position ?? -1
    }
    state.impressionHistory.migrate(pairing)
    updatePhases()
  }

  override func deadline(_ engine: Engine) -> Double? { state.nextImpression }

  override func didMount(_ cell: LiveCell, _ engine: Engine) { state.record(mounted: cell) }

  override func didUpdate(_ cell: LiveCell, from old: DeclaredCell, _ engine: Engine) {
    if cell.cell.lifecycle !== old.lifecycle { state.record(updated: cell, from: old) }
  }

  override func willLeave(_ cell: LiveCell, _ engine: Engine) { state.record(leaving: cell) }

  override func didLeave(_ cell: LiveCell, _ engine: Engine) { state.record(gone: cell) }

  override func didOpenGroup(at path: ElementPath, as section: Int, _ engine: Engine) {
    if engine.snapshot.sections[section].section.lifecycle != nil { state.hasListeningSections = true }
  }

  override func moveGroups(to places: [Int: Int], _ engine: Engine) {
    for index in state.sections.indices {
      state.sections[index].section = places[state.sections[index].section] ?? -1
    }
  }

  /// Finds the lifecycle changes of an update. O(*m*) for *m* cells on screen.
  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    // Impressions without a waiting handler need no frame.
    state.nextImpression = nil
    if state.isWatching { updateVisibility(transaction.operations, engine) }
    report(in: &transaction)
    updatePhases()
  }

  // MARK: Reporting

  /// Reports an event to the handlers of a declaration and to the observers.
  func notify(
    _ event: LifecycleEvent, to handlers: [LifecycleHandlers.Handler], about item: ItemKey?, _ engine: Engine
  ) {
    for handler in handlers { engine.events.append(.call { handler(item) }) }
    notify(event, engine)
  }

  /// Reports an event to the observers, and in the transaction if that is enabled.
  func notify(_ event: LifecycleEvent, _ engine: Engine) {
    if state.isReported { state.reported.append(event) }
    for observer in state.observers { notify(event, to: observer.number, engine) }
  }

  /// Reports an event to one observer, unless the observation has ended by the time the event is handled.
  func notify(_ event: LifecycleEvent, to number: Int, _ engine: Engine) {
    engine.events.append(
      .call { [self] in state.observers.first { $0.number == number }?.action(event) })
  }

  /// Adds the events that have not been reported yet to a transaction.
  func report(in transaction: inout Transaction) {
    guard !state.reported.isEmpty else { return }
    transaction.lifecycle += state.reported
    state.reported.removeAll(keepingCapacity: true)
  }

  // MARK: Helpers

  private static var watching: Phases { [.content, .mounts, .groups, .finish] }

  func updatePhases() {
    var phases: Phases = state.isWatching ? Self.watching : .content
    if state.nextImpression != nil { phases.insert(.time) }
    activePhases = phases
  }
}

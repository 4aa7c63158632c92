@_spi(Behaviors) import TesseraKernel

/// Tells handlers and observers which items and sections come into view and leave it, and for how long they are seen.
///
/// What came and went is found at the end of each update, and told after it, as events are: with the next update at the
/// latest, in order, never inside another handler. While there is nothing to tell, nothing is looked at.
final class LifecycleBehavior: Behavior {
  var state: LifecycleState

  /// Makes a behavior without observers.
  ///
  /// - Parameter isReported: Whether transactions tell what came and went.
  init(isReported: Bool) {
    state = LifecycleState(isReported: isReported)
    super.init()
    updatePhases()
  }

  /// Before paging, so that items come and go before pages do.
  override var order: Int { 5 }

  /// Looks at what comes on screen until the next update ends, because handlers are declared for it.
  func wake() { awake.formUnion(Self.watching) }

  // MARK: Phases

  /// Follows sections and elements to their places in new content.
  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    state.hasListeningSections = engine.snapshot.sections.contains { $0.section.lifecycle != nil }
    for index in state.sections.indices {
      let position = pairing.newSection(ofOld: state.sections[index].section)
      state.sections[index].section = position ?? -1
    }
    state.impressed.adopt(pairing)
    updatePhases()
  }

  override func deadline(_ engine: Engine) -> Double? { state.nextImpression }

  override func didMount(_ cell: LiveCell, _ engine: Engine) { state.note(mounted: cell) }

  override func didUpdate(_ cell: LiveCell, from old: DeclaredCell, _ engine: Engine) {
    if cell.cell.lifecycle !== old.lifecycle { state.note(updated: cell, from: old) }
  }

  override func willLeave(_ cell: LiveCell, _ engine: Engine) { state.note(leaving: cell) }

  override func didLeave(_ cell: LiveCell, _ engine: Engine) { state.note(gone: cell) }

  override func didOpenGroup(at path: ElementPath, as section: Int, _ engine: Engine) {
    if engine.snapshot.sections[section].section.lifecycle != nil { state.hasListeningSections = true }
  }

  override func moveGroups(to places: [Int: Int], _ engine: Engine) {
    for index in state.sections.indices {
      state.sections[index].section = places[state.sections[index].section] ?? -1
    }
  }

  /// Finds out what came and went with an update.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen.
  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    // Impressions that no handler waits for any more need no frame either.
    state.nextImpression = nil
    if state.isWatching { followSights(transaction.operations, engine) }
    report(in: &transaction)
    updatePhases()
  }

  // MARK: Telling

  /// Tells an event to the handlers of a declaration and to the observers.
  func tell(
    _ event: LifecycleEvent, to handlers: [LifecycleHandlers.Handler], about item: ItemKey?, _ engine: Engine
  ) {
    for handler in handlers { engine.events.append(.call { handler(item) }) }
    tell(event, engine)
  }

  /// Tells an event to the observers, and in the transaction if that is wanted.
  func tell(_ event: LifecycleEvent, _ engine: Engine) {
    if state.isReported { state.reported.append(event) }
    for observer in state.observers { tell(event, to: observer.number, engine) }
  }

  /// Tells an event to one observer, unless the observation has ended by the time it is handled.
  func tell(_ event: LifecycleEvent, to number: Int, _ engine: Engine) {
    engine.events.append(
      .call { [self] in state.observers.first { $0.number == number }?.action(event) })
  }

  /// Adds to a transaction what it has not told yet.
  func report(in transaction: inout Transaction) {
    guard !state.reported.isEmpty else { return }
    transaction.lifecycle += state.reported
    state.reported.removeAll(keepingCapacity: true)
  }

  // MARK: Workings

  private static var watching: Phases { [.content, .mounts, .groups, .finish] }

  /// Is awake as long as there may be something to tell.
  func updatePhases() {
    var phases: Phases = state.isWatching ? Self.watching : .content
    if state.nextImpression != nil { phases.insert(.time) }
    awake = phases
  }
}

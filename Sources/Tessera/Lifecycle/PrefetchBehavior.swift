@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior that prefetches elements that are about to become visible, and cancels those that do not
/// become visible after all.
///
/// The behavior finds them at the end of each update, in the sections near the viewport.
final class PrefetchBehavior: Behavior {
  var state = PrefetchState()

  override init() {
    super.init()
    updatePhases()
  }

  /// After lifecycle events.
  override var order: Int { 6 }

  /// Activates the behavior until the next update ends, because a prefetch was declared.
  func wake() { activePhases.formUnion([.groups, .finish]) }

  // MARK: Phases

  override func beginUpdate(at time: Double?, isNewFrame: Bool, _ engine: Engine) {
    guard isNewFrame else { return }
    state.prefetchedCount = 0
    updatePhases()
  }

  /// Reads the prefetches of new content, and moves the elements in reach to their places there.
  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    state.reset()
    for section in engine.snapshot.sections { state.record(section.section) }
    exchange(engine) { path, element in
      guard let new = pairing.newPath(ofOld: path), let item = new.item,
        let place = engine.snapshot.sections[new.section].locate(item),
        let prefetching = place.run.prefetching
      else { return nil }
      let reached = PrefetchedElement(
        prefetching: prefetching, index: place.run.dataIndex(of: place.index), id: element.id,
        section: engine.snapshot.sections[new.section].key, isShown: element.isShown)
      return (new, reached)
    }
    updatePhases()
  }

  override func didOpenGroup(at path: ElementPath, as section: Int, _ engine: Engine) {
    state.record(engine.snapshot.sections[section].section)
  }

  override func moveGroups(to places: [Int: Int], _ engine: Engine) {
    exchange(engine) { path, element in
      places[path.section].map { (ElementPath(section: $0, element: path.element), element) }
    }
    updatePhases()
  }

  /// Returns the current time while elements are left for the next frame.
  override func deadline(_ engine: Engine) -> Double? { state.hasBacklog ? engine.now : nil }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    state.hasBacklog = false
    if state.isWanted {
      state.velocityTracker.record(
        engine.scrolledDistance, within: engine.window.size[engine.axis], at: engine.now)
      updatePrefetching(engine)
      engine.behavior(LifecycleBehavior.self)?.report(in: &transaction)
    }
    updatePhases()
  }

  // MARK: Updates

  /// Prefetches the elements that have come into reach, and cancels those that have left it. O(*e*) for *e*
  /// elements in reach.
  private func updatePrefetching(_ engine: Engine) {
    let prefetchWindows = engine.isShowing ? prefetchWindows(engine) : []
    cancel(besides: prefetchWindows, engine)
    let upcoming = prefetchWindows.flatMap { self.upcoming(in: $0, engine) }
    // Elements at the same distance keep their order.
    let ordered = upcoming.indices.sorted {
      (upcoming[$0].distance, $0) < (upcoming[$1].distance, $1)
    }
    let budget = max(0, max(1, engine.configuration.prefetchBudget) - state.prefetchedCount)
    state.hasBacklog = ordered.count > budget
    let candidates = ordered.prefix(budget).map { upcoming[$0] }
    state.prefetchedCount += candidates.count
    for element in candidates { state.reached[element.path] = element.element }
    for batch in PrefetchBatch.batches(candidates.map { $0.element }) {
      engine.events.append(.call { batch.start() })
      notify(.prefetch(batch.section, batch.ids), engine)
    }
  }

  /// Replaces each element in reach; cancels those for which `change` returns `nil`.
  private func exchange(
    _ engine: Engine, _ change: (ElementPath, PrefetchedElement) -> (ElementPath, PrefetchedElement)?
  ) {
    guard !state.reached.isEmpty else { return }
    var reached: [ElementPath: PrefetchedElement] = [:]
    var gone: [(ElementPath, PrefetchedElement)] = []
    for (path, element) in state.reached {
      if let (path, element) = change(path, element) {
        reached[path] = element
      } else {
        gone.append((path, element))
      }
    }
    state.reached = reached
    cancel(gone, engine)
  }

  private func notify(_ event: LifecycleEvent, _ engine: Engine) {
    engine.behavior(LifecycleBehavior.self)?.notify(event, engine)
  }

  private func updatePhases() {
    var phases: Phases = .content
    if state.isWanted { phases.formUnion([.groups, .finish]) }
    if state.hasBacklog { phases.formUnion([.time, .finish]) }
    if state.prefetchedCount > 0 { phases.insert(.frame) }
    activePhases = phases
  }

  // MARK: Canceling

  private func cancel(besides prefetchWindows: [PrefetchWindow], _ engine: Engine) {
    guard !state.reached.isEmpty else { return }
    var kept: [Int: [Range<Int>]] = [:]
    for reach in prefetchWindows { kept[reach.section, default: []].append(reach.kept) }
    let gone = state.reached.filter { path, _ in
      guard let item = path.item, let ranges = kept[path.section] else { return true }
      return !ranges.contains { $0.contains(item) }
    }
    if gone.isEmpty { return }
    for path in gone.keys { state.reached[path] = nil }
    cancel(gone.map { ($0.key, $0.value) }, engine)
  }

  private func cancel(_ gone: [(ElementPath, PrefetchedElement)], _ engine: Engine) {
    let elements = gone.filter { !$0.1.isShown }.sorted { $0.0 < $1.0 }.map { $0.1 }
    for batch in PrefetchBatch.batches(elements) {
      engine.events.append(.call { batch.cancel() })
      notify(.cancelPrefetch(batch.section, batch.ids), engine)
    }
  }
}

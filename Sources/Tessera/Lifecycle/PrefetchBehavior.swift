@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Prefetches elements that are about to come into view, and cancels those that do not come after all.
///
/// They are found by looking at the sections near the viewport at the end of each update.
final class PrefetchBehavior: Behavior {
  var state = PrefetchState()

  /// Makes a behavior for which nothing is declared yet.
  override init() {
    super.init()
    updatePhases()
  }

  /// After coming and going.
  override var order: Int { 6 }

  /// Looks for elements until the next update ends, because something is prefetched.
  func wake() { awake.formUnion([.groups, .finish]) }

  // MARK: Phases

  override func beginUpdate(at time: Double?, isNewFrame: Bool, _ engine: Engine) {
    guard isNewFrame else { return }
    state.toldCount = 0
    updatePhases()
  }

  /// Looks for what new content prefetches, and follows what is in reach to its places there.
  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    state.reset()
    for section in engine.snapshot.sections { state.note(section.section) }
    exchange(engine) { path, element in
      guard let new = pairing.newPath(ofOld: path), let item = new.item,
        let place = engine.snapshot.sections[new.section].locate(item),
        let prefetching = place.run.prefetching
      else { return nil }
      let reached = ReachedElement(
        prefetching: prefetching, index: place.run.dataIndex(of: place.index), id: element.id,
        section: engine.snapshot.sections[new.section].key, isShown: element.isShown)
      return (new, reached)
    }
    updatePhases()
  }

  override func didOpenGroup(at path: ElementPath, as section: Int, _ engine: Engine) {
    state.note(engine.snapshot.sections[section].section)
  }

  override func moveGroups(to places: [Int: Int], _ engine: Engine) {
    exchange(engine) { path, element in
      places[path.section].map { (ElementPath(section: $0, element: path.element), element) }
    }
    updatePhases()
  }

  /// There is something to do at once while elements are left for the next frame.
  override func deadline(_ engine: Engine) -> Double? { state.hasBacklog ? engine.now : nil }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    state.hasBacklog = false
    if state.isWanted {
      state.pace.note(engine.scrolledDistance, within: engine.window.size[engine.axis], at: engine.now)
      follow(engine)
      engine.behavior(LifecycleBehavior.self)?.report(in: &transaction)
    }
    updatePhases()
  }

  // MARK: Following

  /// Tells what has come into reach, and cancels what has left it.
  ///
  /// - Complexity: O(*e*) for *e* elements in reach.
  private func follow(_ engine: Engine) {
    let reaches = engine.isShowing ? reaches(engine) : []
    cancel(besides: reaches, engine)
    let coming = reaches.flatMap { self.coming(in: $0, engine) }
    // What is equally near keeps its order.
    let ordered = coming.indices.sorted {
      (coming[$0].distance, $0) < (coming[$1].distance, $1)
    }
    let budget = max(0, max(1, engine.configuration.prefetchBudget) - state.toldCount)
    state.hasBacklog = ordered.count > budget
    let told = ordered.prefix(budget).map { coming[$0] }
    state.toldCount += told.count
    for element in told { state.reached[element.path] = element.element }
    for batch in PrefetchBatch.batches(told.map { $0.element }) {
      engine.events.append(.call { batch.start() })
      tell(.prefetch(batch.section, batch.ids), engine)
    }
  }

  /// Exchanges each element in reach for what it is now; nil cancels it.
  private func exchange(
    _ engine: Engine, _ change: (ElementPath, ReachedElement) -> (ElementPath, ReachedElement)?
  ) {
    guard !state.reached.isEmpty else { return }
    var reached: [ElementPath: ReachedElement] = [:]
    var gone: [(ElementPath, ReachedElement)] = []
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

  /// Tells an event to those who observe what comes and goes.
  private func tell(_ event: LifecycleEvent, _ engine: Engine) {
    engine.behavior(LifecycleBehavior.self)?.tell(event, engine)
  }

  /// Is awake as long as there is something to prefetch.
  private func updatePhases() {
    var phases: Phases = .content
    if state.isWanted { phases.formUnion([.groups, .finish]) }
    if state.hasBacklog { phases.formUnion([.time, .finish]) }
    if state.toldCount > 0 { phases.insert(.frame) }
    awake = phases
  }

  // MARK: Cancelling

  private func cancel(besides reaches: [PrefetchReach], _ engine: Engine) {
    guard !state.reached.isEmpty else { return }
    var kept: [Int: [Range<Int>]] = [:]
    for reach in reaches { kept[reach.section, default: []].append(reach.kept) }
    let gone = state.reached.filter { path, _ in
      guard let item = path.item, let ranges = kept[path.section] else { return true }
      return !ranges.contains { $0.contains(item) }
    }
    if gone.isEmpty { return }
    for path in gone.keys { state.reached[path] = nil }
    cancel(gone.map { ($0.key, $0.value) }, engine)
  }

  private func cancel(_ gone: [(ElementPath, ReachedElement)], _ engine: Engine) {
    let elements = gone.filter { !$0.1.isShown }.sorted { $0.0 < $1.0 }.map { $0.1 }
    for batch in PrefetchBatch.batches(elements) {
      engine.events.append(.call { batch.cancel() })
      tell(.cancelPrefetch(batch.section, batch.ids), engine)
    }
  }
}

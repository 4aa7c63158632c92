@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior that reports the position of the viewport to handlers of sections and content.
final class ViewportBehavior: Behavior {
  private var observers: [ViewportObserver] = []
  private(set) var velocityTracker = ScrollVelocityTracker()

  override init() {
    super.init()
    updatePhases()
  }

  /// After lifecycle events and prefetches.
  override var order: Int { 7 }

  /// Finds the observed sections of new content; each gets a new report.
  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    observers.removeAll(keepingCapacity: true)
    if engine.snapshot.viewportHandlers != nil { observers.append(ViewportObserver(section: nil)) }
    for section in engine.snapshot.sections.indices
    where engine.snapshot.sections[section].section.viewportHandlers != nil {
      observers.append(ViewportObserver(section: section))
    }
    updatePhases()
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    velocityTracker.record(engine.scrolledDistance, within: engine.window.size[engine.axis], at: engine.now)
    guard engine.isShowing else { return }
    for index in observers.indices {
      let section = observers[index].section
      let report = section.map { viewportReport(on: $0, engine) } ?? viewportReport(engine)
      guard report != observers[index].lastReport else { continue }
      observers[index].lastReport = report
      for handler in handlers(of: section, engine) { engine.events.append(.call { handler(report) }) }
    }
  }

  /// Returns the time at which scrolling counts as finished; `nil` if it has.
  override func deadline(_ engine: Engine) -> Double? { velocityTracker.restTime }

  private func handlers(of section: Int?, _ engine: Engine) -> [(ViewportReport) -> Void] {
    guard let section else { return engine.snapshot.viewportHandlers ?? [] }
    return engine.snapshot.sections[section].section.viewportHandlers ?? []
  }

  private func updatePhases() {
    activePhases = observers.isEmpty ? .content : [.content, .finish, .time]
  }
}

/// The viewport handlers of a section or of content. Handlers are not compared.
final class ViewportTrait: BehaviorTrait {
  let actions: [(ViewportReport) -> Void]

  init(_ actions: [(ViewportReport) -> Void]) { self.actions = actions }

  override func install(in engine: Engine) { engine.installed { ViewportBehavior() } }

  override func isEqual(to other: Trait) -> Bool { other is ViewportTrait }

  override var makesDifference: Bool { false }
}

extension Traits {
  mutating func addViewportHandler(_ action: @escaping (ViewportReport) -> Void) {
    set(ViewportTrait((first(ViewportTrait.self)?.actions ?? []) + [action]))
  }
}

extension DeclaredSection {
  /// The handlers for the position of the viewport relative to the section, if any.
  package var viewportHandlers: [(ViewportReport) -> Void]? { traits.first(ViewportTrait.self)?.actions }
}

extension Snapshot {
  /// The handlers for the position of the viewport relative to the content as a whole, if any.
  package var viewportHandlers: [(ViewportReport) -> Void]? { traits.first(ViewportTrait.self)?.actions }
}

extension Engine {
  /// The distance that the update scrolled the viewport along the axis, in coordinates that are not mirrored.
  var scrolledDistance: Double {
    let distance = change.scrolled[axis]
    return isMirrored && axis == .horizontal ? -distance : distance
  }
}

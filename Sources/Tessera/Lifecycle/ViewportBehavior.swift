@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Tells sections and content where the viewport stands.
final class ViewportBehavior: Behavior {
  /// The sections that want to know, and the content as a whole.
  private var watches: [ViewportWatch] = []
  private(set) var pace = ScrollPace()

  /// Makes a behavior for which nothing is declared yet.
  override init() {
    super.init()
    updatePhases()
  }

  /// After coming and going, and prefetches.
  override var order: Int { 7 }

  /// Looks for sections of new content that want to know; each is told anew.
  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    watches.removeAll(keepingCapacity: true)
    if engine.snapshot.viewportHandlers != nil { watches.append(ViewportWatch(section: nil)) }
    for section in engine.snapshot.sections.indices
    where engine.snapshot.sections[section].section.viewportHandlers != nil {
      watches.append(ViewportWatch(section: section))
    }
    updatePhases()
  }

  /// Tells where the viewport stands now, where that has changed.
  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    pace.note(engine.scrolledDistance, within: engine.window.size[engine.axis], at: engine.now)
    guard engine.isShowing else { return }
    for index in watches.indices {
      let section = watches[index].section
      let report = section.map { viewportReport(on: $0, engine) } ?? viewportReport(engine)
      guard report != watches[index].told else { continue }
      watches[index].told = report
      for handler in handlers(of: section, engine) { engine.events.append(.call { handler(report) }) }
    }
  }

  /// When scrolling counts as over; nil if it is.
  override func deadline(_ engine: Engine) -> Double? { pace.restTime }

  private func handlers(of section: Int?, _ engine: Engine) -> [(ViewportReport) -> Void] {
    guard let section else { return engine.snapshot.viewportHandlers ?? [] }
    return engine.snapshot.sections[section].section.viewportHandlers ?? []
  }

  private func updatePhases() {
    awake = watches.isEmpty ? .content : [.content, .finish, .time]
  }
}

/// The handlers of a section or of content for where the viewport stands. Handlers are not compared.
final class ViewportTrait: BehaviorTrait {
  let actions: [(ViewportReport) -> Void]

  init(_ actions: [(ViewportReport) -> Void]) { self.actions = actions }

  override func install(in engine: Engine) { engine.installed { ViewportBehavior() } }

  override func isEqual(to other: Trait) -> Bool { other is ViewportTrait }

  override var makesDifference: Bool { false }
}

extension Traits {
  /// Tells one more where the viewport stands.
  mutating func addViewportHandler(_ action: @escaping (ViewportReport) -> Void) {
    set(ViewportTrait((first(ViewportTrait.self)?.actions ?? []) + [action]))
  }
}

extension DeclaredSection {
  /// The handlers for where the viewport stands to the section; nil if there are none.
  package var viewportHandlers: [(ViewportReport) -> Void]? { traits.first(ViewportTrait.self)?.actions }
}

extension Snapshot {
  /// The handlers for where the viewport stands to the content as a whole; nil if there are none.
  package var viewportHandlers: [(ViewportReport) -> Void]? { traits.first(ViewportTrait.self)?.actions }
}

extension Engine {
  /// How far the update scrolled the viewport along the axis, in coordinates that are not mirrored.
  var scrolledDistance: Double {
    let distance = change.scrolled[axis]
    return isMirrored && axis == .horizontal ? -distance : distance
  }
}

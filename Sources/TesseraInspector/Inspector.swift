@_spi(Behaviors) import TesseraComponents

#if !hasFeature(Embedded)
import Dispatch
#endif

/// An inspector, which looks into a collection while it runs: what is declared, which views show it, what
/// each update did and how long it took, and which issues were found.
///
/// Its content is shown like any other, on any host:
///
///     let inspector = Inspector(stage.engine)
///     stage.tracer = inspector.tracer
///     inspector.onChange = { panel.show(inspector.content()) }
///     panel.show(inspector.content())
///
/// A collection has one inspector at a time. `TesseraTerminalInspector` shows it in a pane, `TesseraGTKInspector`
/// in a window, and `TesseraWebInspector` on a page.
///
/// Embedded Swift has no names of types: a page shows only the number of behaviors. It has no clock either, so pass
/// one to have times. There, keep the inspector until you call ``stop()``.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class Inspector {
  /// The engine of the inspected collection.
  public let engine: Engine
  /// The tracer to assign to the inspected stage. Without it, no times are recorded.
  public let tracer: Tracer
  let behavior: InspectionBehavior
  var tree: DeclaredTree
  /// The updates whose operations are listed.
  var openFrames: Set<Int> = []
  /// The behaviors whose phases are listed.
  var openBehaviors: Set<Int> = []
  let behaviorTimer: PhaseTimer<BehaviorCall>
  /// The maximum number of updates that the content lists.
  static let shownFrames = 20
  private var explained: Explained?
  #if !hasFeature(Embedded)
  private var isNotified = false
  #endif
  private var historyIsOwn = false

  /// An item that is explained.
  private enum Explained {
    case view(CellID)
    case item(ItemID, section: ItemID)
  }

  /// Returns the issues of the inspected stage; see ``Stage/issues``.
  public var issues: () -> IssueLog = { IssueLog() }
  /// A handler that is called when the content has changed: after updates of the inspected collection,
  /// together for several of one moment, and after input to the inspector.
  public var onChange: () -> Void = {}
  /// A handler that requests a frame of the inspected collection.
  public var onNeedsFrame: () -> Void = {}

  /// Creates an inspector, which records from now on.
  ///
  /// - Parameters:
  ///   - engine: The engine of the inspected collection.
  ///   - frameLimit: The maximum number of recorded updates.
  ///   - now: Returns the time in seconds, to measure phases of work; `nil` for the clock of the system, which
  ///     Embedded Swift does not have.
  public init(_ engine: Engine, frameLimit: Int = 100, now: (() -> Double)? = nil) {
    let timer = PhaseTimer<TracePhase>(now: now ?? Self.clock())
    behaviorTimer = PhaseTimer(now: now ?? Self.clock())
    tracer = Tracer(begin: { phase, _ in timer.begin(phase) }, end: { _, _ in timer.end() })
    self.engine = engine
    tree = DeclaredTree(engine: engine)
    behavior = engine.install { InspectionBehavior() }
    historyIsOwn = engine.recordHistory(limit: Self.historyLimit)
    #if hasFeature(Embedded)
    behavior.onFrame = { [unowned(unsafe) self] in notify() }
    #else
    behavior.onFrame = { [weak self] in MainActor.assumeIsolated { self?.notify() } }
    #endif
    behavior.begin(limit: frameLimit, timer: timer)
    trackBehaviors()
  }

  private func trackBehaviors() {
    #if !hasFeature(Embedded)
    engine.behaviorPhases.tracer = (
      begin: { [behaviorTimer] in behaviorTimer.begin(BehaviorCall(slot: $0.slot, phase: $1.rawValue)) },
      end: { [behaviorTimer] in behaviorTimer.end() }
    )
    #endif
  }

  private func ignoreBehaviors() {
    #if !hasFeature(Embedded)
    engine.behaviorPhases.tracer = nil
    #endif
  }

  private static let historyLimit = 8

  private static func clock() -> () -> Double {
    #if hasFeature(Embedded)
    { 0 }
    #else
    // Clocks of the standard library need iOS 16.
    { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }
    #endif
  }

  /// Ends recording and removes the outlines. From then on the inspected collection costs what it did before.
  public func stop() {
    behavior.isRecording = false
    ignoreBehaviors()
    if outlinesCells { outlinesCells = false }
    if replayedFrame != nil { replay(nil) }
    if historyIsOwn { engine.stopHistory() }
    behavior.onFrame = {}
  }

  // MARK: State

  /// The recorded updates, the oldest first. Updates that changed nothing are left out.
  public var frames: [FrameRecord] { behavior.frames }

  /// A Boolean value that indicates whether updates are recorded.
  public var isRecording: Bool {
    get { behavior.isRecording }
    set {
      change { $0.behavior.isRecording = newValue }
      if newValue { trackBehaviors() } else { ignoreBehaviors() }
    }
  }

  /// A Boolean value that indicates whether the frames of the cells are drawn over them.
  public var outlinesCells: Bool {
    get { behavior.outlinesCells }
    set {
      behavior.outlinesCells = newValue
      engine.setNeedsUpdate()
      onNeedsFrame()
      notify()
    }
  }

  /// The recorded update whose frames are drawn over the cells; `nil` if there is none.
  public var replayedFrame: FrameRecord? { behavior.replayed }

  /// Draws the frames of a recorded update over the cells, with the operation of each cell, as they were in the
  /// viewport of that time; `nil` ends that.
  public func replay(_ frame: FrameRecord?) {
    behavior.replayed = frame
    engine.setNeedsUpdate()
    onNeedsFrame()
    notify()
  }

  /// Explains a view of the inspected collection in the content; see ``Engine/explain(_:)``.
  public func explain(_ view: CellID) { change { $0.explained = .view(view) } }

  /// Explains an item of the inspected collection in the content; see ``Engine/explain(_:inSection:)``.
  public func explain(_ id: ItemID, inSection section: ItemID) {
    change { $0.explained = .item(id, section: section) }
  }

  /// The explanation that the content shows; `nil` if no item is explained.
  public var explanation: Explanation? {
    switch explained {
    case .view(let view): engine.explain(view)
    case .item(let id, let section): engine.explain(id, inSection: section)
    case nil: nil
    }
  }

  /// Changes what the content shows.
  func change(_ change: (Inspector) -> Void) {
    change(self)
    notify()
  }

  /// Removes all recorded updates, and the costs of behaviors so far.
  public func removeFrames() {
    change {
      $0.behavior.removeFrames()
      $0.behaviorTimer.removeTotals()
    }
  }

  private func notify() {
    #if hasFeature(Embedded)
    // There is one frame of a page for all collections.
    onChange()
    #else
    guard !isNotified else { return }
    isNotified = true
    Task { [weak self] in
      self?.isNotified = false
      self?.onChange()
    }
    #endif
  }
}

@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior for pull to refresh, by a finger, a wheel or a key.
final class RefreshBehavior: Behavior {
  private var declared = DeclaredRefreshing()
  private var pull = PullToRefresh() {
    didSet { updatePhases() }
  }
  private var isTaskRunning = false

  /// After pages, which handle most of the keys that scroll.
  override var order: Int { 20 }

  override init() {
    super.init()
    updatePhases()
  }

  var canRefresh: Bool { declared.action != nil && !isRefreshing }

  var isRefreshing: Bool { declared.isRefreshing || isTaskRunning && declared.action != nil }

  func progress(_ engine: Engine) -> Double {
    let distance = engine.configuration.refreshDistance
    return canRefresh && pull.holder != nil && distance > 0 ? min(1, pull.distance / distance) : 0
  }

  func indicator(_ engine: Engine) -> RefreshIndicator? {
    let reveal = pull.shown.value(at: engine.now)
    guard reveal > 0.001 || isRefreshing else { return nil }
    return RefreshIndicator(reveal: reveal, progress: progress(engine), isRefreshing: isRefreshing)
  }

  /// Refreshes unless a refresh is under way already. Returns whether a refresh has begun.
  func refresh(_ engine: Engine) -> Bool {
    guard canRefresh, let action = declared.action else { return false }
    switch action {
    case .call(let handler): engine.events.append(.call(handler))
    #if !hasFeature(Embedded)
    case .run(let task):
      isTaskRunning = true
      updatePhases()
      engine.events.append(.call(engine.start(of: task, for: self)))
    #endif
    }
    return true
  }

  /// Begins a pull by a wheel, unless one is under way. It is called before the content scrolls.
  func beginWheelPull(_ engine: Engine) {
    guard pull.holder == nil else { return }
    engine.requests.scrolls.append(.begin)
    pull.holder = .wheel
  }

  // MARK: Phases

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    declared = engine.snapshot.traits.first(RefreshTrait.self)?.declared ?? DeclaredRefreshing()
    // A finger that already holds the content continues with a pull.
    if declared.action != nil, pull.holder == nil, engine.contentDrag?.isByUser ?? false {
      pull.holder = .finger
    }
    updatePhases()
  }

  override func deadline(_ engine: Engine) -> Double? {
    if engine.isTimed, !pull.shown.isFinished(at: engine.now) { return engine.now }
    return wheelDeadline(engine)
  }

  override func advanceTime(to time: Double, _ engine: Engine) {
    if let deadline = wheelDeadline(engine), deadline <= time { engine.requests.scrolls.append(.end(.zero)) }
  }

  override func beginDrag(_ engine: Engine) {
    pull.holder = pull.holder ?? .finger
    pull.distance = 0
  }

  /// Updates a pull; it starts again from 0 if the user scrolls away from the start of the content.
  override func didScroll(by step: Double, beyond rest: Double, _ engine: Engine) {
    guard let holder = pull.holder else { return }
    let strength = holder == .wheel ? PullToRefresh.wheelStrength : 1
    pull.distance = step > 0 ? 0 : max(0, pull.distance - rest * strength)
  }

  override func endDrag(velocity: Point, _ engine: Engine) -> ScrollDestination? {
    if progress(engine) == 1 { _ = refresh(engine) }
    (pull.holder, pull.distance) = (nil, 0)
    return nil
  }

  /// Updates the indicator: it follows the finger, and springs back when the finger lets go.
  override func present(_ operations: inout [MountOperation], _ engine: Engine) {
    if pull.isIdle, !isRefreshing { return }
    if pull.holder != nil, canRefresh {
      pull.shown = MotionTrack(pulled(engine))
    } else {
      let isMoving = engine.isTimed && !engine.settings.reducesMotion
      let animation = isMoving ? Animation(PullToRefresh.spring) : .none
      pull.shown.retarget(to: isRefreshing ? 1 : 0, with: animation, at: engine.now)
      if pull.shown.target == 0, pull.shown.isFinished(at: engine.now) { pull.shown = MotionTrack(0.0) }
    }
  }

  static var keyHelp: [KeyHelp] {
    [
      KeyHelp(
        .action, "refreshing; see ``Content/onRefresh(isRefreshing:_:)``",
        .keys(.function(5)), .keys(.character("r"), with: .control))
    ]
  }

  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    turn == .action && press.isRefreshShortcut && refresh(engine)
  }

  #if !hasFeature(Embedded)
  override func endTask(_ engine: Engine) {
    isTaskRunning = false
    updatePhases()
  }
  #endif

  // MARK: Internals

  /// Returns the time at which a pulling wheel lets go; `nil` if none pulls.
  private func wheelDeadline(_ engine: Engine) -> Double? {
    pull.holder == .wheel ? engine.wheelTime + PullToRefresh.wheelPause : nil
  }

  /// Returns the revealed part of the indicator, with a growing resistance beyond the refresh distance.
  private func pulled(_ engine: Engine) -> Double {
    guard engine.configuration.refreshDistance > 0 else { return 0 }
    let part = pull.distance / engine.configuration.refreshDistance
    return part <= 1 ? part : 1 + (1 - 1 / part) / 2
  }

  private func updatePhases() {
    var phases: Phases = .content
    if declared.action != nil || pull.holder != nil { phases.formUnion([.drag, .keys]) }
    if !pull.isIdle || isRefreshing { phases.formUnion([.time, .present]) }
    activePhases = phases
  }
}

extension KeyPress {
  /// Whether the key refreshes: Control-R, Command-R or F5.
  fileprivate var isRefreshShortcut: Bool {
    switch key {
    case .function(5): modifiers.isEmpty
    case .character("r"): !modifiers.isEmpty && modifiers.isSubset(of: [.control, .command])
    default: false
    }
  }
}

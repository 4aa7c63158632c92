import TesseraLayout

// People ask for news: hosts with a touch screen, a touch pad or a wheel by a pull, all by a key.

extension Engine {
  /// Whether people can ask for news now; see ``Content/onRefresh(isRefreshing:_:)``.
  public var canRefresh: Bool {
    snapshot.refreshing.action != nil && !isRefreshing
  }

  /// Whether news is on its way: the content says so, or the task by which it was asked for has not ended.
  public var isRefreshing: Bool {
    snapshot.refreshing.isRefreshing || refreshTasks.isRunning && snapshot.refreshing.action != nil
  }

  /// How far people have pulled towards asking for news, from 0 to 1: at 1, they ask when they let go.
  public var refreshProgress: Double {
    guard canRefresh, pull.holder != nil, settings.refreshDistance > 0 else { return 0 }
    return min(1, pull.distance / settings.refreshDistance)
  }

  /// What people see of a pull and of news on its way, at the time of the latest transaction; nil: nothing. For hosts that
  /// draw it at the start of the viewport, in front of everything.
  public var refreshIndicator: RefreshIndicator? {
    let reveal = pull.shown.value(at: now)
    guard reveal > 0.001 || isRefreshing else { return nil }
    return RefreshIndicator(reveal: reveal, progress: refreshProgress, isRefreshing: isRefreshing)
  }

  /// Asks for news.
  ///
  /// - Returns: Whether news was asked for: not if the content declares no refresh, or news is on its way already.
  @discardableResult
  public func refresh() -> Bool {
    guard canRefresh, let action = snapshot.refreshing.action else { return false }
    switch action {
    case .call(let ask): events.append(.call(ask))
    #if !hasFeature(Embedded)
    case .run(let task):
      refreshTasks.isRunning = true
      let begin = refreshTasks.begin
      events.append(.call { begin(task) })
    #endif
    }
    return true
  }

  #if !hasFeature(Embedded)
  /// The task by which news was asked for has ended.
  func endRefreshTask() {
    refreshTasks.isRunning = false
    requests.statesChanged = true
  }
  #endif

  /// Whether a pull would begin by scrolling back: the content can be asked for news and stands at its start.
  public var isReadyToPull: Bool {
    guard canRefresh, !isSnapping, isShowing, requests.scrolls.isEmpty else { return false }
    let start = axis == .vertical ? contentInsets.top : contentInsets.left
    return window.min(axis) <= -start + 0.5
  }

  /// Scrolls as ``scroll(by:at:)`` does, by a wheel: turned on beyond the start of the content, where news can be asked for,
  /// it pulls, and lets go when it rests. What has scrolled to the start pulls only after a rest.
  ///
  /// - Parameters:
  ///   - distance: How far, in points.
  ///   - point: Where the pointer is, in viewport coordinates; nil: anywhere.
  ///   - time: When, in seconds of the clock of ``Stage/update(at:)``.
  public func turnWheel(by distance: Point, at point: Point? = nil, time: Double) {
    let isFresh = time - pull.wheelTime > RefreshPull.wheelPause
    pull.wheelTime = time.isFinite ? time : pull.wheelTime
    let step = isMirrored && axis == .horizontal ? -distance[axis] : distance[axis]
    if pull.holder == nil, isFresh, step < 0, isReadyToPull, !isOverStrip(point) {
      requests.scrolls.append(.begin)
      pull.holder = .wheel
    }
    scroll(by: distance, at: point)
  }

  /// Whether a section at a place takes what is scrolled there.
  private func isOverStrip(_ point: Point?) -> Bool {
    point.flatMap { frames.innermostStrip(at: contentPlace($0)) }.map {
      frames.sections[$0].declared.scrollAxis == axis
    } ?? false
  }

  // MARK: Pulling

  /// When a wheel that pulls has rested for long enough; nil: none does.
  var wheelDeadline: Double? { pull.holder == .wheel ? pull.wheelTime + RefreshPull.wheelPause : nil }

  /// Lets go for a wheel that is not turned any more.
  func restWheel(at time: Double) {
    if let deadline = wheelDeadline, deadline <= time { requests.scrolls.append(.end(.zero)) }
  }

  /// A finger or a wheel takes hold of the content.
  func beginPull() {
    pull.holder = pull.holder ?? .finger
    pull.distance = 0
  }

  /// Notes a step of a pull.
  ///
  /// - Parameters:
  ///   - step: How far the content was scrolled: away from its start, a pull is over.
  ///   - rest: How much farther the finger went; negative beyond the start.
  func notePull(scrolled step: Double, beyond rest: Double) {
    guard let holder = pull.holder else { return }
    let strength = holder == .wheel ? RefreshPull.wheelStrength : 1
    pull.distance = step > 0 ? 0 : max(0, pull.distance - rest * strength)
  }

  /// The finger lets go.
  func endPull() {
    if refreshProgress == 1 { refresh() }
    (pull.holder, pull.distance) = (nil, 0)
  }

  // MARK: Being seen

  /// Whether the indicator is on its way.
  var isRefreshMoving: Bool { isTimed && !pull.shown.isFinished(at: now) }

  /// Brings the indicator where it belongs: it follows the finger, and springs back when that lets go.
  func followPull() {
    if pull.isIdle, !isRefreshing { return }
    if pull.holder != nil, canRefresh {
      pull.shown = MotionTrack(pulled)
    } else {
      let isMoving = change.isTimed && !settings.reducesMotion
      let animation = isMoving ? Animation(RefreshPull.spring) : .none
      pull.shown.retarget(to: isRefreshing ? 1 : 0, with: animation, at: now)
      if pull.shown.goal == 0, pull.shown.isFinished(at: now) { pull.shown = MotionTrack(0.0) }
    }
  }

  /// How much of the indicator a pull shows: beyond where it asks, ever less.
  private var pulled: Double {
    guard settings.refreshDistance > 0 else { return 0 }
    let part = pull.distance / settings.refreshDistance
    return part <= 1 ? part : 1 + (1 - 1 / part) / 2
  }
}

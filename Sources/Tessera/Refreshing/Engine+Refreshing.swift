@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Users refresh the content: by a pull with a finger, a touch pad or a wheel, and by a key.

extension Engine {
  private var refreshBehavior: RefreshBehavior? { behavior() }

  /// Whether users can refresh now; see ``Content/onRefresh(isRefreshing:_:)``.
  public var canRefresh: Bool { refreshBehavior?.canRefresh ?? false }

  /// Whether a refresh is under way: the content says so, or its task has not ended.
  public var isRefreshing: Bool { refreshBehavior?.isRefreshing ?? false }

  /// How far users have pulled towards a refresh, from 0 to 1: at 1, the content refreshes when they let go.
  public var refreshProgress: Double { refreshBehavior?.progress(self) ?? 0 }

  /// What users see of a pull and of a refresh under way, at the time of the latest transaction; nil if nothing is seen. For hosts
  /// that draw it at the start of the viewport, in front of everything.
  public var refreshIndicator: RefreshIndicator? { refreshBehavior?.indicator(self) }

  /// Refreshes the content.
  ///
  /// - Returns: Whether a refresh has begun: not if the content declares no handler, or a refresh is under way already.
  @discardableResult
  public func refresh() -> Bool { refreshBehavior?.refresh(self) ?? false }

  /// Whether a pull would begin by scrolling back: the content can be refreshed and stands at its start.
  public var isReadyToPull: Bool {
    guard canRefresh, restsAnywhere, isShowing, requests.scrolls.isEmpty else { return false }
    let start = axis == .vertical ? contentInsets.top : contentInsets.left
    return window.min(axis) <= -start + 0.5
  }

  /// Scrolls as ``scroll(by:at:)`` does, by a wheel: turned on beyond the start of the content, where that can be refreshed,
  /// it pulls, and lets go when it rests. A wheel that has scrolled to the start pulls only after a rest.
  ///
  /// - Parameters:
  ///   - distance: How far, in points.
  ///   - point: Where the pointer is, in viewport coordinates; nil: anywhere.
  ///   - time: When, in seconds of the clock of ``Stage/update(at:)``.
  public func turnWheel(by distance: Point, at point: Point? = nil, time: Double) {
    let isFresh = time - wheelTime > RefreshPull.wheelPause
    if time.isFinite { wheelTime = time }
    let step = isMirrored && axis == .horizontal ? -distance[axis] : distance[axis]
    if isFresh, step < 0, isReadyToPull, !isOverStrip(point) { refreshBehavior?.beginWheelPull(self) }
    scroll(by: distance, at: point)
  }

  /// Returns whether a section at a place takes what is scrolled there.
  private func isOverStrip(_ point: Point?) -> Bool {
    point.flatMap { frames.innermostStrip(at: contentPlace($0)) }.map {
      frames.sections[$0].declared.scrollAxis == axis
    } ?? false
  }
}

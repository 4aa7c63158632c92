@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Refreshing by the user: by a pull with a finger, a touchpad or a wheel, and by a key.

extension Engine {
  private var refreshBehavior: RefreshBehavior? { behavior() }

  /// A Boolean value that indicates whether the user can refresh now; see
  /// ``Content/onRefresh(isRefreshing:_:)``.
  public var canRefresh: Bool { refreshBehavior?.canRefresh ?? false }

  /// A Boolean value that indicates whether a refresh is under way: the content declares one, or its task has
  /// not ended.
  public var isRefreshing: Bool { refreshBehavior?.isRefreshing ?? false }

  /// The progress of a pull towards a refresh, from 0 to 1; at 1, the content refreshes when the user lets
  /// go.
  public var refreshProgress: Double { refreshBehavior?.progress(self) ?? 0 }

  /// The indicator of a pull or of a refresh, at the time of the latest transaction; `nil` if none is
  /// visible.
  ///
  /// Hosts that draw it show it at the start of the viewport, in front of everything.
  public var refreshIndicator: RefreshIndicator? { refreshBehavior?.indicator(self) }

  /// Refreshes the content.
  ///
  /// - Returns: `true` if a refresh has begun; `false` if the content declares no handler, or a refresh is
  ///   under way already.
  @discardableResult
  public func refresh() -> Bool { refreshBehavior?.refresh(self) ?? false }

  /// A Boolean value that indicates whether scrolling back would begin a pull: the content can be refreshed
  /// and is at its start.
  public var isReadyToPull: Bool {
    guard canRefresh, restsAnywhere, isShowing, requests.scrolls.isEmpty else { return false }
    let start = axis == .vertical ? contentInsets.top : contentInsets.left
    return window.min(axis) <= -start + 0.5
  }

  /// Scrolls by a wheel, as ``scroll(by:at:)`` does.
  ///
  /// Beyond the start of content that can be refreshed, the wheel pulls, and lets go when it pauses. A wheel
  /// that has scrolled to the start pulls only after a pause.
  ///
  /// - Parameters:
  ///   - distance: The distance, in points.
  ///   - point: The position of the pointer, in viewport coordinates; `nil` if it is not known.
  ///   - time: The time, in seconds of the clock of ``Stage/update(at:)``.
  public func turnWheel(by distance: Point, at point: Point? = nil, time: Double) {
    let isFresh = time - wheelTime > PullToRefresh.wheelPause
    if time.isFinite { wheelTime = time }
    let step = isMirrored && axis == .horizontal ? -distance[axis] : distance[axis]
    if isFresh, step < 0, isReadyToPull, !isOverScroller(point) { refreshBehavior?.beginWheelPull(self) }
    scroll(by: distance, at: point)
  }

  /// Returns whether a scrolling section at a point takes the scroll.
  private func isOverScroller(_ point: Point?) -> Bool {
    point.flatMap { frames.innermostScrollingSection(at: contentPlace($0)) }.map {
      frames.sections[$0].declared.scrollAxis == axis
    } ?? false
  }
}

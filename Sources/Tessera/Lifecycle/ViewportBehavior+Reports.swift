@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The position of the viewport relative to observed sections.

/// A section, or the content as a whole, whose viewport position is observed, and its last report.
struct ViewportObserver {
  /// The position of the section; `nil` for the content as a whole.
  let section: Int?
  var lastReport: ViewportReport?
}

extension ViewportBehavior {
  func viewportReport(on section: Int, _ engine: Engine) -> ViewportReport {
    let (axis, window) = (engine.axis, engine.window)
    let placed = engine.frames.sections[section]
    let distances: (before: Double, behind: Double)
    let extent: Double
    let visibleRect: Rect
    var velocity = 0.0
    if let own = placed.declared.scrollAxis {
      extent = placed.window.size[own]
      visibleRect = placed.window
      distances = (placed.scrollOffset, placed.farthestScroll - placed.scrollOffset)
    } else {
      let origin = engine.frames.origin(of: section)
      let start = origin[axis]
      let end = start + placed.size[axis]
      visibleRect = window.offset(by: .zero - origin)
      extent = window.size[axis]
      distances = window.distances(toStart: start, end: end, along: axis)
      velocity = windowVelocity(engine)
    }
    var report = viewportReport(extent, distances, velocity, isReversed: placed.isReversed, engine)
    let visible = placed.items(in: visibleRect)
    report.firstVisible = visible.map { engine.snapshot.sections[section].id(at: $0.lowerBound) }
    report.lastVisible = visible.map { engine.snapshot.sections[section].id(at: $0.upperBound) }
    return report
  }

  func viewportReport(_ engine: Engine) -> ViewportReport {
    let (axis, window) = (engine.axis, engine.window)
    let before = max(0, window.min(axis))
    let behind = max(0, engine.contentSize[axis] - window.max(axis))
    var report = viewportReport(
      window.size[axis], (before, behind), windowVelocity(engine), isReversed: engine.isContentReversed,
      engine)
    // Parts of groups are no items of the content.
    let visible = engine.frames.paths(overlapping: window).filter {
      $0.section < engine.snapshot.declaredCount && $0.item != nil
    }
    report.firstVisible = visible.min().map(engine.id)
    report.lastVisible = visible.max().map(engine.id)
    return report
  }

  private func viewportReport(
    _ extent: Double, _ distances: (before: Double, behind: Double), _ velocity: Double, isReversed: Bool,
    _ engine: Engine
  ) -> ViewportReport {
    ViewportReport(
      extent: extent, distances: distances, isReversed: isReversed, velocity: velocity,
      isScrolling: engine.change.isTimed && (velocityTracker.restTime != nil || engine.isContentDragged),
      contentNumber: engine.contentState.number)
  }

  /// Returns the velocity of the viewport, in points per second.
  private func windowVelocity(_ engine: Engine) -> Double {
    engine.change.isTimed ? velocityTracker.velocity : 0
  }
}

extension Engine {
  /// Whether the last section, or the last item of a single section, is before the first along the axis.
  fileprivate var isContentReversed: Bool {
    guard let first = snapshot.outermost.first, let last = snapshot.outermost.last else { return false }
    if first == last { return frames.sections[first].isReversed }
    return frames.origin(of: last)[axis] < frames.origin(of: first)[axis]
  }

  fileprivate func id(of path: ElementPath) -> ItemID {
    snapshot.sections[path.section].id(at: path.item ?? 0)
  }
}

extension SectionFrames {
  /// Returns the items that overlap a rectangle in the section's coordinates, and those between them.
  fileprivate func items(in rect: Rect) -> ClosedRange<Int>? {
    guard children.isEmpty else { return nil }
    let found = body.indices(overlapping: rect.offset(by: .zero - bodyOrigin))
    guard let first = found.min(), let last = found.max() else { return nil }
    return first...last
  }

  /// Whether the last item is before the first one along the axis.
  fileprivate var isReversed: Bool {
    guard body.count > 1 else { return false }
    let axis = declared.scrollAxis ?? axis
    return body.frame(at: body.count - 1).min(axis) < body.frame(at: 0).min(axis)
  }
}

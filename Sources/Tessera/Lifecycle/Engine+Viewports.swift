import TesseraLayout

// Where the viewport stands to the sections that want to know.

/// A section that wants to know where the viewport stands, or the content as a whole, and what it was told last.
struct ViewportWatch {
  /// Its place among the sections; nil: all of them.
  let section: Int?
  var told: ViewportReport?
}

extension Engine {
  /// Tells where the viewport stands now, where that has changed.
  ///
  /// - Complexity: O(1) without a handler.
  func followViewports() {
    guard !lifecycle.viewports.isEmpty, isShowing else { return }
    for index in lifecycle.viewports.indices {
      let section = lifecycle.viewports[index].section
      let report = section.map { viewportReport(of: $0) } ?? viewportReport()
      guard report != lifecycle.viewports[index].told else { continue }
      lifecycle.viewports[index].told = report
      for handler in viewportHandlers(of: section) { events.append(.call { handler(report) }) }
    }
  }

  private func viewportHandlers(of section: Int?) -> [(ViewportReport) -> Void] {
    guard let section else { return snapshot.viewportHandlers.actions }
    return snapshot.sections[section].section.lifecycle?.onViewportChange ?? []
  }

  /// Looks for sections of new content that want to know; each is told anew.
  func adoptViewports() {
    lifecycle.viewports.removeAll(keepingCapacity: true)
    if !snapshot.viewportHandlers.actions.isEmpty { lifecycle.viewports.append(ViewportWatch(section: nil)) }
    guard lifecycle.hasListeningSections else { return }
    for (section, element) in snapshot.sections.enumerated()
    where element.section.lifecycle?.onViewportChange.isEmpty == false {
      lifecycle.viewports.append(ViewportWatch(section: section))
    }
  }

  /// When scrolling that is watched counts as over; nil: it is not watched, or it is over.
  var viewportDeadline: Double? {
    lifecycle.viewports.isEmpty ? nil : lifecycle.prefetching.pace.restTime
  }

  /// Where the viewport stands to a section.
  private func viewportReport(of section: Int) -> ViewportReport {
    let placed = frames.sections[section]
    let (before, behind): (Double, Double)
    let extent: Double
    let seen: Rect
    var velocity = 0.0
    if let own = placed.declared.scrollAxis {
      extent = placed.window.size[own]
      seen = placed.window
      (before, behind) = (placed.scrollOffset, placed.farthestScroll - placed.scrollOffset)
    } else {
      let origin = frames.origin(of: section)
      let start = origin[axis]
      let end = start + placed.size[axis]
      seen = window.offset(by: .zero - origin)
      extent = window.size[axis]
      before = max(0, window.min(axis) - start, start - window.max(axis))
      behind = max(0, end - window.max(axis), window.min(axis) - end)
      velocity = windowVelocity
    }
    var report = viewportReport(extent, before, behind, velocity, isReversed: placed.isReversed)
    let visible = placed.items(in: seen)
    report.firstVisible = visible.map { snapshot.sections[section].id(at: $0.lowerBound) }
    report.lastVisible = visible.map { snapshot.sections[section].id(at: $0.upperBound) }
    return report
  }

  /// Where the viewport stands to all sections.
  private func viewportReport() -> ViewportReport {
    let before = max(0, window.min(axis))
    let behind = max(0, contentSize[axis] - window.max(axis))
    var report = viewportReport(
      window.size[axis], before, behind, windowVelocity, isReversed: isContentReversed)
    // Parts of groups are no items of the content.
    let visible = frames.paths(overlapping: window).filter {
      $0.section < snapshot.declaredCount && $0.item != nil
    }
    report.firstVisible = visible.min().map(id)
    report.lastVisible = visible.max().map(id)
    return report
  }

  private func viewportReport(
    _ extent: Double, _ before: Double, _ behind: Double, _ velocity: Double, isReversed: Bool
  ) -> ViewportReport {
    ViewportReport(
      extent: extent, distanceToStart: isReversed ? behind : before,
      distanceToEnd: isReversed ? before : behind,
      velocity: velocity == 0 ? 0 : isReversed ? -velocity : velocity,
      isScrolling: change.isTimed && (lifecycle.prefetching.pace.restTime != nil || isContentDragged),
      contentNumber: contentState.number)
  }

  /// How fast the viewport moves, in points per second.
  private var windowVelocity: Double {
    let pace = lifecycle.prefetching.pace
    return change.isTimed ? (pace.isForward ? pace.speed : -pace.speed) : 0
  }

  /// Whether the last section stands before the first one along the axis; of a single one, its last item.
  private var isContentReversed: Bool {
    guard let first = snapshot.outermost.first, let last = snapshot.outermost.last else { return false }
    if first == last { return frames.sections[first].isReversed }
    return frames.origin(of: last)[axis] < frames.origin(of: first)[axis]
  }

  private func id(of path: ElementPath) -> ItemID { snapshot.sections[path.section].id(at: path.item ?? 0) }
}

extension SectionFrames {
  /// The items that overlap a rectangle in the section's coordinates, and those between them.
  fileprivate func items(in rect: Rect) -> ClosedRange<Int>? {
    guard children.isEmpty else { return nil }
    let found = body.indices(overlapping: rect.offset(by: .zero - bodyOrigin))
    guard let first = found.min(), let last = found.max() else { return nil }
    return first...last
  }

  /// Whether the last item stands before the first one along the axis.
  fileprivate var isReversed: Bool {
    guard body.count > 1 else { return false }
    let axis = declared.scrollAxis ?? axis
    return body.frame(at: body.count - 1).min(axis) < body.frame(at: 0).min(axis)
  }
}

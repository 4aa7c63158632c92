import TesseraLayout

// Where the viewport stands to the sections that want to know.

/// A section that wants to know where the viewport stands, and what it was told last.
struct ViewportWatch {
  /// Its place among the sections.
  let section: Int
  var told: ViewportReport?
}

extension Engine {
  /// Tells where the viewport stands now, where that has changed.
  ///
  /// - Complexity: O(1) while nobody wants to know.
  func followViewports() {
    guard !lifecycle.viewports.isEmpty, isShowing else { return }
    for index in lifecycle.viewports.indices {
      let section = lifecycle.viewports[index].section
      let report = viewportReport(of: section)
      guard report != lifecycle.viewports[index].told else { continue }
      lifecycle.viewports[index].told = report
      for handler in snapshot.sections[section].section.lifecycle?.onViewportChange ?? [] {
        events.append(.call { handler(report) })
      }
    }
  }

  /// Looks for sections of new content that want to know; each is told anew.
  func adoptViewports() {
    lifecycle.viewports.removeAll(keepingCapacity: true)
    guard lifecycle.hasListeningSections else { return }
    for (section, element) in snapshot.sections.enumerated()
    where element.section.lifecycle?.onViewportChange.isEmpty == false {
      lifecycle.viewports.append(ViewportWatch(section: section))
    }
  }

  /// When scrolling that somebody watches counts as over; nil: nobody does, or it is.
  var viewportDeadline: Double? {
    lifecycle.viewports.isEmpty ? nil : lifecycle.prefetching.pace.restTime
  }

  /// Where the viewport stands to a section.
  private func viewportReport(of section: Int) -> ViewportReport {
    let placed = frames.sections[section]
    let isReversed = placed.isReversed
    let (before, behind): (Double, Double)
    let extent: Double
    let seen: Rect
    let pace = lifecycle.prefetching.pace
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
      velocity = change.isTimed ? (pace.isForward ? pace.speed : -pace.speed) : 0
    }
    let visible = placed.items(in: seen)
    return ViewportReport(
      extent: extent, distanceToStart: isReversed ? behind : before,
      distanceToEnd: isReversed ? before : behind,
      velocity: velocity == 0 ? 0 : isReversed ? -velocity : velocity,
      isScrolling: change.isTimed && (pace.restTime != nil || paging.isDragging),
      contentNumber: contentState.number,
      firstVisible: visible.map { snapshot.sections[section].id(at: $0.lowerBound) },
      lastVisible: visible.map { snapshot.sections[section].id(at: $0.upperBound) })
  }
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

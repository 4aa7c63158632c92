import Tessera

/// A trigger that detects when an end of the loaded items comes near, so that more items are loaded before
/// the user reaches it.
///
/// An end is reached if little content is left before it (``viewports``), or little time at the current speed
/// of scrolling (``seconds``). Each end is reached once per content: after that, a load is expected to change
/// the content. In this way a viewport that is not full is filled page by page.
///
/// This is a plain value that receives reports and returns ends.
public struct EdgeTrigger: Equatable, Sendable {
  /// The distance from an end at which it counts as reached, in viewports.
  public var viewports: Double
  /// The time to an end at which it counts as reached, in seconds at the current speed of scrolling.
  public var seconds: Double

  /// The number of the content for which each end was last reached.
  private var reached: [PageDirection: Int] = [:]

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - viewports: The distance from an end at which it counts as reached, in viewports. Ignored if it is
  ///     negative or not a number.
  ///   - seconds: The time to an end at which it counts as reached, in seconds at the current speed of
  ///     scrolling. Ignored if it is negative or not a number.
  public init(viewports: Double = 1.5, seconds: Double = 1) {
    self.viewports = viewports
    self.seconds = seconds
  }

  /// Returns the ends that a report reaches and no earlier report of the same content has reached.
  ///
  /// * While the user scrolls, only the end in the direction of scrolling is reached. At rest both can be.
  /// * If the content does not fill the viewport, one end is reached at a time: the next one, or the previous
  ///   one if there is no next page. None is reached while either end is loading.
  /// * A viewport without a size reaches no end, and neither do values that are not numbers.
  ///
  /// - Parameters:
  ///   - report: The report of the viewport.
  ///   - open: The ends at which more can be loaded. Other ends are not reached, and not marked as reached.
  ///   - busy: The ends at which a load is running.
  public mutating func directions(
    reachedBy report: ViewportReport, open: Set<PageDirection> = Set(PageDirection.allCases),
    busy: Set<PageDirection> = []
  ) -> Set<PageDirection> {
    guard report.extent > 0, report.extent.isFinite else { return [] }
    let near = candidates(report, open, busy).filter { direction in
      open.contains(direction) && isNear(report, direction) && reached[direction] != report.contentNumber
    }
    for direction in near { reached[direction] = report.contentNumber }
    return Set(near)
  }

  /// Resets the trigger, so that the next report counts as the first one.
  public mutating func reset() { reached = [:] }

  private func candidates(
    _ report: ViewportReport, _ open: Set<PageDirection>, _ busy: Set<PageDirection>
  ) -> [PageDirection] {
    if report.distanceToStart <= 0, report.distanceToEnd <= 0 {
      guard busy.isEmpty else { return [] }
      return open.contains(.next) ? [.next] : [.previous]
    }
    guard report.isScrolling, report.velocity != 0 else { return PageDirection.allCases }
    return report.velocity > 0 ? [.next] : [.previous]
  }

  private func isNear(_ report: ViewportReport, _ direction: PageDirection) -> Bool {
    let distance = report.distance(to: direction)
    let speed = direction == .next ? report.velocity : -report.velocity
    // An end that is visible is reached, even if the distance should be negative.
    return distance <= 0 || distance <= viewports * report.extent || speed > 0 && distance <= seconds * speed
  }
}

extension ViewportReport {
  /// Returns the distance from the viewport to an end of the loaded items, in points; 0 if the end is
  /// visible.
  func distance(to end: PageDirection) -> Double { end == .next ? distanceToEnd : distanceToStart }
}

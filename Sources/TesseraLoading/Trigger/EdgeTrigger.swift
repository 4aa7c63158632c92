import Tessera

/// Tells when an end of what is loaded comes near, so that what follows is there before anybody sees that it
/// was missing.
///
/// An end is reached where there is little content left in front of it (``viewports``), or little time at the
/// speed of scrolling (``seconds``). It is reached once for each content: whoever is told has something to do
/// until other content is shown. So a viewport that is not full is filled, page by page.
///
/// It is a plain value: reports go in, ends come out.
public struct EdgeTrigger: Equatable, Sendable {
  /// How many viewports of content may be left at an end before it is reached.
  public var viewports: Double
  /// How many seconds it may take to come to an end, at the speed of scrolling, before it is reached.
  public var seconds: Double

  /// The contents of which an end was reached.
  private var reached: [PageDirection: Int] = [:]

  /// A trigger that has seen nothing yet.
  ///
  /// - Parameters:
  ///   - viewports: How many viewports of content may be left at an end before it is reached; none where it
  ///     is negative or not a number.
  ///   - seconds: How many seconds it may take to come to an end before it is reached; none where they are
  ///     negative or not a number.
  public init(viewports: Double = 1.5, seconds: Double = 1) {
    self.viewports = viewports
    self.seconds = seconds
  }

  /// The ends that are reached by a report and were not by an earlier one of the same content.
  ///
  /// * While something moves, only the end that it moves towards is reached; at rest both can be.
  /// * Where the content does not fill the viewport, one end is reached at a time: the next one, or the
  ///   previous one where nothing comes next; and none while something comes at either.
  /// * A viewport without a size reaches nothing, and neither does what is not a number.
  ///
  /// - Parameters:
  ///   - report: Where the viewport is.
  ///   - open: The ends at which there is more; others are not reached, and not taken for reached later.
  ///   - busy: The ends at which something is on its way.
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

  /// Forgets what was reached: the next report is answered as if it was the first one.
  public mutating func reset() { reached = [:] }

  /// The ends that can be reached at all.
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
    // What is at the end is there, however little may be left.
    return distance <= 0 || distance <= viewports * report.extent || speed > 0 && distance <= seconds * speed
  }
}

extension ViewportReport {
  /// How far an end of what is loaded is from the viewport, in points; 0 where it is in the viewport.
  func distance(to end: PageDirection) -> Double { end == .next ? distanceToEnd : distanceToStart }
}

@_spi(Behaviors) import TesseraKernel

/// The position of the viewport relative to a section, from which a feed can load the next items in time.
///
/// Start and end are the sides of the first and the last item: in a reversed section, the start is the far
/// edge. For a section that scrolls on its own, its own window takes the place of the viewport.
public struct ViewportReport: Equatable, Sendable {
  /// The extent of the viewport along the axis that scrolls, in points.
  public var extent: Double
  /// The distance of the section's start from the viewport, in points; 0 if it is in the viewport.
  public var distanceToStart: Double
  /// The distance of the section's end from the viewport, in points; 0 if it is in the viewport.
  public var distanceToEnd: Double
  /// The velocity of the viewport toward the end, in points per second; negative toward the start, 0 at rest
  /// and in a host without a clock.
  public var velocity: Double
  /// Whether the viewport is being scrolled, or still moves after a scroll.
  public var isScrolling: Bool
  /// The number of the displayed content: another number means other content, even if everything else is
  /// equal.
  public var contentNumber: Int
  /// The first visible item of the section; `nil` if none is visible, and in a section of sections.
  public var firstVisible: ItemID?
  /// The last visible item of the section; `nil` if none is visible, and in a section of sections.
  public var lastVisible: ItemID?

  /// Creates a report.
  public init(
    extent: Double, distanceToStart: Double, distanceToEnd: Double, velocity: Double = 0,
    isScrolling: Bool = false, contentNumber: Int, firstVisible: ItemID? = nil,
    lastVisible: ItemID? = nil
  ) {
    self.extent = extent
    self.distanceToStart = distanceToStart
    self.distanceToEnd = distanceToEnd
    self.velocity = velocity
    self.isScrolling = isScrolling
    self.contentNumber = contentNumber
    self.firstVisible = firstVisible
    self.lastVisible = lastVisible
  }
}

extension ViewportReport {
  /// Creates a report relative to a section or content that may be reversed.
  ///
  /// - Parameters:
  ///   - extent: The extent of the viewport, in points.
  ///   - distances: The distances of the two ends, before and after the viewport, in points.
  ///   - isReversed: Whether the last item is at the front.
  ///   - velocity: The velocity of the viewport along the axis, in points per second.
  package init(
    extent: Double, distances: (before: Double, behind: Double), isReversed: Bool, velocity: Double,
    isScrolling: Bool, contentNumber: Int
  ) {
    self.init(
      extent: extent, distanceToStart: isReversed ? distances.behind : distances.before,
      distanceToEnd: isReversed ? distances.before : distances.behind,
      velocity: velocity == 0 ? 0 : isReversed ? -velocity : velocity, isScrolling: isScrolling,
      contentNumber: contentNumber)
  }
}

extension ViewportReport: CustomStringConvertible {
  /// One line, as in `320 points, 0 from the start, 1280 from the end, at 40 a second, scrolling, 1 to 20,
  /// content 2`.
  public var description: String {
    var parts = [
      "\(extent) points", "\(distanceToStart) from the start", "\(distanceToEnd) from the end",
      "at \(velocity) a second",
    ]
    if isScrolling { parts.append("scrolling") }
    if let firstVisible, let lastVisible { parts.append("\(firstVisible) to \(lastVisible)") }
    return (parts + ["content \(contentNumber)"]).joined(separator: ", ")
  }
}

extension Section {
  /// Adds a handler that is called after each frame in which the position of the viewport relative to the
  /// section has changed or other content is displayed, and once when scrolling comes to rest.
  ///
  /// The handler is called in the order of the frames, like events, and may make any request. Without a
  /// handler the engine does no work.
  ///
  /// - Complexity: O(log *n*) for each frame, if there is a handler.
  public func onViewportChange(_ action: @escaping (ViewportReport) -> Void) -> Section {
    with { $0.traits.addViewportHandler(action) }
  }
}

extension Content {
  /// Adds a handler that is called after each frame in which the position of the viewport relative to the
  /// content as a whole has changed; see ``Section/onViewportChange(_:)``.
  ///
  /// Start and end are those of the first and the last section. The visible items are those of all sections,
  /// in the order of their declaration.
  ///
  /// - Complexity: O(*m*) for each frame in which *m* items are visible.
  public func onViewportChange(_ action: @escaping (ViewportReport) -> Void) -> Content {
    var copy = declared
    copy.traits.addViewportHandler(action)
    return Content(copy)
  }
}

@_spi(Behaviors) import TesseraKernel

/// Where the viewport stands in relation to a section: what a feed needs to know to load what comes next in time.
///
/// Start and end are where the first and the last item stand: in a reversed section, the start is the far edge. For a
/// section that scrolls by itself, its own window takes the place of the viewport.
public struct ViewportReport: Equatable, Sendable {
  /// How long the viewport is along the axis that scrolls, in points.
  public var extent: Double
  /// How far the section's start is from the viewport, in points; 0 where it is in the viewport.
  public var distanceToStart: Double
  /// How far the section's end is from the viewport, in points; 0 where it is in the viewport.
  public var distanceToEnd: Double
  /// How fast the viewport moves towards the end, in points per second; negative towards the start, 0 at rest and in a host
  /// without a clock.
  public var velocity: Double
  /// Whether the viewport is being scrolled, or still moves because of it.
  public var isScrolling: Bool
  /// Counts the contents that were shown: another number is another content, whatever else is the same.
  public var contentNumber: Int
  /// The first of the section's items in view; nil where none is, and in a section of sections.
  public var firstVisible: ItemID?
  /// The last of the section's items in view.
  public var lastVisible: ItemID?

  /// Where a viewport stands.
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
  /// Where a viewport stands to something that may run backwards.
  ///
  /// - Parameters:
  ///   - extent: How long the viewport is, in points.
  ///   - distances: How far the ends of it are, the one in front and the one behind.
  ///   - isReversed: Whether its last item stands in front.
  ///   - velocity: How fast the viewport moves along the axis, in points per second.
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
  /// One line, as in `320 points, 0 from the start, 1280 from the end, at 40 a second, scrolling, 1 to 20, content 2`.
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
  /// Acts after each frame in which the viewport stands otherwise to the section than before, or other content is shown; also
  /// once when scrolling comes to rest.
  ///
  /// It is told in the order of the frames, as events are, and may ask for anything. Without a handler, nothing is
  /// looked at.
  ///
  /// - Complexity: O(log *n*) for each frame, where there is a handler.
  public func onViewportChange(_ action: @escaping (ViewportReport) -> Void) -> Section {
    with { $0.traits.addViewportHandler(action) }
  }
}

extension Content {
  /// Acts after each frame in which the viewport stands otherwise to the content as a whole than before; see
  /// ``Section/onViewportChange(_:)``.
  ///
  /// Start and end are those of the first and the last section; the items in view are those of all sections, in the order in
  /// which they are declared.
  ///
  /// - Complexity: O(*m*) for each frame in which *m* items are in view.
  public func onViewportChange(_ action: @escaping (ViewportReport) -> Void) -> Content {
    var copy = declared
    copy.traits.addViewportHandler(action)
    return Content(copy)
  }
}

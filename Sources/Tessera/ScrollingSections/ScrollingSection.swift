@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A visible section that scrolls on its own, for hosts that scroll it with fingers; see
/// ``Section/scrolls(_:snapping:)``.
public struct ScrollingSection: Hashable, Sendable {
  /// The key of the section.
  public let key: SectionKey
  /// The axis along which the section scrolls.
  public let axis: Axis
  /// The visible window of the items, in content coordinates, in points.
  public let window: Rect
  /// The length of all items along the axis, in points; longer than the window.
  public let extent: Double
  /// The distance of the window from the left or upper end of the items, in points.
  public let offset: Double
  /// The positions to which the section snaps after a drag.
  public let snapping: Snapping
}

@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A section in view that scrolls by itself, for hosts that scroll it with fingers; see ``Section/scrolls(_:snapping:)``.
public struct ScrollingSection: Hashable, Sendable {
  /// Which one it is.
  public let key: SectionKey
  /// The axis along which it scrolls.
  public let axis: Axis
  /// Where its items are seen, in content coordinates, in points.
  public let window: Rect
  /// How long the items are together along the axis, in points; longer than the window.
  public let extent: Double
  /// How far the window is from the left or upper end of the items, in points.
  public let offset: Double
  /// Where it comes to rest after a finger has scrolled it.
  public let snapping: Snapping
}

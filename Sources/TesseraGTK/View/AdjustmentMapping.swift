import Tessera
import TesseraLayout

/// The relation of the adjustments' values to the scroll position.
///
/// While the user scrolls, GTK computes each value from the one at which the touch or fling began. If the
/// value changed when content above turns out to be higher than estimated, GTK's next value would undo that,
/// and the visible content would jump. So the value stays as GTK set it, and the whole range of the
/// adjustment is shifted instead. When scrolling is idle, value and range return to those of the content.
struct AdjustmentMapping {
  /// The last published values.
  var published = Point.zero
  /// Whether a value was changed from outside since then; a `GtkScrolledWindow` that sets other adjustments
  /// changes none.
  var haveMoved = false
  /// The values minus the scroll position.
  var shift = Point.zero
  /// The time at which scrolling counts as idle; `nil` if it is idle.
  var restTime: Double?
  /// Whether the engine handles a drag of content that snaps.
  var isDragging = false

  /// The seconds without new values after which scrolling is idle. A fling sends a value in every frame.
  static let pause = 0.25
}

import Tessera
import TesseraLayout

/// How the values of the adjustments stand to the scroll position.
///
/// While somebody scrolls, GTK computes each value from the one at which a finger went down or a fling began. If the
/// value were changed when content above turns out to be higher than was thought, GTK's next value would take that back,
/// and what people read would jump. So the value stays what GTK has made it, and the whole range of the adjustment is
/// shifted instead; when the scrolling has come to rest, value and range return to what the content says.
struct AdjustmentMapping {
  /// The values that were published last.
  var published = Point.zero
  /// Whether somebody else has moved a value since then; a `GtkScrolledWindow` that brings other adjustments moves none.
  var haveMoved = false
  /// How far values are above the scroll position.
  var shift = Point.zero
  /// When the scrolling counts as being at rest; nil: it does.
  var restTime: Double?
  /// Whether the engine was told that somebody scrolls content that snaps.
  var isDragging = false

  /// How long no value has to come for the scrolling to be at rest, in seconds. A fling sends one in every frame.
  static let pause = 0.25
}

import TesseraLayout

/// The protocol of built-in and custom transitions: the look of a view before it appears and after it
/// disappears.
///
///     struct FromTheMiddle: TransitionAlgorithm {
///       func effect(frame: Rect, viewport: Rect) -> VisualEffect {
///         VisualEffect(offset: Point(x: viewport.minX + viewport.width / 2 - frame.minX))
///       }
///     }
///     Transition(FromTheMiddle()).combined(with: .fade)
///
/// An algorithm is a value: equal algorithms must return equal effects.
public protocol TransitionAlgorithm: Equatable, Sendable, CustomStringConvertible {
  /// Returns the effect from which a view appears and to which it disappears.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view at rest, in points. Lines begin at the left in every writing direction.
  ///   - viewport: The visible part, in the same coordinates.
  /// - Returns: The effect; a ``Transition`` clamps its numbers.
  func effect(frame: Rect, viewport: Rect) -> VisualEffect
}

extension TransitionAlgorithm {
  /// A textual representation, by default `custom`.
  public var description: String { "custom" }
}

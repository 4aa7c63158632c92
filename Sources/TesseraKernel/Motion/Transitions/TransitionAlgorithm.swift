import TesseraLayout

/// How a view looks while it is not there yet or not any more: the protocol of a transition, custom ones included.
///
///     struct FromTheMiddle: TransitionAlgorithm {
///       func effect(frame: Rect, viewport: Rect) -> VisualEffect {
///         VisualEffect(offset: Point(x: viewport.minX + viewport.width / 2 - frame.minX))
///       }
///     }
///     Transition(FromTheMiddle()).combined(with: .fade)
///
/// An algorithm is a value; two that are equal must answer alike.
public protocol TransitionAlgorithm: Equatable, Sendable, CustomStringConvertible {
  /// The effect from which a view comes and into which it goes.
  ///
  /// - Parameters:
  ///   - frame: Where the view is at rest, in points; lines begin at the left here in every direction of writing.
  ///   - viewport: What is visible, in the same coordinates.
  /// - Returns: The effect; a ``Transition`` brings its numbers into range.
  func effect(frame: Rect, viewport: Rect) -> VisualEffect
}

extension TransitionAlgorithm {
  /// `custom`, for those that do not say anything better.
  public var description: String { "custom" }
}

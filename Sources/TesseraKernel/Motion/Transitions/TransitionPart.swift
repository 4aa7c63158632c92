import TesseraLayout

/// One of the effects that make up a transition, with the timing that it brings along.
struct TransitionPart: Equatable, Sendable {
  /// How this part is animated; nil: as what is around it says.
  var animation: Animation?
  private var keepsOpacityOnly = false
  private let box: TransitionBox

  /// Erases an algorithm.
  init(_ algorithm: some TransitionAlgorithm) { box = TypedTransitionBox(algorithm) }

  /// The effect for a view that belongs into a frame, and its timing.
  func effect(frame: Rect, viewport: Rect) -> TimedEffect {
    let effect = box.effect(frame: frame, viewport: viewport).sanitized
    return TimedEffect(keepsOpacityOnly ? effect.reduced : effect, animation: animation)
  }

  /// The part with a timing, unless it has one.
  func timed(_ animation: Animation) -> TransitionPart {
    var part = self
    part.animation = part.animation ?? animation
    return part
  }

  /// The part where nothing may move.
  var reduced: TransitionPart {
    var part = self
    part.keepsOpacityOnly = true
    part.animation = animation?.reduced
    return part
  }

  /// Compares the algorithms and the timing.
  static func == (left: TransitionPart, right: TransitionPart) -> Bool {
    left.animation == right.animation && left.keepsOpacityOnly == right.keepsOpacityOnly
      && (left.box === right.box || left.box.isEqual(to: right.box))
  }
}

extension TransitionPart: CustomStringConvertible {
  /// The algorithm, and what is special about it in parentheses.
  var description: String {
    box.description + (keepsOpacityOnly ? " (opacity only)" : "")
      + (animation.map { " (" + $0.description + ")" } ?? "")
  }
}

/// An algorithm whose type is hidden.
private class TransitionBox: @unchecked Sendable {
  // Sendable by hand because a class that is subclassed cannot be checked; all there is is one constant Sendable value.
  func effect(frame: Rect, viewport: Rect) -> VisualEffect { .none }

  func isEqual(to other: TransitionBox) -> Bool { false }

  var description: String { "" }
}

/// The hidden type.
private final class TypedTransitionBox<Algorithm: TransitionAlgorithm>: TransitionBox, @unchecked Sendable {
  // See the superclass for why this is written by hand.
  private let algorithm: Algorithm

  init(_ algorithm: Algorithm) { self.algorithm = algorithm }

  override func effect(frame: Rect, viewport: Rect) -> VisualEffect {
    algorithm.effect(frame: frame, viewport: viewport)
  }

  override func isEqual(to other: TransitionBox) -> Bool {
    guard let other = other as? TypedTransitionBox<Algorithm> else { return false }
    return algorithm == other.algorithm
  }

  override var description: String { algorithm.description }
}

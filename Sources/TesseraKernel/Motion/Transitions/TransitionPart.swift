import TesseraLayout

/// One of the effects that make up a transition, with its own animation.
struct TransitionPart: Equatable, Sendable {
  /// The animation of this part; `nil` to inherit it.
  var animation: Animation?
  private var keepsOpacityOnly = false
  private let box: TransitionBox

  init(_ algorithm: some TransitionAlgorithm) { box = TypedTransitionBox(algorithm) }

  func effect(frame: Rect, viewport: Rect) -> TimedEffect {
    let effect = box.effect(frame: frame, viewport: viewport).sanitized
    return TimedEffect(keepsOpacityOnly ? effect.reduced : effect, animation: animation)
  }

  /// Returns the part with an animation, unless it has one.
  func timed(_ animation: Animation) -> TransitionPart {
    var part = self
    part.animation = part.animation ?? animation
    return part
  }

  /// The part for reduced motion: only its opacity.
  var reduced: TransitionPart {
    var part = self
    part.keepsOpacityOnly = true
    part.animation = animation?.reduced
    return part
  }

  static func == (left: TransitionPart, right: TransitionPart) -> Bool {
    left.animation == right.animation && left.keepsOpacityOnly == right.keepsOpacityOnly
      && (left.box === right.box || left.box.isEqual(to: right.box))
  }
}

extension TransitionPart: CustomStringConvertible {
  /// A textual representation: the algorithm, with its options in parentheses.
  var description: String {
    box.description + (keepsOpacityOnly ? " (opacity only)" : "")
      + (animation.map { " (" + $0.description + ")" } ?? "")
  }
}

private class TransitionBox: @unchecked Sendable {
  // Unchecked because the compiler cannot check a class with subclasses; its only state is one constant
  // Sendable value.
  func effect(frame: Rect, viewport: Rect) -> VisualEffect { .none }

  func isEqual(to other: TransitionBox) -> Bool { false }

  var description: String { "" }
}

private final class TypedTransitionBox<Algorithm: TransitionAlgorithm>: TransitionBox, @unchecked Sendable {
  // Unchecked: see the superclass.
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

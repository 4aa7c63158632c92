/// One of the effects that make up a scroll effect.
struct ScrollEffectPart: Equatable, Sendable {
  private var keepsOpacityOnly = false
  private let box: ScrollEffectBox

  /// Erases an algorithm.
  init(_ algorithm: some ScrollEffectAlgorithm) { box = TypedScrollEffectBox(algorithm) }

  /// The effect in a moment.
  func effect(at moment: ScrollMoment) -> VisualEffect {
    let effect = box.effect(at: moment).sanitized
    return keepsOpacityOnly ? effect.reduced : effect
  }

  /// Whether the velocity makes a difference.
  var dependsOnVelocity: Bool { box.dependsOnVelocity }

  /// The part where nothing may move.
  var reduced: ScrollEffectPart {
    var part = self
    part.keepsOpacityOnly = true
    return part
  }

  /// Compares the algorithms.
  static func == (left: ScrollEffectPart, right: ScrollEffectPart) -> Bool {
    left.keepsOpacityOnly == right.keepsOpacityOnly
      && (left.box === right.box || left.box.isEqual(to: right.box))
  }
}

extension ScrollEffectPart: CustomStringConvertible {
  /// The algorithm.
  var description: String { box.description + (keepsOpacityOnly ? " (opacity only)" : "") }
}

/// An algorithm whose type is hidden.
private class ScrollEffectBox: @unchecked Sendable {
  // Sendable by hand because a class that is subclassed cannot be checked; all there is is one constant Sendable value.
  func effect(at moment: ScrollMoment) -> VisualEffect { .none }

  var dependsOnVelocity: Bool { false }

  func isEqual(to other: ScrollEffectBox) -> Bool { false }

  var description: String { "" }
}

/// The hidden type.
private final class TypedScrollEffectBox<Algorithm: ScrollEffectAlgorithm>: ScrollEffectBox,
  @unchecked Sendable
{
  // See the superclass for why this is written by hand.
  private let algorithm: Algorithm

  init(_ algorithm: Algorithm) { self.algorithm = algorithm }

  override func effect(at moment: ScrollMoment) -> VisualEffect { algorithm.effect(at: moment) }

  override var dependsOnVelocity: Bool { algorithm.dependsOnVelocity }

  override func isEqual(to other: ScrollEffectBox) -> Bool {
    guard let other = other as? TypedScrollEffectBox<Algorithm> else { return false }
    return algorithm == other.algorithm
  }

  override var description: String { algorithm.description }
}

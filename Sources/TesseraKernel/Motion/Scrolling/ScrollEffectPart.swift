/// One of the effects that make up a scroll effect.
struct ScrollEffectPart: Equatable, Sendable {
  private var keepsOpacityOnly = false
  private let box: ScrollEffectBox

  init(_ algorithm: some ScrollEffectAlgorithm) { box = TypedScrollEffectBox(algorithm) }

  func effect(at context: ScrollEffectContext) -> VisualEffect {
    let effect = box.effect(at: context).sanitized
    return keepsOpacityOnly ? effect.reduced : effect
  }

  var dependsOnVelocity: Bool { box.dependsOnVelocity }

  /// The part for reduced motion: only its opacity.
  var reduced: ScrollEffectPart {
    var part = self
    part.keepsOpacityOnly = true
    return part
  }

  static func == (left: ScrollEffectPart, right: ScrollEffectPart) -> Bool {
    left.keepsOpacityOnly == right.keepsOpacityOnly
      && (left.box === right.box || left.box.isEqual(to: right.box))
  }
}

extension ScrollEffectPart: CustomStringConvertible {
  var description: String { box.description + (keepsOpacityOnly ? " (opacity only)" : "") }
}

private class ScrollEffectBox: @unchecked Sendable {
  // Unchecked because the compiler cannot check a class with subclasses; its only state is one constant
  // Sendable value.
  func effect(at context: ScrollEffectContext) -> VisualEffect { .none }

  var dependsOnVelocity: Bool { false }

  func isEqual(to other: ScrollEffectBox) -> Bool { false }

  var description: String { "" }
}

private final class TypedScrollEffectBox<Algorithm: ScrollEffectAlgorithm>: ScrollEffectBox,
  @unchecked Sendable
{
  // Unchecked: see the superclass.
  private let algorithm: Algorithm

  init(_ algorithm: Algorithm) { self.algorithm = algorithm }

  override func effect(at context: ScrollEffectContext) -> VisualEffect { algorithm.effect(at: context) }

  override var dependsOnVelocity: Bool { algorithm.dependsOnVelocity }

  override func isEqual(to other: ScrollEffectBox) -> Bool {
    guard let other = other as? TypedScrollEffectBox<Algorithm> else { return false }
    return algorithm == other.algorithm
  }

  override var description: String { algorithm.description }
}

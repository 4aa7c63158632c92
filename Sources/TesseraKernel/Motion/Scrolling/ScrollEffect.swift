/// How views look because of where they are in the viewport and how that moves: an Equatable, Sendable value that composes.
///
///     ScrollEffect.edgeShrink()
///     ScrollEffect.rotate(0.3).combined(with: .wobble())
///
/// Two scroll effects are equal when they are made of equal parts in the same order.
public struct ScrollEffect: Equatable, Sendable {
  private var parts: [ScrollEffectPart]
  /// How views follow the scrolling on springs; nil: they do not. The one part with a memory, so whoever animates asks
  /// it for impulses.
  public private(set) var wobble: Wobble?

  /// Erases an algorithm.
  public init(_ algorithm: some ScrollEffectAlgorithm) { parts = [ScrollEffectPart(algorithm)] }

  /// Views that follow the scrolling on springs.
  public init(_ wobble: Wobble) {
    parts = []
    self.wobble = wobble
  }

  private init() { parts = [] }

  /// Views look the same everywhere.
  public static let none = ScrollEffect()

  /// Whether no position and no velocity makes a difference, a wobble left out: there is nothing to ask while it scrolls.
  public var isSteady: Bool { parts.isEmpty }

  /// Whether it makes a difference how fast people scroll, a wobble left out.
  public var dependsOnVelocity: Bool { parts.contains { $0.dependsOnVelocity } }

  /// Both effects at once; where both wobble, the other one's wobble holds.
  public func combined(with other: ScrollEffect) -> ScrollEffect {
    var both = self
    both.parts += other.parts
    both.wobble = other.wobble ?? wobble
    return both
  }

  /// What is left where people have asked for less motion: what fades still does, nothing moves, scales or turns.
  public var reduced: ScrollEffect {
    var reduced = ScrollEffect()
    reduced.parts = parts.map { $0.reduced }
    return reduced
  }

  /// The effect that a view is under in a moment, with every number in range. O(parts).
  public func effect(at moment: ScrollMoment) -> VisualEffect {
    var sum = VisualEffect.none
    for part in parts { sum = sum.combined(with: part.effect(at: moment)) }
    return sum.sanitized
  }
}

extension ScrollEffect: CustomStringConvertible {
  /// The parts joined by `+`.
  public var description: String {
    var texts = parts.map { $0.description }
    if let wobble { texts.append(wobble.description) }
    return texts.isEmpty ? "none" : texts.joined(separator: " + ")
  }
}

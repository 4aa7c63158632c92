/// The look of views depending on their position and velocity in the viewport, as a value that can be
/// combined.
///
///     ScrollEffect.edgeShrink()
///     ScrollEffect.rotate(0.3).combined(with: .wobble())
///
/// Two scroll effects are equal if they consist of equal parts in the same order.
public struct ScrollEffect: Equatable, Sendable {
  private var parts: [ScrollEffectPart]
  /// The way views follow the scrolling on springs; `nil` if they do not.
  ///
  /// It is the only stateful part, so the animator applies it as impulses.
  public private(set) var wobble: Wobble?

  /// Creates an effect from an algorithm.
  public init(_ algorithm: some ScrollEffectAlgorithm) { parts = [ScrollEffectPart(algorithm)] }

  /// Creates an effect in which views follow the scrolling on springs.
  public init(_ wobble: Wobble) {
    parts = []
    self.wobble = wobble
  }

  private init() { parts = [] }

  /// No effect: views look the same at every position.
  public static let none = ScrollEffect()

  /// Whether the effect depends on neither position nor velocity, except for a wobble; there is nothing to
  /// update while scrolling.
  public var isSteady: Bool { parts.isEmpty }

  /// Whether the effect depends on the scroll velocity, except for a wobble.
  public var dependsOnVelocity: Bool { parts.contains { $0.dependsOnVelocity } }

  /// Returns both effects combined. If both have a wobble, that of the other effect wins.
  public func combined(with other: ScrollEffect) -> ScrollEffect {
    var both = self
    both.parts += other.parts
    both.wobble = other.wobble ?? wobble
    return both
  }

  /// The effect if the user prefers reduced motion: views fade as before, but do not move, scale or rotate.
  public var reduced: ScrollEffect {
    var reduced = ScrollEffect()
    reduced.parts = parts.map { $0.reduced }
    return reduced
  }

  /// Returns the effect on a view in a context, with all numbers clamped. O(parts).
  public func effect(at context: ScrollEffectContext) -> VisualEffect {
    var sum = VisualEffect.none
    for part in parts { sum = sum.combined(with: part.effect(at: context)) }
    return sum.sanitized
  }
}

extension ScrollEffect: CustomStringConvertible {
  /// A textual representation: the parts joined by `+`.
  public var description: String {
    var texts = parts.map { $0.description }
    if let wobble { texts.append(wobble.description) }
    return texts.isEmpty ? "none" : texts.joined(separator: " + ")
  }
}

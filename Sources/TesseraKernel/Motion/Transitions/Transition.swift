import TesseraLayout

/// How views come and go: an Equatable, Sendable value that composes.
///
///     Transition.fade.combined(with: .slide(from: .bottom))
///     Transition.asymmetric(insertion: .scale(0.5), removal: .fade.animation(.linear(duration: 0.1)))
///
/// A view comes out of the effect of its transition and goes into it. Two transitions are equal when they are made of
/// equal parts in the same order.
public struct Transition: Equatable, Sendable {
  private var arriving: [TransitionPart]
  private var leaving: [TransitionPart]

  /// Erases an algorithm, for coming and going alike.
  public init(_ algorithm: some TransitionAlgorithm) {
    arriving = [TransitionPart(algorithm)]
    leaving = arriving
  }

  private init(arriving: [TransitionPart], leaving: [TransitionPart]) {
    self.arriving = arriving
    self.leaving = leaving
  }

  /// Views are there or not, at once.
  public static let none = Transition(arriving: [], leaving: [])

  /// One transition for views that come and another one for those that go.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    Transition(arriving: insertion.arriving, leaving: removal.leaving)
  }

  /// Both transitions at once. Where both bring a timing for the same property (both offset, say), the other one's
  /// holds.
  public func combined(with other: Transition) -> Transition {
    Transition(arriving: arriving + other.arriving, leaving: leaving + other.leaving)
  }

  /// The transition with a timing of its own. Parts that have one already keep it.
  public func animation(_ animation: Animation) -> Transition {
    Transition(
      arriving: arriving.map { $0.timed(animation) }, leaving: leaving.map { $0.timed(animation) })
  }

  /// What is left where people have asked for less motion: fades stay and are short, nothing moves, scales or turns.
  public var reduced: Transition {
    Transition(arriving: arriving.map { $0.reduced }, leaving: leaving.map { $0.reduced })
  }

  /// The effect out of which a new view comes, and its timing.
  ///
  /// - Parameters:
  ///   - frame: Where the view is at rest, in points.
  ///   - viewport: What is visible, in the same coordinates.
  public func insertion(of frame: Rect, in viewport: Rect) -> TimedEffect {
    Self.effect(of: arriving, frame: frame.sanitized, viewport: viewport.sanitized)
  }

  /// The effect into which a view goes that is not there any more, and its timing; otherwise as ``insertion(of:in:)``.
  public func removal(of frame: Rect, in viewport: Rect) -> TimedEffect {
    Self.effect(of: leaving, frame: frame.sanitized, viewport: viewport.sanitized)
  }

  private static func effect(of parts: [TransitionPart], frame: Rect, viewport: Rect) -> TimedEffect {
    var sum = TimedEffect(.none)
    for part in parts { sum = sum.combined(with: part.effect(frame: frame, viewport: viewport)) }
    sum.effect = sum.effect.sanitized
    return sum
  }
}

extension Transition: CustomStringConvertible {
  /// The parts joined by `+`; both lists of them where coming and going differ.
  public var description: String {
    if arriving == leaving { return Self.describe(arriving) }
    return "insertion: " + Self.describe(arriving) + "; removal: " + Self.describe(leaving)
  }

  private static func describe(_ parts: [TransitionPart]) -> String {
    parts.isEmpty ? "none" : parts.map { $0.description }.joined(separator: " + ")
  }
}

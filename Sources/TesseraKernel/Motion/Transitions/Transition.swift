import TesseraLayout

/// The way views appear and disappear, as a value that can be combined.
///
///     Transition.fade.combined(with: .slide(from: .bottom))
///     Transition.asymmetric(insertion: .scale(0.5), removal: .fade.animation(.linear(duration: 0.1)))
///
/// An inserted view starts with the effect of its transition, and a removed one ends with it. Two transitions
/// are equal if they consist of equal parts in the same order.
public struct Transition: Equatable, Sendable {
  private var arriving: [TransitionPart]
  private var leaving: [TransitionPart]

  /// Creates a transition from an algorithm, both for insertion and for removal.
  public init(_ algorithm: some TransitionAlgorithm) {
    arriving = [TransitionPart(algorithm)]
    leaving = arriving
  }

  private init(arriving: [TransitionPart], leaving: [TransitionPart]) {
    self.arriving = arriving
    self.leaving = leaving
  }

  /// No transition: views appear and disappear at once.
  public static let none = Transition(arriving: [], leaving: [])

  /// Returns a transition that differs for insertion and removal.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    Transition(arriving: insertion.arriving, leaving: removal.leaving)
  }

  /// Returns both transitions combined.
  ///
  /// If both animate the same property, for example the offset, the animation of the other transition wins.
  public func combined(with other: Transition) -> Transition {
    Transition(arriving: arriving + other.arriving, leaving: leaving + other.leaving)
  }

  /// Returns the transition with an animation for the parts that have none.
  public func animation(_ animation: Animation) -> Transition {
    Transition(
      arriving: arriving.map { $0.timed(animation) }, leaving: leaving.map { $0.timed(animation) })
  }

  /// The transition if the user prefers reduced motion: fades stay and are short, and nothing moves, scales
  /// or rotates.
  public var reduced: Transition {
    Transition(arriving: arriving.map { $0.reduced }, leaving: leaving.map { $0.reduced })
  }

  /// Returns the effect from which a view appears, with its animation.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view at rest, in points.
  ///   - viewport: The visible part, in the same coordinates.
  public func insertion(of frame: Rect, in viewport: Rect) -> TimedEffect {
    Self.effect(of: arriving, frame: frame.sanitized, viewport: viewport.sanitized)
  }

  /// Returns the effect to which a view disappears, with its animation; see ``insertion(of:in:)``.
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
  /// A textual representation: the parts joined by `+`, listed twice if insertion and removal differ.
  public var description: String {
    if arriving == leaving { return Self.describe(arriving) }
    return "insertion: " + Self.describe(arriving) + "; removal: " + Self.describe(leaving)
  }

  private static func describe(_ parts: [TransitionPart]) -> String {
    parts.isEmpty ? "none" : parts.map { $0.description }.joined(separator: " + ")
  }
}

/// The declared motion of an item, section or content: its transitions and its scroll effect.
public struct DeclaredMotion: Equatable, Sendable {
  /// The animations of changes of content.
  public var transitions: Transitions
  /// The look of views depending on their position in the viewport; `nil` to inherit it.
  public var scrollEffect: ScrollEffect?

  /// Creates a declaration; omitted properties are inherited.
  public init(transitions: Transitions = .inherited, scrollEffect: ScrollEffect? = nil) {
    self.transitions = transitions
    self.scrollEffect = scrollEffect
  }

  /// Returns the declaration with undeclared properties inherited from an outer one.
  public func within(_ outer: DeclaredMotion) -> DeclaredMotion {
    DeclaredMotion(
      transitions: transitions.within(outer.transitions), scrollEffect: scrollEffect ?? outer.scrollEffect)
  }
}

/// A declaration of motion that many cells share by reference; `nil` if nothing is declared.
///
/// Declarations create a subclass that compares and combines motion: a program that declares no motion does
/// not link that code.
package class DeclaredMotionBox: Equatable {
  final let declared: DeclaredMotion
  private final lazy var transitions = declared.transitions.resolved()
  private final lazy var reducedTransitions = declared.transitions.resolved(isMotionReduced: true)
  private final lazy var reducedScrollEffect = declared.scrollEffect?.reduced

  fileprivate init(_ declared: DeclaredMotion) { self.declared = declared }

  /// Returns a declaration with undeclared properties from this one. Consecutive equal cells share a result.
  func around(_ inner: DeclaredMotion) -> DeclaredMotionBox { self }

  func isEqual(to other: DeclaredMotionBox) -> Bool { self === other }

  /// Returns the resolved transitions, which are computed once.
  package final func transitions(isMotionReduced: Bool) -> ResolvedTransitions {
    isMotionReduced ? reducedTransitions : transitions
  }

  package final func scrollEffect(isMotionReduced: Bool) -> ScrollEffect? {
    isMotionReduced ? reducedScrollEffect : declared.scrollEffect
  }

  /// Whether the look of views may depend on their position.
  final var hasScrollEffect: Bool { declared.scrollEffect != nil }

  /// Whether the look of views may depend on the scroll velocity.
  package final var tracksVelocity: Bool { declared.scrollEffect?.dependsOnVelocity ?? false }

  package static func == (left: DeclaredMotionBox, right: DeclaredMotionBox) -> Bool {
    left === right || left.isEqual(to: right)
  }
}

/// A declaration of motion that can be compared and combined with others.
final class CombinedMotionBox: DeclaredMotionBox {
  /// The latest inner declaration, and its combination with this one.
  private var latest: (inner: DeclaredMotion, both: DeclaredMotionBox)?

  override init(_ declared: DeclaredMotion) { super.init(declared) }

  override func around(_ inner: DeclaredMotion) -> DeclaredMotionBox {
    if let latest, latest.inner == inner { return latest.both }
    let both = CombinedMotionBox(inner.within(declared))
    latest = (inner, both)
    return both
  }

  override func isEqual(to other: DeclaredMotionBox) -> Bool { declared == other.declared }
}

extension Optional<DeclaredMotionBox> {
  /// Returns the motion with undeclared properties inherited from an outer declaration.
  func within(_ outer: DeclaredMotionBox?) -> DeclaredMotionBox? {
    guard let self, let outer else { return self ?? outer }
    return outer.around(self.declared)
  }
}

extension ResolvedTransitions {
  /// The transitions without declared motion: every change is immediate.
  package static let still = Transitions.none.resolved()
}

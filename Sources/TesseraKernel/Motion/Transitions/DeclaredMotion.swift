/// How something moves, as declared: what is animated when content changes, and how it looks while it is scrolled.
public struct DeclaredMotion: Equatable, Sendable {
  /// What is animated how when content changes.
  public var transitions: Transitions
  /// How views look because of where they are in the viewport; nil: as around it.
  public var scrollEffect: ScrollEffect?

  /// Makes a declaration; what is left out is as around it.
  public init(transitions: Transitions = .inherited, scrollEffect: ScrollEffect? = nil) {
    self.transitions = transitions
    self.scrollEffect = scrollEffect
  }

  /// This declaration, and what it leaves open from the one around it.
  public func within(_ outer: DeclaredMotion) -> DeclaredMotion {
    DeclaredMotion(
      transitions: transitions.within(outer.transitions), scrollEffect: scrollEffect ?? outer.scrollEffect)
  }
}

/// A declaration of motion that many cells share: one reference, and nil where nothing is declared.
///
/// Declarations make boxes of a class below this one, which compares motion and puts it together: a program that declares
/// no motion does not link that.
package class DeclaredMotionBox: Equatable {
  final let declared: DeclaredMotion
  private final lazy var transitions = declared.transitions.resolved()
  private final lazy var reducedTransitions = declared.transitions.resolved(isMotionReduced: true)
  private final lazy var reducedScrollEffect = declared.scrollEffect?.reduced

  fileprivate init(_ declared: DeclaredMotion) { self.declared = declared }

  /// What is declared inside, and what it leaves open from here. Cells that declare the same one after the other share it.
  func around(_ inner: DeclaredMotion) -> DeclaredMotionBox { self }

  /// Whether another box declares the same.
  func isEqual(to other: DeclaredMotionBox) -> Bool { self === other }

  /// What is animated how, with nothing left open; worked out once.
  package final func transitions(isMotionReduced: Bool) -> ResolvedTransitions {
    isMotionReduced ? reducedTransitions : transitions
  }

  /// How views look while they are scrolled; nil where nothing is declared.
  package final func scrollEffect(isMotionReduced: Bool) -> ScrollEffect? {
    isMotionReduced ? reducedScrollEffect : declared.scrollEffect
  }

  /// Whether views may look different in different places.
  final var hasScrollEffect: Bool { declared.scrollEffect != nil }

  /// Whether views may look different when they are scrolled at another speed.
  package final var tracksVelocity: Bool { declared.scrollEffect?.dependsOnVelocity ?? false }

  package static func == (left: DeclaredMotionBox, right: DeclaredMotionBox) -> Bool {
    left === right || left.isEqual(to: right)
  }
}

/// A declaration of motion that is compared with others, and put together with what is declared inside.
final class CombinedMotionBox: DeclaredMotionBox {
  /// What was declared inside last, and both together.
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
  /// What is declared here, and what it leaves open from what is declared around it.
  func within(_ outer: DeclaredMotionBox?) -> DeclaredMotionBox? {
    guard let self, let outer else { return self ?? outer }
    return outer.around(self.declared)
  }
}

extension ResolvedTransitions {
  /// What holds where nothing is declared: everything happens at once.
  package static let still = Transitions.none.resolved()
}

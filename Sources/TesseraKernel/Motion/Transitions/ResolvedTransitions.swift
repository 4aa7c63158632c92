/// Transitions without inherited properties, as ``Transitions/resolved(isMotionReduced:)`` returns them.
public struct ResolvedTransitions: Equatable, Sendable {
  /// The transition of views of inserted items.
  public let insert: Transition
  /// The transition of views of deleted items.
  public let delete: Transition
  /// The animation of views to the new position of their item.
  public let move: Animation
  /// The animation of views to a new size when their own item has changed.
  public let update: Animation
  /// The transition between two views of the same item.
  public let reload: Transition
  /// The animation of transitions that have none of their own.
  public let animation: Animation
  /// The delay between neighbors that appear or disappear together.
  public let stagger: Stagger
  /// Whether the first content of a collection appears with the insert transition.
  public let animatesFirstAppearance: Bool

  /// Resolves transitions, with inherited properties taken from ``Transitions/standard``.
  init(_ transitions: Transitions, isMotionReduced: Bool) {
    let standard = isMotionReduced ? Transitions.standard.reduced : .standard
    let all = transitions.within(standard)
    insert = all.insert ?? .none
    delete = all.delete ?? .none
    move = all.move ?? .none
    update = all.update ?? .none
    reload = all.reload ?? .none
    animation = all.animation ?? .none
    stagger = all.stagger ?? .none
    animatesFirstAppearance = all.animatesFirstAppearance ?? false
  }
}

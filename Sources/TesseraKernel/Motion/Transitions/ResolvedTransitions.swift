/// What is animated how, with nothing left open; made by ``Transitions/resolved(isMotionReduced:)``.
public struct ResolvedTransitions: Equatable, Sendable {
  /// How views of new items come.
  public let insert: Transition
  /// How views go whose items are gone.
  public let delete: Transition
  /// How views get to the new place of their item.
  public let move: Animation
  /// How views get to a new size when their own item has changed.
  public let update: Animation
  /// How a view gives way to another one for the same item.
  public let reload: Transition
  /// The timing of transitions that bring none.
  public let animation: Animation
  /// By how much neighbours that come or go begin one after the other.
  public let stagger: Stagger
  /// Whether what a collection shows first comes as what is inserted later does.
  public let animatesFirstAppearance: Bool

  /// What is left open is as in ``Transitions/standard``.
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

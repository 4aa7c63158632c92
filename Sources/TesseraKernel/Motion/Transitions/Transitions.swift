/// What is animated how when content changes: declared for an item, a section or a collection.
///
/// What is nil is as what is around it says: an item asks its section, a section the sections around it and then its
/// collection, and what nobody says is as in ``standard``.
///
///     Transitions(insert: .slide(from: .leading), delete: .fade)     // moves are as around it
///     item.within(section).within(collection).resolved(isMotionReduced: false)
public struct Transitions: Equatable, Sendable {
  /// How views of new items come.
  public var insert: Transition?
  /// How views go whose items are gone.
  public var delete: Transition?
  /// How views get to the new place of their item, also of one that makes way for others.
  public var move: Animation?
  /// How views get to a new size when their own item has changed.
  public var update: Animation?
  /// How a view gives way to another one for the same item: the old one is removed, the new one inserted.
  public var reload: Transition?
  /// The timing of transitions that bring none.
  public var animation: Animation?
  /// By how much neighbours that come or go begin one after the other.
  public var stagger: Stagger?
  /// Whether what a collection shows first comes as what is inserted later does.
  public var animatesFirstAppearance: Bool?

  /// Makes a declaration; what is left out is as around it.
  public init(
    insert: Transition? = nil, delete: Transition? = nil, move: Animation? = nil, update: Animation? = nil,
    reload: Transition? = nil, animation: Animation? = nil, stagger: Stagger? = nil,
    animatesFirstAppearance: Bool? = nil
  ) {
    self.insert = insert
    self.delete = delete
    self.move = move
    self.update = update
    self.reload = reload
    self.animation = animation
    self.stagger = stagger
    self.animatesFirstAppearance = animatesFirstAppearance
  }

  /// Says nothing: everything is as around it.
  public static let inherited = Transitions()

  /// Everything happens at once.
  public static let none = Transitions(
    insert: Transition.none, delete: Transition.none, move: Animation.none, update: Animation.none,
    reload: Transition.none, animation: Animation.none, stagger: Stagger.none, animatesFirstAppearance: false)

  /// What holds where nobody has said anything: views fade in and out and move on a spring; what is shown first is there
  /// at once.
  public static let standard = Transitions(
    insert: .fade, delete: .fade, move: .standard, update: .standard, reload: .fade, animation: .standard,
    stagger: Stagger.none, animatesFirstAppearance: false)

  /// The same transition for views that come and go, and perhaps a timing for everything.
  public static func all(_ transition: Transition, animation: Animation? = nil) -> Transitions {
    Transitions(
      insert: transition, delete: transition, move: animation, update: animation, animation: animation)
  }

  /// This declaration, and what it leaves open from the one around it.
  public func within(_ outer: Transitions) -> Transitions {
    Transitions(
      insert: insert ?? outer.insert, delete: delete ?? outer.delete, move: move ?? outer.move,
      update: update ?? outer.update, reload: reload ?? outer.reload, animation: animation ?? outer.animation,
      stagger: stagger ?? outer.stagger,
      animatesFirstAppearance: animatesFirstAppearance ?? outer.animatesFirstAppearance)
  }

  /// What becomes of it where people have asked for less motion: nothing moves, scales or turns, what fades does so
  /// quickly and all at once. What was left open stays open.
  public var reduced: Transitions {
    Transitions(
      insert: insert.map { $0.reduced }, delete: delete.map { $0.reduced }, move: move.map { _ in .none },
      update: update.map { _ in .none }, reload: reload.map { $0.reduced },
      animation: animation.map { $0.reduced }, stagger: stagger.map { _ in .none },
      animatesFirstAppearance: animatesFirstAppearance)
  }

  /// The declaration with nothing left open.
  ///
  /// - Parameter isMotionReduced: Whether people have asked for less motion.
  public func resolved(isMotionReduced: Bool = false) -> ResolvedTransitions {
    ResolvedTransitions(isMotionReduced ? reduced : self, isMotionReduced: isMotionReduced)
  }
}

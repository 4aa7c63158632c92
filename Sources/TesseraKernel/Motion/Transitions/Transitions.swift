/// The animations of changes of content, declared for an item, a section or a collection.
///
/// A property that is `nil` is inherited: an item inherits from its section, a section from the enclosing
/// sections and then from its collection, and a collection from ``standard``.
///
///     Transitions(insert: .slide(from: .leading), delete: .fade)     // moves are inherited
///     item.within(section).within(collection).resolved(isMotionReduced: false)
public struct Transitions: Equatable, Sendable {
  /// The transition of views of inserted items.
  public var insert: Transition?
  /// The transition of views of deleted items.
  public var delete: Transition?
  /// The animation of views to the new position of their item, including items that make space for others.
  public var move: Animation?
  /// The animation of views to a new size when their own item has changed.
  public var update: Animation?
  /// The transition between two views of the same item: the old one is removed, and the new one inserted.
  public var reload: Transition?
  /// The animation of transitions that have none of their own.
  public var animation: Animation?
  /// The delay between neighbors that appear or disappear together.
  public var stagger: Stagger?
  /// Whether the first content of a collection appears with the insert transition.
  public var animatesFirstAppearance: Bool?

  /// Creates transitions; omitted properties are inherited.
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

  /// Transitions that inherit everything.
  public static let inherited = Transitions()

  /// Transitions without any animation.
  public static let none = Transitions(
    insert: Transition.none, delete: Transition.none, move: Animation.none, update: Animation.none,
    reload: Transition.none, animation: Animation.none, stagger: Stagger.none, animatesFirstAppearance: false)

  /// The default transitions: views fade in and out and move on a spring, and the first content appears at
  /// once.
  public static let standard = Transitions(
    insert: .fade, delete: .fade, move: .standard, update: .standard, reload: .fade, animation: .standard,
    stagger: Stagger.none, animatesFirstAppearance: false)

  /// Returns the same transition for inserted and deleted views, and optionally an animation for everything.
  public static func all(_ transition: Transition, animation: Animation? = nil) -> Transitions {
    Transitions(
      insert: transition, delete: transition, move: animation, update: animation, animation: animation)
  }

  /// Returns the transitions with properties that are `nil` inherited from outer ones.
  public func within(_ outer: Transitions) -> Transitions {
    Transitions(
      insert: insert ?? outer.insert, delete: delete ?? outer.delete, move: move ?? outer.move,
      update: update ?? outer.update, reload: reload ?? outer.reload, animation: animation ?? outer.animation,
      stagger: stagger ?? outer.stagger,
      animatesFirstAppearance: animatesFirstAppearance ?? outer.animatesFirstAppearance)
  }

  /// The transitions if the user prefers reduced motion: nothing moves, scales or rotates, and fades are
  /// short and not staggered.
  ///
  /// Properties that are `nil` remain so.
  public var reduced: Transitions {
    Transitions(
      insert: insert.map { $0.reduced }, delete: delete.map { $0.reduced }, move: move.map { _ in .none },
      update: update.map { _ in .none }, reload: reload.map { $0.reduced },
      animation: animation.map { $0.reduced }, stagger: stagger.map { _ in .none },
      animatesFirstAppearance: animatesFirstAppearance)
  }

  /// Returns the transitions with properties that are `nil` taken from ``standard``.
  ///
  /// - Parameter isMotionReduced: Whether the user prefers reduced motion.
  public func resolved(isMotionReduced: Bool = false) -> ResolvedTransitions {
    ResolvedTransitions(isMotionReduced ? reduced : self, isMotionReduced: isMotionReduced)
  }
}

/// A declaration beyond cells and their layout, such as the handler of pull to refresh.
///
/// A modifier creates the trait. Its behavior reads it, and so do adapters that work without the engine.
/// Traits are boxed values that do not change once declared. Subclass ``BehaviorTrait`` for a trait that
/// installs a behavior.
open class Trait {
  /// The trait that was declared before, set when the trait is put into a list.
  fileprivate final var older: Trait?
  /// Whether the trait is a link of a list.
  fileprivate final var isLink = false

  /// Creates a trait.
  public init() {}

  /// The trait at this link of a list.
  fileprivate var linked: Trait { self }

  /// Returns whether another trait declares the same, ignoring handlers.
  ///
  /// Content that differs only in traits that are equal counts as equal.
  open func isEqual(to other: Trait) -> Bool { self === other }

  /// Whether content with the trait differs from content without it; `false` if the trait declares only
  /// handlers.
  open var makesDifference: Bool { true }

  /// Whether the trait can replace a section that declares it.
  @_spi(Behaviors)
  open var isReplacing: Bool { false }

  /// Returns the content to show in place of content that declares the trait, such as a placeholder.
  ///
  /// See ``DeclaredContent/resolved``.
  ///
  /// - Returns: The replacement; `nil` if the content itself is shown.
  @_spi(Behaviors)
  open func replacement(for content: DeclaredContent) -> DeclaredContent? { nil }

  /// Returns the section to show in place of a section that declares the trait; `nil` if the section itself
  /// is shown.
  @_spi(Behaviors)
  open func replacement(for section: DeclaredSection) -> DeclaredSection? { nil }

  /// Adds traits to a section that replaces all others, if one of these declares the trait.
  ///
  /// - Parameters:
  ///   - traits: The traits that the replacing section has so far.
  ///   - section: The replaced section that declares the trait.
  @_spi(Behaviors)
  open func standIn(_ traits: inout Traits, for section: SectionKey) {}

  /// Returns the trait for elements that have other positions in their data.
  ///
  /// - Parameter place: A closure that returns the position of an element in the data that the trait was
  ///   declared for.
  @_spi(Behaviors)
  open func moved(_ place: @escaping (Int) -> Int) -> Trait { self }
}

/// The traits of a declaration, at most one of each type.
///
/// They form a linked list whose links are the traits themselves, so a declaration allocates only its trait.
/// Lists share their common tail. The type is public because declarations pass it on; apps use modifiers
/// instead.
public struct Traits {
  /// The trait that was declared last; `nil` if the list is empty.
  private var newest: Trait?

  package init() {}

  /// All traits, the latest first.
  package var all: TraitSequence { TraitSequence(newest) }

  package var isEmpty: Bool { newest == nil }

  /// Returns the trait of a type; `nil` if none is declared.
  package func first<T: Trait>(_ type: T.Type = T.self) -> T? {
    for trait in all {
      if let found = trait as? T { return found }
    }
    return nil
  }

  /// Adds a trait, in place of the one of its type.
  package mutating func set<T: Trait>(_ trait: T) {
    remove(T.self)
    append(trait)
  }

  /// Adds a trait whose type is not known, beside the others.
  mutating func add(_ trait: Trait) { append(trait) }

  package mutating func remove<T: Trait>(_ type: T.Type) {
    guard first(type) != nil else { return }
    var later: [Trait] = []
    while let link = newest {
      newest = link.older
      if link.linked is T { break }
      later.append(link.linked)
    }
    for trait in later.reversed() { append(trait) }
  }

  /// Adds a trait. A trait that already is a link of this or another list gets a link of its own.
  private mutating func append(_ trait: Trait) {
    let link = trait.isLink ? TraitLink(trait) : trait
    link.isLink = true
    link.older = newest
    newest = link
  }

  /// Returns the traits for elements that have other positions in their data; see ``Trait/moved(_:)``.
  func moved(_ place: @escaping (Int) -> Int) -> Traits {
    var moved = Traits()
    for trait in all.reversed() { moved.append(trait.moved(place)) }
    return moved
  }
}

extension Traits: Equatable {
  /// Returns whether two lists declare the same traits, ignoring handlers.
  public static func == (left: Traits, right: Traits) -> Bool {
    if left.newest === right.newest { return true }
    var count = 0
    for trait in left.all where trait.makesDifference {
      guard right.all.contains(where: { $0.makesDifference && trait.isEqual(to: $0) }) else { return false }
      count += 1
    }
    return count == right.all.reduce(0) { $0 + ($1.makesDifference ? 1 : 0) }
  }
}

/// The traits of a list, the latest first.
package struct TraitSequence: Sequence, IteratorProtocol {
  private var link: Trait?

  fileprivate init(_ newest: Trait?) { link = newest }

  var count: Int { reduce(0) { count, _ in count + 1 } }

  package mutating func next() -> Trait? {
    guard let link else { return nil }
    self.link = link.older
    return link.linked
  }
}

/// A link for a trait that already is a link of another list.
private final class TraitLink: Trait {
  private let trait: Trait

  init(_ trait: Trait) { self.trait = trait }

  override var linked: Trait { trait }
}

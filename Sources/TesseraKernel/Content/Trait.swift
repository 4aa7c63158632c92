/// A declaration beyond cells and their places, such as the handler of pull to refresh.
///
/// A modifier makes the trait; its behavior, and adapters that do without the engine, read it. Traits are values in boxes,
/// and do not change once they are declared. Subclass ``BehaviorTrait`` for one that has a behavior installed.
open class Trait {
  /// The link to the trait that was declared before; set when the trait is put into a list.
  fileprivate final var older: Trait?
  /// Whether the trait is the link of a list.
  fileprivate final var isLink = false

  /// Makes a trait.
  public init() {}

  /// The trait that stands at this link of a list.
  fileprivate var linked: Trait { self }

  /// Returns whether another trait declares the same, handlers not compared. Content that differs in nothing else counts as
  /// equal then.
  open func isEqual(to other: Trait) -> Bool { self === other }

  /// Whether content with the trait differs from content without it; false where all that it declares are handlers.
  open var makesDifference: Bool { true }

  /// Whether the trait can put something else in place of a section that declares it.
  @_spi(Behaviors)
  open var isReplacing: Bool { false }

  /// Returns what is shown in place of content that declares the trait, such as a placeholder; nil if the content itself
  /// is. See ``DeclaredContent/asShown``.
  @_spi(Behaviors)
  open func replacement(for content: DeclaredContent) -> DeclaredContent? { nil }

  /// Returns what is shown in place of a section that declares the trait; nil if the section itself is.
  @_spi(Behaviors)
  open func replacement(for section: DeclaredSection) -> DeclaredSection? { nil }

  /// Declares something for a section that stands in place of all others, where one of these declares the trait.
  ///
  /// - Parameters:
  ///   - traits: What the section declares so far.
  ///   - section: The section that declares the trait.
  @_spi(Behaviors)
  open func standIn(_ traits: inout Traits, for section: SectionKey) {}

  /// Returns the same declaration for elements that stand elsewhere in their data.
  ///
  /// - Parameter place: Returns the position of an element in the data that the trait was declared for.
  @_spi(Behaviors)
  open func moved(_ place: @escaping (Int) -> Int) -> Trait { self }
}

/// The traits of a declaration, at most one of each type.
///
/// The traits are the links of their list: a declaration costs its trait and no other memory. Lists share what was declared
/// before they became different ones. They are public because declarations pass them on; apps declare by modifiers.
public struct Traits {
  /// The link of the trait that was declared last; nil if nothing is declared.
  private var newest: Trait?

  /// Makes a list without traits.
  package init() {}

  /// All of them, the latest first.
  package var all: TraitSequence { TraitSequence(newest) }

  /// Whether nothing is declared.
  package var isEmpty: Bool { newest == nil }

  /// The trait of a type; nil if none is declared.
  package func first<T: Trait>(_ type: T.Type = T.self) -> T? {
    for trait in all {
      if let found = trait as? T { return found }
    }
    return nil
  }

  /// Declares a trait, in place of the one of its type.
  package mutating func set<T: Trait>(_ trait: T) {
    remove(T.self)
    append(trait)
  }

  /// Takes back what the trait of a type declares.
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

  /// Adds a trait. One that is a link already, of this list or of another one, gets a link of its own.
  private mutating func append(_ trait: Trait) {
    let link = trait.isLink ? TraitLink(trait) : trait
    link.isLink = true
    link.older = newest
    newest = link
  }

  /// Returns the same declarations for elements that stand elsewhere in their data; see ``Trait/moved(_:)``.
  func moved(_ place: @escaping (Int) -> Int) -> Traits {
    var moved = Traits()
    for trait in all.reversed() { moved.append(trait.moved(place)) }
    return moved
  }
}

extension Traits: Equatable {
  /// Returns whether two lists declare the same, handlers not compared.
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

  /// How many there are.
  var count: Int { reduce(0) { count, _ in count + 1 } }

  package mutating func next() -> Trait? {
    guard let link else { return nil }
    self.link = link.older
    return link.linked
  }
}

/// A link of a list for a trait that is the link of another list.
private final class TraitLink: Trait {
  private let trait: Trait

  init(_ trait: Trait) { self.trait = trait }

  override var linked: Trait { trait }
}

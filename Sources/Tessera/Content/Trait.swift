/// A declaration beyond cells and their places, such as the handler of pull to refresh.
///
/// A modifier makes the trait; its behavior, and adapters that do without the engine, read it. Traits are values in boxes,
/// and do not change once they are declared.
class Trait {
  /// Makes a trait.
  init() {}

  /// Returns whether another trait declares the same, handlers not compared.
  func isEqual(to other: Trait) -> Bool { self === other }

  /// Whether content with the trait differs from content without it; false where all that it declares are handlers.
  var makesDifference: Bool { true }
}

/// The traits of a declaration, at most one of each type.
struct Traits {
  /// All of them, in no particular order.
  private(set) var all: [Trait] = []

  /// Whether nothing is declared.
  var isEmpty: Bool { all.isEmpty }

  /// The trait of a type; nil if none is declared.
  func first<T: Trait>(_ type: T.Type = T.self) -> T? {
    for trait in all {
      if let found = trait as? T { return found }
    }
    return nil
  }

  /// Declares a trait, in place of the one of its type.
  mutating func set<T: Trait>(_ trait: T) {
    if let index = all.firstIndex(where: { $0 is T }) {
      all[index] = trait
    } else {
      all.append(trait)
    }
  }

  /// Takes back what the trait of a type declares.
  mutating func remove<T: Trait>(_ type: T.Type) { all.removeAll { $0 is T } }
}

extension Traits: Equatable {
  static func == (left: Traits, right: Traits) -> Bool {
    let (old, new) = (left.all.filter { $0.makesDifference }, right.all.filter { $0.makesDifference })
    return old.count == new.count && old.allSatisfy { trait in new.contains { trait.isEqual(to: $0) } }
  }
}

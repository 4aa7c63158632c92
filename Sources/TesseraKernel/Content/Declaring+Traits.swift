// How modifiers outside of the package declare traits, and how they are read.

extension Content {
  /// Declares a trait for the content as a whole, in place of the one of its type.
  ///
  /// Modifiers of your own are made of it:
  ///
  ///     extension Content {
  ///       func scrollSpy(_ action: @escaping (ItemID) -> Void) -> Content { trait(ScrollSpyTrait(action)) }
  ///     }
  public func trait<T: Trait>(_ trait: T) -> Content {
    var copy = declared
    copy.traits.set(trait)
    return Content(copy)
  }

  /// Returns the trait of a type that is declared for the content as a whole; nil if none is.
  public func trait<T: Trait>(_ type: T.Type) -> T? { declared.traits.first(type) }
}

extension Section {
  /// Declares a trait for the section, in place of the one of its type; see ``Content/trait(_:)-(T)``.
  public func trait<T: Trait>(_ trait: T) -> Section { with { $0.traits.set(trait) } }

  /// Returns the trait of a type that is declared for the section; nil if none is.
  public func trait<T: Trait>(_ type: T.Type) -> T? { declared.traits.first(type) }
}

extension Interactive {
  /// Declares a trait for the item, in place of the one of its type; see ``Content/trait(_:)-(T)``.
  public func trait<T: Trait>(_ trait: T) -> Reacting { reacting { $0.set(trait) } }
}

extension CellAttributes {
  /// Declares a trait for the item, in place of the one of its type. Modifiers declare it in
  /// ``Interactive/reacting(_:)``.
  public mutating func set<T: Trait>(_ trait: T) { declared.set(trait) }

  /// Returns the trait of a type that is declared for the item; nil if none is.
  public func trait<T: Trait>(_ type: T.Type) -> T? { declared.first(type) }
}

// How modifiers outside of the package declare and read traits.

extension Content {
  /// Adds a trait to the content as a whole, in place of the one of its type.
  ///
  /// Use it to write modifiers of your own:
  ///
  ///     extension Content {
  ///       func scrollSpy(_ action: @escaping (ItemID) -> Void) -> Content { trait(ScrollSpyTrait(action)) }
  ///     }
  public func trait<T: Trait>(_ trait: T) -> Content {
    var copy = declared
    copy.traits.set(trait)
    return Content(copy)
  }

  /// Returns the trait of a type of the content as a whole; `nil` if there is none.
  public func trait<T: Trait>(_ type: T.Type) -> T? { declared.traits.first(type) }
}

extension Section {
  /// Adds a trait to the section, in place of the one of its type; see ``Content/trait(_:)-(T)``.
  public func trait<T: Trait>(_ trait: T) -> Section { with { $0.traits.set(trait) } }

  /// Returns the trait of a type of the section; `nil` if there is none.
  public func trait<T: Trait>(_ type: T.Type) -> T? { declared.traits.first(type) }
}

extension Interactive {
  /// Adds a trait to the item, in place of the one of its type; see ``Content/trait(_:)-(T)``.
  public func trait<T: Trait>(_ trait: T) -> Reacting { reacting { $0.set(trait) } }
}

extension CellAttributes {
  /// Adds a trait to the item, in place of the one of its type.
  ///
  /// Modifiers call this in ``Interactive/reacting(_:)``.
  public mutating func set<T: Trait>(_ trait: T) { declared.set(trait) }

  /// Returns the trait of a type of the item; `nil` if there is none.
  public func trait<T: Trait>(_ type: T.Type) -> T? { declared.first(type) }
}

extension LinearDifference {
  /// Compares two lists.
  ///
  /// Duplicate ids are paired in order of occurrence.
  ///
  /// - Parameters:
  ///   - old: The list as it was.
  ///   - new: The list as it is.
  ///   - id: What makes an item the same item.
  ///   - isUnchanged: Whether a paired item looks as before.
  /// - Complexity: O(*n*) comparisons and hashes, O(*m* log *m*) for *m* items that are out of order.
  public init<Old: RandomAccessCollection, New: RandomAccessCollection, ID: Hashable>(
    from old: Old, to new: New, id: (Old.Element) -> ID, isUnchanged: (Old.Element, Old.Element) -> Bool
  ) where Old.Element == New.Element {
    let source = CollectionSource(old: [old.map(id)], new: [new.map(id)], oldSections: [0], newSections: [0])
    let pairing = Pairing(of: source)
    let oldItems = Array(old)
    let newItems = Array(new)
    let difference = SectionedDifference(pairing) { from, to in
      isUnchanged(oldItems[from.item], newItems[to.item])
    }
    self.init(
      deletes: difference.deletes.map { $0.item }, inserts: difference.inserts.map { $0.item },
      moves: difference.moves.map { Move(from: $0.from.item, to: $0.to.item) },
      updates: difference.updates.map { Move(from: $0.from.item, to: $0.to.item) })
  }

  /// Compares two lists of identifiable values.
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Identifiable & Equatable {
    self.init(from: old, to: new, id: { $0.id }, isUnchanged: { $0 == $1 })
  }

  /// Compares two lists of values that are their own ids.
  public init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Hashable {
    self.init(from: old, to: new, id: { $0 }, isUnchanged: { _, _ in true })
  }
}

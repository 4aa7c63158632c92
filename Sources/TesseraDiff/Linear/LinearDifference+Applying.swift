extension LinearDifference {
  /// Rebuilds the new list from the old one, taking inserted and updated items from `new`.
  ///
  /// This is the meaning of a difference: the result equals `new`.
  ///
  /// - Complexity: O(*n* log *n*).
  public func applied<Element>(to old: [Element], taking new: [Element]) -> [Element] {
    SectionedDifference(
      deletes: deletes.map { ItemPath(section: 0, item: $0) },
      inserts: inserts.map { ItemPath(section: 0, item: $0) },
      moves: moves.map {
        Move(from: ItemPath(section: 0, item: $0.from), to: ItemPath(section: 0, item: $0.to))
      },
      updates: updates.map {
        Move(from: ItemPath(section: 0, item: $0.from), to: ItemPath(section: 0, item: $0.to))
      }
    ).applied(to: [old], taking: [new]).first ?? []
  }
}

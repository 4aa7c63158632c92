extension Pairing {
  /// The old sections that keep their order: all but the fewest that have to move. Deleted ones are not among them.
  ///
  /// - Complexity: O(*s* log *s*) for *s* sections.
  public func stayingSections() -> Set<Int> {
    let origins = newSections.map { $0.partner }
    return Set(longestIncreasingSubsequence(of: origins).compactMap { origins[$0] })
  }

  /// The items of an old section that keep their order: all but the fewest that have to move.
  ///
  /// - Complexity: O(*m* log *m*) for *m* items outside of the common start and end.
  public func stayingItems(ofOldSection section: Int) -> StayingItems {
    guard oldSections.indices.contains(section), let partner = oldSections[section].partner else {
      return StayingItems(changeable: 0..<0, count: 0, others: [])
    }
    let origins = newSections[partner].changeable.map { item -> Int? in
      let old = oldPath(ofNew: ItemPath(section: partner, item: item))
      return old?.section == section ? old?.item : nil
    }
    let staying = longestIncreasingSubsequence(of: origins).compactMap { origins[$0] }
    return StayingItems(
      changeable: oldSections[section].changeable, count: oldSections[section].count, others: Set(staying))
  }

  /// Items of an old section that keep their order.
  public struct StayingItems: Sendable {
    /// Everything outside of this range stays.
    private let changeable: Range<Int>
    private let count: Int
    private let others: Set<Int>

    init(changeable: Range<Int>, count: Int, others: Set<Int>) {
      self.changeable = changeable
      self.count = count
      self.others = others
    }

    /// Whether an old item keeps its order.
    public func contains(_ item: Int) -> Bool {
      guard item >= 0, item < count else { return false }
      return !changeable.contains(item) || others.contains(item)
    }
  }
}

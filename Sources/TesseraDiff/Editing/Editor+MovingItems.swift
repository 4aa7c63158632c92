extension SectionedSnapshot.Editor {
  /// Moves items before another item, in the given order.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, if their ids alone are ambiguous.
  ///   - target: The id of the item that follows them.
  ///   - targetSection: The section of the target, if its id alone is ambiguous.
  @inlinable
  public mutating func move(
    _ ids: some Collection<Item.ID>, from section: Section.ID? = nil,
    before target: Item.ID, in targetSection: Section.ID? = nil
  ) {
    guard !ids.isEmpty, let target = node(of: target, in: targetSection, for: .moveTarget) else { return }
    move(ids, from: section, behind: items.lists.place(before: target), target: target)
  }

  /// Moves items after another item, in the given order.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, if their ids alone are ambiguous.
  ///   - target: The id of the item that precedes them.
  ///   - targetSection: The section of the target, if its id alone is ambiguous.
  @inlinable
  public mutating func move(
    _ ids: some Collection<Item.ID>, from section: Section.ID? = nil,
    after target: Item.ID, in targetSection: Section.ID? = nil
  ) {
    guard !ids.isEmpty, let target = node(of: target, in: targetSection, for: .moveTarget) else { return }
    move(ids, from: section, behind: target, target: target)
  }

  /// Moves items to the start of a section, in the given order.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, if their ids alone are ambiguous.
  ///   - targetSection: The destination section.
  @inlinable
  public mutating func move(
    _ ids: some Collection<Item.ID>, from section: Section.ID? = nil, toStartOf targetSection: Section.ID
  ) {
    guard !ids.isEmpty, let list = node(ofSection: targetSection, for: .moveTarget) else { return }
    move(ids, from: section, behind: LinkedLists.start(of: list), target: nil)
  }

  /// Moves items to the end of a section, in the given order.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, if their ids alone are ambiguous.
  ///   - targetSection: The destination section.
  @inlinable
  public mutating func move(
    _ ids: some Collection<Item.ID>, from section: Section.ID? = nil, toEndOf targetSection: Section.ID
  ) {
    guard !ids.isEmpty, let list = node(ofSection: targetSection, for: .moveTarget) else { return }
    move(ids, from: section, behind: items.lists.end(of: list), target: nil)
  }

  /// Moves items behind a place, each behind the previous one. The target itself stays.
  @inlinable
  mutating func move(
    _ ids: some Collection<Item.ID>, from section: Section.ID?, behind place: Int, target: Int?
  ) {
    var place = place
    for id in ids {
      guard let node = node(of: id, in: section, for: .move) else { continue }
      if node == target {
        issues.append(.itemIsItsOwnTarget(id))
      } else {
        items.move(node, behind: place)
        place = node
      }
    }
  }
}

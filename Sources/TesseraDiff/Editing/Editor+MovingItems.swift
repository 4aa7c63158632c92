extension SectionedSnapshot.Editor {
  /// Moves items to before another one, in the order in which they are named.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, where their ids alone do not say which ones are meant.
  ///   - target: The item that comes after them.
  ///   - targetSection: The section of the target, where its id alone does not say which one is meant.
  @inlinable
  public mutating func move(
    _ ids: some Collection<Item.ID>, from section: Section.ID? = nil,
    before target: Item.ID, in targetSection: Section.ID? = nil
  ) {
    guard !ids.isEmpty, let target = node(of: target, in: targetSection, for: .moveTarget) else { return }
    move(ids, from: section, behind: items.lists.place(before: target), target: target)
  }

  /// Moves items to after another one, in the order in which they are named.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, where their ids alone do not say which ones are meant.
  ///   - target: The item that comes before them.
  ///   - targetSection: The section of the target, where its id alone does not say which one is meant.
  @inlinable
  public mutating func move(
    _ ids: some Collection<Item.ID>, from section: Section.ID? = nil,
    after target: Item.ID, in targetSection: Section.ID? = nil
  ) {
    guard !ids.isEmpty, let target = node(of: target, in: targetSection, for: .moveTarget) else { return }
    move(ids, from: section, behind: target, target: target)
  }

  /// Moves items to the start of a section, in the order in which they are named.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, where their ids alone do not say which ones are meant.
  ///   - targetSection: The section that they go to.
  @inlinable
  public mutating func move(
    _ ids: some Collection<Item.ID>, from section: Section.ID? = nil, toStartOf targetSection: Section.ID
  ) {
    guard !ids.isEmpty, let list = node(ofSection: targetSection, for: .moveTarget) else { return }
    move(ids, from: section, behind: LinkedLists.start(of: list), target: nil)
  }

  /// Moves items to the end of a section, in the order in which they are named.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, where their ids alone do not say which ones are meant.
  ///   - targetSection: The section that they go to.
  @inlinable
  public mutating func move(
    _ ids: some Collection<Item.ID>, from section: Section.ID? = nil, toEndOf targetSection: Section.ID
  ) {
    guard !ids.isEmpty, let list = node(ofSection: targetSection, for: .moveTarget) else { return }
    move(ids, from: section, behind: items.lists.end(of: list), target: nil)
  }

  /// Moves items behind a place, each one behind the one before it; the target itself stays.
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

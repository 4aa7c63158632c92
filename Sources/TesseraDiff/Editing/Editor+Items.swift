extension SectionedSnapshot.Editor {
  /// Appends items to the end of a section.
  @inlinable
  public mutating func append(_ newItems: some Collection<Item>, to section: Section.ID) {
    guard !newItems.isEmpty, let list = node(ofSection: section, for: .insertTarget) else { return }
    insert(newItems, behind: items.lists.end(of: list))
  }

  /// Inserts items at the start of a section.
  @inlinable
  public mutating func prepend(_ newItems: some Collection<Item>, to section: Section.ID) {
    guard !newItems.isEmpty, let list = node(ofSection: section, for: .insertTarget) else { return }
    insert(newItems, behind: LinkedLists.start(of: list))
  }

  /// Inserts items before another item.
  ///
  /// - Parameters:
  ///   - newItems: The items to insert, in order.
  ///   - target: The id of the item that follows them.
  ///   - section: The section of the target, if its id alone is ambiguous.
  @inlinable
  public mutating func insert(
    _ newItems: some Collection<Item>, before target: Item.ID, in section: Section.ID? = nil
  ) {
    guard !newItems.isEmpty, let node = node(of: target, in: section, for: .insertTarget) else { return }
    insert(newItems, behind: items.lists.place(before: node))
  }

  /// Inserts items after another item.
  ///
  /// - Parameters:
  ///   - newItems: The items to insert, in order.
  ///   - target: The id of the item that precedes them.
  ///   - section: The section of the target, if its id alone is ambiguous.
  @inlinable
  public mutating func insert(
    _ newItems: some Collection<Item>, after target: Item.ID, in section: Section.ID? = nil
  ) {
    guard !newItems.isEmpty, let node = node(of: target, in: section, for: .insertTarget) else { return }
    insert(newItems, behind: node)
  }

  @inlinable
  mutating func insert(_ newItems: some Collection<Item>, behind place: Int) {
    var place = place
    for item in newItems { place = items.insert(item, behind: place) }
  }

  /// Removes items.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, if their ids alone are ambiguous.
  @inlinable
  public mutating func remove(_ ids: some Sequence<Item.ID>, in section: Section.ID? = nil) {
    for id in ids {
      guard let node = node(of: id, in: section, for: .remove) else { continue }
      items.remove(node)
    }
  }

  /// Removes all items of a section, but not the section itself.
  @inlinable
  public mutating func removeAll(in section: Section.ID) {
    guard let list = node(ofSection: section, for: .empty) else { return }
    removeItems(ofList: list)
  }

  @inlinable
  mutating func removeItems(ofList list: Int) {
    for node in items.lists.nodes(of: list) { items.remove(node) }
  }

  /// Replaces an item by another one.
  ///
  /// If the new item has the same id, it is the same item with new content: an update if the content differs,
  /// otherwise no change. If it has a different id, the old item is removed and the new one inserted.
  ///
  /// - Parameters:
  ///   - id: The id of the item to replace.
  ///   - section: The section of the item, if its id alone is ambiguous.
  ///   - item: The new item.
  @inlinable
  public mutating func replace(_ id: Item.ID, in section: Section.ID? = nil, with item: Item) {
    guard let node = node(of: id, in: section, for: .replace) else { return }
    replace(node, with: item)
  }

  /// Modifies an item in place.
  ///
  /// If the closure changes the id, the result is another item, as in ``replace(_:in:with:)``.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The section of the item, if its id alone is ambiguous.
  ///   - change: A closure that modifies the item; not called if there is no such item.
  /// - Throws: Any error that `change` throws.
  @inlinable
  public mutating func modify<Failure: Error>(
    _ id: Item.ID, in section: Section.ID? = nil, _ change: (inout Item) throws(Failure) -> Void
  ) throws(Failure) {
    guard let node = node(of: id, in: section, for: .replace) else { return }
    var item = items.values[node]
    try change(&item)
    replace(node, with: item)
  }

  @inlinable
  mutating func replace(_ node: Int, with item: Item) {
    if items.values[node].id == item.id {
      items.replace(node, with: item)
    } else {
      insert(CollectionOfOne(item), behind: node)
      items.remove(node)
    }
  }

  /// Marks the content of items as changed even if it is equal.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, if their ids alone are ambiguous.
  @inlinable
  public mutating func reload(_ ids: some Sequence<Item.ID>, in section: Section.ID? = nil) {
    for id in ids {
      guard let node = node(of: id, in: section, for: .reload) else { continue }
      items.reload(node)
    }
  }
}

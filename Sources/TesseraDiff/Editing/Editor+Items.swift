extension SectionedSnapshot.Editor {
  /// Adds items to the end of a section.
  @inlinable
  public mutating func append(_ newItems: some Collection<Item>, to section: Section.ID) {
    guard !newItems.isEmpty, let list = node(ofSection: section, for: .insertTarget) else { return }
    insert(newItems, behind: items.lists.end(of: list))
  }

  /// Adds items to the start of a section.
  @inlinable
  public mutating func prepend(_ newItems: some Collection<Item>, to section: Section.ID) {
    guard !newItems.isEmpty, let list = node(ofSection: section, for: .insertTarget) else { return }
    insert(newItems, behind: LinkedLists.start(of: list))
  }

  /// Inserts items before another one.
  ///
  /// - Parameters:
  ///   - newItems: The items; they keep their order.
  ///   - target: The item that comes after them.
  ///   - section: The section of the target, where its id alone does not say which one is meant.
  @inlinable
  public mutating func insert(
    _ newItems: some Collection<Item>, before target: Item.ID, in section: Section.ID? = nil
  ) {
    guard !newItems.isEmpty, let node = node(of: target, in: section, for: .insertTarget) else { return }
    insert(newItems, behind: items.lists.place(before: node))
  }

  /// Inserts items after another one.
  ///
  /// - Parameters:
  ///   - newItems: The items; they keep their order.
  ///   - target: The item that comes before them.
  ///   - section: The section of the target, where its id alone does not say which one is meant.
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
  ///   - section: The section of the items, where their ids alone do not say which ones are meant.
  @inlinable
  public mutating func remove(_ ids: some Sequence<Item.ID>, in section: Section.ID? = nil) {
    for id in ids {
      guard let node = node(of: id, in: section, for: .remove) else { continue }
      items.remove(node)
    }
  }

  /// Removes all items of a section, which stays.
  @inlinable
  public mutating func removeAll(in section: Section.ID) {
    guard let list = node(ofSection: section, for: .empty) else { return }
    removeItems(ofList: list)
  }

  @inlinable
  mutating func removeItems(ofList list: Int) {
    for node in items.lists.nodes(of: list) { items.remove(node) }
  }

  /// Puts an item in the place of another one.
  ///
  /// An item of the same id is the same item with new content: an update where it differs, else no change. An item of
  /// another id comes and the old one goes.
  ///
  /// - Parameters:
  ///   - id: The id of the item that is there.
  ///   - section: The section of the item, where its id alone does not say which one is meant.
  ///   - item: The item that takes its place.
  @inlinable
  public mutating func replace(_ id: Item.ID, in section: Section.ID? = nil, with item: Item) {
    guard let node = node(of: id, in: section, for: .replace) else { return }
    replace(node, with: item)
  }

  /// Changes an item where it is; a new id makes it another item, as in ``replace(_:in:with:)``.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The section of the item, where its id alone does not say which one is meant.
  ///   - change: What changes it; not called where there is no such item.
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

  /// Counts the content of items as changed though it is equal.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - section: The section of the items, where their ids alone do not say which ones are meant.
  @inlinable
  public mutating func reload(_ ids: some Sequence<Item.ID>, in section: Section.ID? = nil) {
    for id in ids {
      guard let node = node(of: id, in: section, for: .reload) else { continue }
      items.reload(node)
    }
  }
}

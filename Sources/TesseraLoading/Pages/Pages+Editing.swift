// Changes that the app makes to items by id, without loading a page again. Later results of the source take
// precedence: renewing a page discards the changes that the source does not know about.

extension Pages {
  /// Replaces the item with the same id.
  ///
  /// In a timeline, the item moves to its place in the order.
  ///
  /// - Returns: `true` if there is such an item.
  @discardableResult
  public mutating func update(_ item: Item) -> Bool {
    guard let index = pageIndex(of: item.id) else { return false }
    addItems([item], on: loaded[index].number)
    updateItems()
    return true
  }

  /// Changes the item with an id.
  ///
  /// In a timeline, the item moves to its place in the order.
  ///
  /// - Returns: `true` if the item was changed; `false` if there is no such item, or the change would alter
  ///   its id.
  @discardableResult
  public mutating func update(_ id: Item.ID, _ change: (inout Item) -> Void) -> Bool {
    guard var item = item(id) else { return false }
    change(&item)
    return item.id == id && update(item)
  }

  /// Inserts an item before another one.
  ///
  /// If the item is already loaded, it moves there. In a timeline, the order determines its place.
  ///
  /// - Returns: `true` if the other item is loaded; otherwise `false`, and nothing changes.
  @discardableResult
  public mutating func insert(_ item: Item, before other: Item.ID) -> Bool {
    insert(item, beside: other, offset: 0)
  }

  /// Inserts an item after another one.
  ///
  /// If the item is already loaded, it moves there. In a timeline, the order determines its place.
  ///
  /// - Returns: `true` if the other item is loaded; otherwise `false`, and nothing changes.
  @discardableResult
  public mutating func insert(_ item: Item, after other: Item.ID) -> Bool {
    insert(item, beside: other, offset: 1)
  }

  /// Inserts an item at an end of the loaded items.
  ///
  /// If the item is already loaded, it moves there. In a timeline, the order determines its place.
  ///
  /// - Returns: `true` if any page is loaded; otherwise `false`, and nothing changes.
  @discardableResult
  public mutating func insert(_ item: Item, at end: PageDirection) -> Bool {
    guard isLoaded else { return false }
    let index = end == .next ? loaded.count - 1 : 0
    if areInIncreasingOrder != nil {
      addItems([item], on: loaded[index].number)
    } else {
      removeItems([item])
      let items = loaded[index].block.items
      setItems(end == .next ? items + [item] : [item] + items, at: index)
    }
    updateItems()
    return true
  }

  /// Replaces the item with the same id, or inserts the item at an end of the loaded items if there is none.
  ///
  /// - Returns: `true` if any page is loaded; otherwise `false`, and nothing changes.
  @discardableResult
  public mutating func upsert(_ item: Item, at end: PageDirection) -> Bool {
    update(item) || insert(item, at: end)
  }

  /// Removes the item with an id.
  ///
  /// - Returns: The removed item; `nil` if there is none.
  @discardableResult
  public mutating func remove(_ id: Item.ID) -> Item? {
    guard let item = item(id) else { return nil }
    removeItems([item])
    updateItems()
    return item
  }

  /// Returns the item with an id; `nil` if there is none.
  public func item(_ id: Item.ID) -> Item? {
    guard let block = pageIndex(of: id).map({ loaded[$0].block }), let position = block.positions[id] else {
      return nil
    }
    return block.items[position]
  }

  private mutating func insert(_ item: Item, beside other: Item.ID, offset: Int) -> Bool {
    guard pageNumberByID[other] != nil else { return false }
    if areInIncreasingOrder != nil || item.id == other { return upsert(item, at: .next) }
    removeItems([item])
    guard let index = pageIndex(of: other), let position = loaded[index].block.positions[other] else {
      return false
    }
    var items = loaded[index].block.items
    items.insert(item, at: position + offset)
    setItems(items, at: index)
    updateItems()
    return true
  }
}

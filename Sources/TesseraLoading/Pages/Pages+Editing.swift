// What the app itself does to items, by their ids: no page has to be loaded again for it. What the source
// answers later is believed: renewing a page forgets what of these changes the source does not know.

extension Pages {
  /// Puts a newer content in place of that of the item with the same id; in a timeline it moves to where it
  /// belongs.
  ///
  /// - Returns: Whether there is such an item.
  @discardableResult
  public mutating func update(_ item: Item) -> Bool {
    guard let index = home(of: item.id) else { return false }
    take([item], on: loaded[index].number)
    settle()
    return true
  }

  /// Changes the item with an id; in a timeline it moves to where it belongs.
  ///
  /// - Returns: Whether there is such an item; false as well, and nothing changed, where the change gives it
  ///   another id.
  @discardableResult
  public mutating func update(_ id: Item.ID, _ change: (inout Item) -> Void) -> Bool {
    guard var item = item(id) else { return false }
    change(&item)
    return item.id == id && update(item)
  }

  /// Puts an item in front of another one; where it is there already, it moves. In a timeline it goes where
  /// it belongs.
  ///
  /// - Returns: Whether the other one is there; nothing changes where it is not.
  @discardableResult
  public mutating func insert(_ item: Item, before other: Item.ID) -> Bool {
    insert(item, beside: other, offset: 0)
  }

  /// Puts an item behind another one; where it is there already, it moves. In a timeline it goes where it
  /// belongs.
  ///
  /// - Returns: Whether the other one is there; nothing changes where it is not.
  @discardableResult
  public mutating func insert(_ item: Item, after other: Item.ID) -> Bool {
    insert(item, beside: other, offset: 1)
  }

  /// Puts an item at an end of what is loaded; where it is there already, it moves. In a timeline it goes
  /// where it belongs.
  ///
  /// - Returns: Whether any page is loaded; nothing changes where none is.
  @discardableResult
  public mutating func insert(_ item: Item, at end: PageDirection) -> Bool {
    guard isLoaded else { return false }
    let index = end == .next ? loaded.count - 1 : 0
    if areInOrder != nil {
      take([item], on: loaded[index].number)
    } else {
      takeOut([item])
      let items = loaded[index].block.items
      setItems(end == .next ? items + [item] : [item] + items, at: index)
    }
    settle()
    return true
  }

  /// Puts a newer content in place of that of the item with the same id, or the item at an end of what is
  /// loaded.
  ///
  /// - Returns: Whether any page is loaded; nothing changes where none is.
  @discardableResult
  public mutating func upsert(_ item: Item, at end: PageDirection) -> Bool {
    update(item) || insert(item, at: end)
  }

  /// Removes the item with an id.
  ///
  /// - Returns: The item; nil where there is none.
  @discardableResult
  public mutating func remove(_ id: Item.ID) -> Item? {
    guard let item = item(id) else { return nil }
    takeOut([item])
    settle()
    return item
  }

  /// The item with an id; nil where there is none.
  public func item(_ id: Item.ID) -> Item? {
    guard let block = home(of: id).map({ loaded[$0].block }), let position = block.positions[id] else {
      return nil
    }
    return block.items[position]
  }

  private mutating func insert(_ item: Item, beside other: Item.ID, offset: Int) -> Bool {
    guard homes[other] != nil else { return false }
    if areInOrder != nil || item.id == other { return upsert(item, at: .next) }
    takeOut([item])
    guard let index = home(of: other), let position = loaded[index].block.positions[other] else {
      return false
    }
    var items = loaded[index].block.items
    items.insert(item, at: position + offset)
    setItems(items, at: index)
    settle()
    return true
  }
}

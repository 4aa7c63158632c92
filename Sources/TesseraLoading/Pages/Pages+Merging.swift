extension Pages {
  /// Replaces all pages with one.
  ///
  /// - Parameters:
  ///   - page: The page that the source has returned.
  ///   - key: The key of the page; `nil` for the first page of a source.
  /// - Returns: A summary of the loaded pages.
  @discardableResult
  public mutating func replaceAll(with page: Page<Item, Key>, key: Key?) -> MergeSummary<Key> {
    let known = pageNumberByID
    clear()
    let received = page.distinctItems
    open(page, key: key, .next)
    addItems(received, on: 0)
    countBeyond(.next, page.itemsAfter)
    countBeyond(.previous, page.itemsBefore)
    updateItems()
    return summary(newCount: received.count { known[$0.id] == nil })
  }

  /// Adds a page at an end.
  ///
  /// Items that are already loaded keep their places and get the new content. A page that is already loaded
  /// is renewed (see ``renew(_:key:visible:)``). A page that does not adjoin the loaded ones, because the
  /// page beside it was dropped while it was loading, changes nothing: the summary has the key of the page
  /// that is needed instead. If nothing is loaded, the page becomes the only one.
  ///
  /// - Parameters:
  ///   - page: The page that the source has returned.
  ///   - key: The key of the page.
  ///   - direction: The end at which the page is added.
  ///   - visible: The positions of the visible items, whose pages are not dropped.
  /// - Returns: A summary of the loaded pages.
  @discardableResult
  public mutating func add(
    _ page: Page<Item, Key>, key: Key?, _ direction: PageDirection, visible: Range<Int>? = nil
  ) -> MergeSummary<Key> {
    guard isLoaded else { return replaceAll(with: page, key: key) }
    if index(of: key) != nil { return renew(page, key: key, visible: visible) }
    guard end(direction) == .at(key), !stashPage(page, key: key, direction) else { return summary }
    let inView = pages(around: visible)
    let oldCount = pageNumberByID.count
    let pages = [StashedPage(page: page, key: key)] + takeStashedPage(direction)
    for page in pages { addItems(page.page.distinctItems, on: open(page.page, key: page.key, direction)) }
    let newCount = pageNumberByID.count - oldCount
    let farthest = pages.last?.page ?? page
    let counted = direction == .next ? farthest.itemsAfter : farthest.itemsBefore
    countBeyond(direction, counted ?? countsBeyond[direction].map { $0 - newCount })
    dropPages(awayFrom: direction, except: inView)
    updateItems()
    return summary(newCount: newCount)
  }

  /// Removes all pages, as if nothing had been loaded.
  public mutating func removeAll() {
    clear()
    updateItems()
  }

  private mutating func clear() {
    loaded = []
    pageNumberByID = [:]
    dropped = [:]
    stashed = [:]
    countsBeyond = [:]
  }

  /// Adds an empty page at an end. Returns the number of the page.
  @discardableResult
  private mutating func open(_ page: Page<Item, Key>, key: Key?, _ direction: PageDirection) -> Int {
    if dropped[direction]?.last == key { dropped[direction]?.removeLast() }
    let number =
      switch direction {
      case .next: loaded.last.map { $0.number + 1 } ?? 0
      case .previous: loaded.first.map { $0.number - 1 } ?? 0
      }
    let entry = LoadedPage(
      number: number, key: key, next: page.next, previous: page.previous, block: ItemBlock<Item>([]))
    loaded.insert(entry, at: direction == .next ? loaded.count : 0)
    return number
  }

  /// Adds items of a source. Loaded items keep their places, and all others go to the given page.
  mutating func addItems(_ received: [Item], on number: Int) {
    if areInIncreasingOrder != nil { return sortIn(received, on: number) }
    replaceContents(received)
    guard let index = index(ofNumber: number) else { return }
    loaded[index].idsOnOtherPages.formUnion(
      received.map(\.id).filter { pageNumberByID[$0].map { $0 != number } ?? false })
    setItems(loaded[index].block.items + received.filter { pageNumberByID[$0.id] == nil }, at: index)
  }
}

extension Page {
  /// The items without those that repeat an earlier id.
  var distinctItems: [Item] {
    var ids = Set<Item.ID>(minimumCapacity: items.count)
    return items.filter { ids.insert($0.id).inserted }
  }
}

extension Pages {
  /// Puts a page in place of everything: what was loaded is there no more.
  ///
  /// - Parameters:
  ///   - page: What the source has answered.
  ///   - key: What it was asked for; nil: the page that comes first without any key.
  /// - Returns: What there is now.
  @discardableResult
  public mutating func replaceAll(with page: Page<Item, Key>, key: Key?) -> MergeSummary<Key> {
    let known = homes
    clear()
    let answer = page.distinctItems
    open(page, key: key, .next)
    take(answer, on: 0)
    countBeyond(.next, page.itemsAfter)
    countBeyond(.previous, page.itemsBefore)
    settle()
    return summary(newCount: answer.count { known[$0.id] == nil })
  }

  /// Adds a page at an end.
  ///
  /// Items that are there already keep their places and get the newer contents. A page that is there already
  /// is renewed (see ``renew(_:key:)``). A page that does not adjoin what is there, because the page beside
  /// it was dropped while it was on its way, changes nothing: the summary tells what is wanted instead. Where
  /// nothing is loaded, it is all there is.
  ///
  /// - Parameters:
  ///   - page: What the source has answered.
  ///   - key: What it was asked for.
  ///   - direction: At which end.
  ///   - visible: The positions of the items in view, whose pages are not dropped.
  /// - Returns: What there is now.
  @discardableResult
  public mutating func add(
    _ page: Page<Item, Key>, key: Key?, _ direction: PageDirection, visible: Range<Int>? = nil
  ) -> MergeSummary<Key> {
    guard isLoaded else { return replaceAll(with: page, key: key) }
    if index(of: key) != nil { return renew(page, key: key, visible: visible) }
    guard end(direction) == .at(key), !holdBack(page, key: key, direction) else { return summary }
    let inView = pages(around: visible)
    let oldCount = homes.count
    let pages = [ReturningPage(page: page, key: key)] + takeReturning(direction)
    for page in pages { take(page.page.distinctItems, on: open(page.page, key: page.key, direction)) }
    let newCount = homes.count - oldCount
    let farthest = pages.last?.page ?? page
    let counted = direction == .next ? farthest.itemsAfter : farthest.itemsBefore
    countBeyond(direction, counted ?? countsBeyond[direction].map { $0 - newCount })
    dropPages(awayFrom: direction, except: inView)
    settle()
    return summary(newCount: newCount)
  }

  /// Forgets everything, as if nothing had been loaded.
  public mutating func removeAll() {
    clear()
    settle()
  }

  private mutating func clear() {
    loaded = []
    homes = [:]
    dropped = [:]
    returning = [:]
    countsBeyond = [:]
  }

  /// Makes room for a page at an end.
  ///
  /// - Returns: Its number.
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

  /// Takes over what a source has answered: what is there keeps its place, all else goes to a page.
  mutating func take(_ answer: [Item], on number: Int) {
    if areInOrder != nil { return sortIn(answer, on: number) }
    replaceContents(answer)
    guard let index = index(ofNumber: number) else { return }
    loaded[index].lent.formUnion(answer.map(\.id).filter { homes[$0].map { $0 != number } ?? false })
    setItems(loaded[index].block.items + answer.filter { homes[$0.id] == nil }, at: index)
  }
}

extension Page {
  /// The items without those whose ids have come before.
  var distinctItems: [Item] {
    var ids = Set<Item.ID>(minimumCapacity: items.count)
    return items.filter { ids.insert($0.id).inserted }
  }
}

extension Pages {
  /// Renews a page in place: the source was asked for it again.
  ///
  /// * An item on a page in front keeps its place and gets the newer contents; one on a page behind moves
  ///   here.
  /// * Where the answer and what was here have items in common, news have pushed some out: those behind the
  ///   last common item stay, and so do the pages behind.
  /// * Where they have none, nobody knows what is between the answer and the pages behind, whatever their
  ///   keys: numbers stay the same when all items have moved. These pages are dropped, and come back when
  ///   they are wanted. Where one of them is in view, nothing changes: a later answer will do.
  /// * An answer without items that goes on with the page behind leaves that where it is.
  /// * If the answer is the last page, nothing stays behind it. An empty one without anything behind it
  ///   empties the list.
  /// * Where news after news have made a page greater than the window, it ends where the answer does.
  /// * In a timeline, items of the answer are sorted in, and none go, unless there is more between the answer
  ///   and all that is there: that is dropped, or nothing changes, as above.
  ///
  /// A page that is not there is added if it adjoins what is there; otherwise nothing changes.
  ///
  /// - Parameters:
  ///   - page: What the source has answered.
  ///   - key: What it was asked for.
  ///   - visible: The positions of the items in view, whose pages are not dropped.
  /// - Returns: What there is now.
  @discardableResult
  public mutating func renew(
    _ page: Page<Item, Key>, key: Key?, visible: Range<Int>? = nil
  ) -> MergeSummary<Key> {
    guard isLoaded else { return replaceAll(with: page, key: key) }
    guard let index = index(of: key) else {
      let direction = PageDirection.allCases.first { end($0) == .at(key) }
      return direction.map { add(page, key: key, $0, visible: visible) } ?? summary
    }
    let inView = visible.map { Set(items[$0.clamped(to: items.indices)].map(\.id)) } ?? []
    let answer = page.distinctItems
    let isDetached = isDetached(answer, page, at: index)
    guard !isDetached || !arePages(behind: index, among: inView) else { return summary }
    let newCount = answer.count { homes[$0.id] == nil }
    if isDetached { dropPages(behind: index) }
    if areInOrder == nil {
      replace(at: index, answer, page)
    } else {
      if isDetached { setItems([], at: index) }
      renewKeys(at: index, page, keepsNext: false)
      sortIn(answer, on: loaded[index].number)
    }
    renewCounts(at: index, page)
    dropPushedOut(at: index, behind: answer, page, except: inView)
    settle()
    return summary(newCount: newCount)
  }

  /// Puts an answer in place of the items of a page.
  private mutating func replace(at index: Int, _ answer: [Item], _ page: Page<Item, Key>) {
    let number = loaded[index].number
    replaceContents(answer.filter { homes[$0.id].map { $0 < number } ?? false })
    let own = answer.filter { homes[$0.id].map { $0 >= number } ?? true }
    let ids = Set(own.map(\.id))
    lend(own, to: index)
    loaded[index].lent = Set(answer.map(\.id).filter { !ids.contains($0) })
    var pushedOut: [Item] = []
    if page.next == nil {
      dropPages(behind: index)
    } else if let replaced = replacedCounts(by: own, at: index) {
      pushedOut = loaded[index].block.items[replaced.here...].filter { !ids.contains($0.id) }
      if replaced.behind > 0 {
        setItems(Array(loaded[index + 1].block.items[replaced.behind...]), at: index + 1)
      }
    }
    takeOut(own)
    setItems(own + pushedOut, at: index)
    renewKeys(at: index, page, keepsNext: !pushedOut.isEmpty)
  }

  /// Notes which items go from the pages behind one to that.
  private mutating func lend(_ items: [Item], to index: Int) {
    for item in items {
      if let home = home(of: item.id), home != index { loaded[home].lent.insert(item.id) }
    }
  }

  /// How many items of a page and of the one behind it an answer stands for: all up to the last one that they
  /// have in common.
  private func replacedCounts(by answer: [Item], at index: Int) -> (here: Int, behind: Int)? {
    let here = loaded[index].block
    let behind = index + 1 < loaded.count ? loaded[index + 1].block : nil
    for item in answer.reversed() {
      if let position = here.positions[item.id] { return (position + 1, 0) }
      if let position = behind?.positions[item.id] { return (here.count, position + 1) }
    }
    return nil
  }

  /// Whether nothing tells how the pages behind one continue an answer, though the source says that something
  /// does.
  private func isDetached(_ answer: [Item], _ page: Page<Item, Key>, at index: Int) -> Bool {
    guard page.next != nil else { return false }
    if areInOrder != nil { return index == 0 && !answer.isEmpty && isInFrontOfAll(answer) }
    if answer.isEmpty { return !isContinued(at: index, by: page) }
    let number = loaded[index].number
    return replacedCounts(by: answer.filter { homes[$0.id].map { $0 >= number } ?? true }, at: index) == nil
  }

  /// Whether the page behind one continues an answer without items as well.
  private func isContinued(at index: Int, by page: Page<Item, Key>) -> Bool {
    page.next == loaded[index].next || index + 1 < loaded.count && page.next == loaded[index + 1].key
  }

  /// Whether all items come before those of a timeline, which has some.
  private func isInFrontOfAll(_ answer: [Item]) -> Bool {
    guard let areInOrder, let first = items.first else { return false }
    return answer.allSatisfy { homes[$0.id] == nil && areInOrder($0, first) }
  }

  /// Whether some ids are those of items on the pages behind one.
  private func arePages(behind index: Int, among ids: Set<Item.ID>) -> Bool {
    guard !ids.isEmpty else { return false }
    return loaded[(index + 1)...].contains { page in page.block.items.contains { ids.contains($0.id) } }
  }

  /// Forgets the pages behind one.
  private mutating func dropPages(behind index: Int) {
    for behind in loaded.indices.dropFirst(index + 1) { setItems([], at: behind) }
    loaded.removeSubrange((index + 1)...)
    loaded[index].next = nil
    dropped[.next] = nil
    returning[.next] = nil
    countsBeyond[.next] = nil
  }

  /// Drops what news after news have pushed out of a page, with all that is behind it, where the page has
  /// outgrown the window: the source continues the answer itself.
  private mutating func dropPushedOut(
    at index: Int, behind answer: [Item], _ page: Page<Item, Key>, except inView: Set<Item.ID>
  ) {
    let block = loaded[index].block
    guard let maximumCount, block.count > max(maximumCount, Self.minimumPageCount * answer.count),
      page.next != nil, let last = answer.compactMap({ block.positions[$0.id] }).max()
    else { return }
    let rest = [block.items[(last + 1)...]] + loaded[(index + 1)...].map { $0.block.items[...] }
    guard !rest.joined().contains(where: { inView.contains($0.id) }) else { return }
    dropPages(behind: index)
    setItems(Array(block.items[...last]), at: index)
    loaded[index].next = page.next
    countBeyond(.next, page.itemsAfter)
  }

  /// Takes over what an answer says about the pages beside it, where they are not there.
  private mutating func renewKeys(at index: Int, _ page: Page<Item, Key>, keepsNext: Bool) {
    if index == loaded.count - 1, !keepsNext { loaded[index].next = page.next }
    if index == 0 { loaded[index].previous = page.previous }
  }

  /// Takes over how many items an answer says there are beyond the ends.
  private mutating func renewCounts(at index: Int, _ page: Page<Item, Key>) {
    if index == 0 { countBeyond(.previous, page.itemsBefore ?? countsBeyond[.previous]) }
    guard index == loaded.count - 1 else { return }
    let pushedOut = max(0, loaded[index].block.count - page.items.count)
    countBeyond(.next, page.itemsAfter.map { $0 - pushedOut } ?? countsBeyond[.next])
  }
}

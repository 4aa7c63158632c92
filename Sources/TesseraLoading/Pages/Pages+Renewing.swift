extension Pages {
  /// Renews a page in place, after the source has returned it again.
  ///
  /// * An item on an earlier page keeps its place and gets the new content. An item on a later page moves to
  ///   this one.
  /// * If the new page and the former one have items in common, new items have pushed others out: the items
  ///   after the last common one stay, and so do the later pages.
  /// * If they have none in common, the items between the new page and the later ones are unknown. The keys
  ///   cannot tell, because page numbers stay the same even if all items have moved. The later pages are
  ///   dropped, and loaded again when they are needed. If one of them is visible, nothing changes, and a
  ///   later renewal applies.
  /// * An empty page that continues with the page that follows it leaves that in place.
  /// * If the new page is the last one, all later pages are removed. An empty page without a next one empties
  ///   the list.
  /// * If repeated renewals have made a page larger than the window, the page is cut where the new items end.
  /// * In a timeline, the new items are sorted in, and none are removed, unless there is a gap between the
  ///   new page and all loaded items. In that case the loaded items are dropped, or nothing changes, as
  ///   above.
  ///
  /// A page that is not loaded is added if it adjoins the loaded ones. Otherwise nothing changes.
  ///
  /// - Parameters:
  ///   - page: The page that the source has returned.
  ///   - key: The key of the page.
  ///   - visible: The positions of the visible items, whose pages are not dropped.
  /// - Returns: A summary of the loaded pages.
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
    let received = page.distinctItems
    let isDetached = isDetached(received, page, at: index)
    guard !isDetached || !arePages(behind: index, among: inView) else { return summary }
    let newCount = received.count { pageNumberByID[$0.id] == nil }
    if isDetached { dropPages(behind: index) }
    if areInIncreasingOrder == nil {
      replace(at: index, received, page)
    } else {
      if isDetached { setItems([], at: index) }
      renewKeys(at: index, page, keepsNext: false)
      sortIn(received, on: loaded[index].number)
    }
    renewCounts(at: index, page)
    dropPushedOut(at: index, behind: received, page, except: inView)
    updateItems()
    return summary(newCount: newCount)
  }

  private mutating func replace(at index: Int, _ received: [Item], _ page: Page<Item, Key>) {
    let number = loaded[index].number
    replaceContents(received.filter { pageNumberByID[$0.id].map { $0 < number } ?? false })
    let own = received.filter { pageNumberByID[$0.id].map { $0 >= number } ?? true }
    let ids = Set(own.map(\.id))
    recordMovedItems(own, to: index)
    loaded[index].idsOnOtherPages = Set(received.map(\.id).filter { !ids.contains($0) })
    var pushedOut: [Item] = []
    if page.next == nil {
      dropPages(behind: index)
    } else if let replaced = replacedCounts(by: own, at: index) {
      pushedOut = loaded[index].block.items[replaced.here...].filter { !ids.contains($0.id) }
      if replaced.behind > 0 {
        setItems(Array(loaded[index + 1].block.items[replaced.behind...]), at: index + 1)
      }
    }
    removeItems(own)
    setItems(own + pushedOut, at: index)
    renewKeys(at: index, page, keepsNext: !pushedOut.isEmpty)
  }

  /// Records the items that move from other pages to one.
  private mutating func recordMovedItems(_ items: [Item], to index: Int) {
    for item in items {
      if let pageIndex = pageIndex(of: item.id), pageIndex != index {
        loaded[pageIndex].idsOnOtherPages.insert(item.id)
      }
    }
  }

  /// Returns the numbers of items that new items replace in a page and in the one after it, up to the last
  /// common item; `nil` if none is common.
  private func replacedCounts(by received: [Item], at index: Int) -> (here: Int, behind: Int)? {
    let here = loaded[index].block
    let behind = index + 1 < loaded.count ? loaded[index + 1].block : nil
    for item in received.reversed() {
      if let position = here.positions[item.id] { return (position + 1, 0) }
      if let position = behind?.positions[item.id] { return (here.count, position + 1) }
    }
    return nil
  }

  /// Returns whether the connection between a new page and the later pages is unknown, although the source
  /// says that there are more.
  private func isDetached(_ received: [Item], _ page: Page<Item, Key>, at index: Int) -> Bool {
    guard page.next != nil else { return false }
    if areInIncreasingOrder != nil { return index == 0 && !received.isEmpty && precedesAllItems(received) }
    if received.isEmpty { return !isContinued(at: index, by: page) }
    let number = loaded[index].number
    return replacedCounts(
      by: received.filter { pageNumberByID[$0.id].map { $0 >= number } ?? true }, at: index)
      == nil
  }

  /// Returns whether an empty page is continued by the page that follows it.
  private func isContinued(at index: Int, by page: Page<Item, Key>) -> Bool {
    page.next == loaded[index].next || index + 1 < loaded.count && page.next == loaded[index + 1].key
  }

  /// Returns whether all items of a new page are new and come before those of the timeline.
  private func precedesAllItems(_ received: [Item]) -> Bool {
    guard let areInIncreasingOrder, let first = items.first else { return false }
    return received.allSatisfy { pageNumberByID[$0.id] == nil && areInIncreasingOrder($0, first) }
  }

  /// Returns whether any item with one of the ids is on a later page.
  private func arePages(behind index: Int, among ids: Set<Item.ID>) -> Bool {
    guard !ids.isEmpty else { return false }
    return loaded[(index + 1)...].contains { page in page.block.items.contains { ids.contains($0.id) } }
  }

  private mutating func dropPages(behind index: Int) {
    for behind in loaded.indices.dropFirst(index + 1) { setItems([], at: behind) }
    loaded.removeSubrange((index + 1)...)
    loaded[index].next = nil
    dropped[.next] = nil
    stashed[.next] = nil
    countsBeyond[.next] = nil
  }

  /// Drops the items that repeated renewals have pushed out of a page, and all later pages, if the page
  /// exceeds the window. The source continues after the new items.
  private mutating func dropPushedOut(
    at index: Int, behind received: [Item], _ page: Page<Item, Key>, except inView: Set<Item.ID>
  ) {
    let block = loaded[index].block
    guard let maximumCount, block.count > max(maximumCount, Self.minimumPageCount * received.count),
      page.next != nil, let last = received.compactMap({ block.positions[$0.id] }).max()
    else { return }
    let rest = [block.items[(last + 1)...]] + loaded[(index + 1)...].map { $0.block.items[...] }
    guard !rest.joined().contains(where: { inView.contains($0.id) }) else { return }
    dropPages(behind: index)
    setItems(Array(block.items[...last]), at: index)
    loaded[index].next = page.next
    countBeyond(.next, page.itemsAfter)
  }

  /// Takes over the keys of the adjacent pages that are not loaded.
  private mutating func renewKeys(at index: Int, _ page: Page<Item, Key>, keepsNext: Bool) {
    if index == loaded.count - 1, !keepsNext { loaded[index].next = page.next }
    if index == 0 { loaded[index].previous = page.previous }
  }

  /// Takes over the numbers of items beyond the ends.
  private mutating func renewCounts(at index: Int, _ page: Page<Item, Key>) {
    if index == 0 { countBeyond(.previous, page.itemsBefore ?? countsBeyond[.previous]) }
    guard index == loaded.count - 1 else { return }
    let pushedOut = max(0, loaded[index].block.count - page.items.count)
    countBeyond(.next, page.itemsAfter.map { $0 - pushedOut } ?? countsBeyond[.next])
  }
}

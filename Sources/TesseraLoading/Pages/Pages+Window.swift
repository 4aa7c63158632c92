extension Pages {
  /// The number of pages that are always kept.
  static var minimumPageCount: Int { 3 }

  /// Returns the range of the numbers of the pages that have items at some positions.
  func pages(around positions: Range<Int>?) -> ClosedRange<Int>? {
    guard let positions = positions?.clamped(to: 0..<count), !positions.isEmpty else { return nil }
    guard let first = pageNumberByID[items[positions.lowerBound].id],
      let last = pageNumberByID[items[positions.upperBound - 1].id]
    else { return nil }
    return min(first, last)...max(first, last)
  }

  /// Returns whether the window would keep another page at an end: it has few items, the page would push out
  /// one that is not visible, or the end itself is visible.
  ///
  /// - Parameter positions: The positions of the items whose pages are not dropped.
  func hasRoom(at direction: PageDirection, keeping positions: Range<Int>?) -> Bool {
    guard let maximumCount, count >= maximumCount, loaded.count >= Self.minimumPageCount else { return true }
    guard let kept = pages(around: positions), let first = loaded.first, let last = loaded.last else {
      return true
    }
    let (end, other) = direction == .next ? (last.number, first.number) : (first.number, last.number)
    return kept.contains(end) || !kept.contains(other)
  }

  /// Drops pages at the other end while there are too many items.
  mutating func dropPages(awayFrom direction: PageDirection, except inView: ClosedRange<Int>?) {
    guard let maximumCount else { return }
    let end: PageDirection = direction == .next ? .previous : .next
    while pageNumberByID.count > maximumCount, loaded.count > Self.minimumPageCount {
      let index = end == .next ? loaded.count - 1 : 0
      if let inView, inView.contains(loaded[index].number) { return }
      dropPage(at: index, end)
    }
  }

  func edgePage(at end: PageDirection) -> Int? { (end == .next ? loaded.last : loaded.first)?.number }

  /// Drops a page at an end, so that it returns when it is needed.
  private mutating func dropPage(at index: Int, _ end: PageDirection) {
    let oldCount = pageNumberByID.count
    let items = loaded[index].block.items
    setItems([], at: index)
    let page = loaded.remove(at: index)
    reassignItems(items, from: end)
    discardStashedPage(end)
    let neighbor = end == .next ? loaded.last : loaded.first
    if neighbor?.neighbor(end) == nil {
      // No loaded page has its key.
      dropped[end, default: []].append(page.key)
    } else {
      dropped[end] = nil
    }
    countBeyond(end, countsBeyond[end].map { $0 + oldCount - pageNumberByID.count })
  }

  /// Keeps the items of a dropped page that the source returned with other pages as well, because nothing
  /// else would bring them back. An item of several pages stays on the nearest one, in order.
  private mutating func reassignItems(_ items: [Item], from end: PageDirection) {
    let last = loaded.count - 1
    for index in loaded.indices.map({ end == .next ? last - $0 : $0 })
    where !loaded[index].idsOnOtherPages.isEmpty {
      let idsOnOtherPages = loaded[index].idsOnOtherPages
      let own = items.filter { idsOnOtherPages.contains($0.id) && pageNumberByID[$0.id] == nil }
      guard !own.isEmpty else { continue }
      loaded[index].idsOnOtherPages.subtract(own.map(\.id))
      let others = loaded[index].block.items
      setItems(end == .next ? others + own : own + others, at: index)
    }
  }

  /// Records the number of items beyond an end.
  mutating func countBeyond(_ direction: PageDirection, _ count: Int?) {
    // Items that cannot be loaded do not count. The limit keeps sums from overflowing.
    let limit = end(direction) == .ended ? 0 : Int.max / 4
    countsBeyond[direction] = count.map { min(max($0, 0), limit) }
  }
}

extension Pages {
  /// How many pages are always kept.
  static var minimumPageCount: Int { 3 }

  /// The numbers of the pages from the first to the last one that have items at some positions.
  func pages(around positions: Range<Int>?) -> ClosedRange<Int>? {
    guard let positions = positions?.clamped(to: 0..<count), !positions.isEmpty else { return nil }
    guard let first = homes[items[positions.lowerBound].id],
      let last = homes[items[positions.upperBound - 1].id]
    else { return nil }
    return min(first, last)...max(first, last)
  }

  /// Whether another page at an end would be kept within the window: there are few items still, or it pushes out a
  /// page that nobody looks at, or the end itself is looked at.
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

  /// Drops pages at the other end, as far as there are too many items.
  mutating func dropPages(awayFrom direction: PageDirection, except inView: ClosedRange<Int>?) {
    guard let maximumCount else { return }
    let end: PageDirection = direction == .next ? .previous : .next
    while homes.count > maximumCount, loaded.count > Self.minimumPageCount {
      let index = end == .next ? loaded.count - 1 : 0
      if let inView, inView.contains(loaded[index].number) { return }
      dropPage(at: index, end)
    }
  }

  /// The number of the page at an end.
  func edgePage(at end: PageDirection) -> Int? { (end == .next ? loaded.last : loaded.first)?.number }

  /// Drops a page at an end, so that it comes back when it is wanted.
  private mutating func dropPage(at index: Int, _ end: PageDirection) {
    let oldCount = homes.count
    let items = loaded[index].block.items
    setItems([], at: index)
    let page = loaded.remove(at: index)
    giveBack(items, from: end)
    forgetReturning(end)
    let neighbour = end == .next ? loaded.last : loaded.first
    if neighbour?.neighbour(end) == nil {
      // No other page names it.
      dropped[end, default: []].append(page.key)
    } else {
      dropped[end] = nil
    }
    countBeyond(end, countsBeyond[end].map { $0 + oldCount - homes.count })
  }

  /// Keeps those items of a page that is dropped that come with other pages: nothing else brings them back. Where
  /// they come with several, they stay in order on the nearest one.
  private mutating func giveBack(_ items: [Item], from end: PageDirection) {
    let last = loaded.count - 1
    for index in loaded.indices.map({ end == .next ? last - $0 : $0 }) where !loaded[index].lent.isEmpty {
      let lent = loaded[index].lent
      let own = items.filter { lent.contains($0.id) && homes[$0.id] == nil }
      guard !own.isEmpty else { continue }
      loaded[index].lent.subtract(own.map(\.id))
      let others = loaded[index].block.items
      setItems(end == .next ? others + own : own + others, at: index)
    }
  }

  /// Notes how many items there are beyond an end.
  mutating func countBeyond(_ direction: PageDirection, _ count: Int?) {
    // What nothing tells how to load is not there; and sums of counts stay numbers.
    let limit = end(direction) == .ended ? 0 : Int.max / 4
    countsBeyond[direction] = count.map { min(max($0, 0), limit) }
  }
}

// Pages that come and go, found at the end of a transaction.

extension Engine {
  /// Finds out which pages are seen, and which one is selected.
  ///
  /// - Complexity: O(1) where the content does not snap; else O(log *n*) frames for *n* pages.
  func followPages() -> [PageEvent] {
    guard busy.contains(.paging), isSnapping || paging.lifecycle.state != .empty || paging.told != nil else {
      return []
    }
    let (old, spot) = (paging.spot, spot)
    paging.seen = (spot.map { Array($0.pages) } ?? []).map { position in
      let path = paging.pages[position]
      return (path, pageKey(at: path))
    }
    paging.spot = spot
    var keys = paging.seen.map { $0.key }
    if let old, let spot, spot.value < old.value { keys.reverse() }
    var lifecycle = paging.lifecycle
    let events = lifecycle.advance(seen: keys, isAtRest: isResting)
    paging.lifecycle = lifecycle
    for event in events { tell(event) }
    if isResting { followSelectedPage() }
    return events
  }

  /// At rest the page that is seen is the selected one. While nothing can be seen it stays what it was.
  private func followSelectedPage() {
    if isSnapping, !isShowing { return }
    paging.selected = paging.seen.first.flatMap { page in
      paging.pages.position(of: page.path).map { SelectedPage(key: page.key, position: $0) }
    }
    guard paging.told != paging.selected?.key else { return }
    paging.told = paging.selected?.key
    let selected = paging.selected
    for handler in snapshot.paging.onPage { events.append(.call { handler(selected) }) }
  }

  private func tell(_ event: PageEvent) {
    for handler in snapshot.paging.onPageEvent { events.append(.call { handler(event) }) }
  }
}

// Pages that were dropped and that no other page names come back by their own keys. What has come to the source
// since can be more than such a page holds: then it does not reach what is there, and what is between is loaded
// before it is put there.

/// A page that comes back and does not reach what is there yet.
struct ReturningPage<Item: Identifiable & Sendable, Key: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  let page: Page<Item, Key>
  let key: Key?
}

extension Pages {
  /// The key of the page between those that come back at an end and what is there; nil: none comes back.
  func keyOfGap(_ direction: PageDirection) -> Key? {
    returning[direction]?.last?.page.neighbour(direction.opposite)
  }

  /// Keeps a page that has come back by its own key until the pages between it and what is there have come.
  ///
  /// - Returns: Whether there are such pages.
  mutating func holdBack(_ page: Page<Item, Key>, key: Key?, _ direction: PageDirection) -> Bool {
    let edge = direction == .next ? loaded.last : loaded.first
    guard edge?.neighbour(direction) == nil, !reachesWhatIsThere(page, key: key, direction) else {
      return false
    }
    if returning[direction] == nil { dropped[direction]?.removeLast() }
    returning[direction, default: []].append(ReturningPage(page: page, key: key))
    return true
  }

  /// The pages that have come back at an end, the nearest one first: they wait no longer.
  mutating func takeReturning(_ direction: PageDirection) -> [ReturningPage<Item, Key>] {
    returning.removeValue(forKey: direction)?.reversed() ?? []
  }

  /// Forgets what has come back at an end: it is loaded again when it is wanted.
  mutating func forgetReturning(_ direction: PageDirection) {
    if let farthest = returning.removeValue(forKey: direction)?.first {
      dropped[direction, default: []].append(farthest.key)
    }
  }

  /// Whether nothing is between a page and what is there, or nothing tells what: then it is put there as it is.
  private func reachesWhatIsThere(
    _ page: Page<Item, Key>, key: Key?, _ direction: PageDirection
  ) -> Bool {
    let more = page.neighbour(direction.opposite)
    guard let more, more != key, index(of: more) == nil else { return true }
    let isKnown = returning[direction]?.contains { $0.key == more } ?? false
    return isKnown || page.items.contains { homes[$0.id] != nil }
  }
}

// Dropped pages whose key no loaded page has return by their own keys. If the source has gained more items
// since than such a page holds, the page does not reach the loaded ones. The gap is then loaded before the
// page is added.

/// A page that has returned but does not reach the loaded pages yet.
struct StashedPage<Item: Identifiable & Sendable, Key: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  let page: Page<Item, Key>
  let key: Key?
}

extension Pages {
  /// Returns the key of the page between the stashed pages at an end and the loaded ones; `nil` if no page is
  /// stashed.
  func keyOfGap(_ direction: PageDirection) -> Key? {
    stashed[direction]?.last?.page.neighbor(direction.opposite)
  }

  /// Stashes a page that has returned by its own key until the gap to the loaded pages is filled. Returns
  /// `false` if there is no gap.
  mutating func stashPage(_ page: Page<Item, Key>, key: Key?, _ direction: PageDirection) -> Bool {
    let edge = direction == .next ? loaded.last : loaded.first
    guard edge?.neighbor(direction) == nil, !adjoinsLoadedPages(page, key: key, direction) else {
      return false
    }
    if stashed[direction] == nil { dropped[direction]?.removeLast() }
    stashed[direction, default: []].append(StashedPage(page: page, key: key))
    return true
  }

  /// Returns the stashed pages at an end, the nearest one first, and removes them from the stash.
  mutating func takeStashedPage(_ direction: PageDirection) -> [StashedPage<Item, Key>] {
    stashed.removeValue(forKey: direction)?.reversed() ?? []
  }

  /// Drops the stashed pages at an end. They are loaded again when they are needed.
  mutating func discardStashedPage(_ direction: PageDirection) {
    if let farthest = stashed.removeValue(forKey: direction)?.first {
      dropped[direction, default: []].append(farthest.key)
    }
  }

  /// Returns whether a page has no known gap to the loaded pages, so that it can be added as it is.
  private func adjoinsLoadedPages(
    _ page: Page<Item, Key>, key: Key?, _ direction: PageDirection
  ) -> Bool {
    let more = page.neighbor(direction.opposite)
    guard let more, more != key, index(of: more) == nil else { return true }
    let isKnown = stashed[direction]?.contains { $0.key == more } ?? false
    return isKnown || page.items.contains { pageNumberByID[$0.id] != nil }
  }
}

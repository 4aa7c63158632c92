@_spi(Behaviors) import TesseraKernel

// Revealing: expanding the ancestors of an item.

extension OutlineTree {
  /// Expands the ancestors of an item. Returns `false` if the item is neither known nor found.
  func reveal(_ id: ItemID) -> Bool {
    revealing = []
    guard let item = items[id] ?? found(id) else {
      report(.unknownNode(id))
      return false
    }
    var around: [OutlineItem] = []
    while let parent = (around.last ?? item).parent { around.append(parent) }
    // The innermost first: the rows are then made once, when the outermost one expands.
    for parent in around { expand(parent) }
    onReveal(id)
    return true
  }

  /// Expands the items on the path to an item, and loads their children as needed.
  func reveal(along path: [ItemID]) {
    revealing = path
    continueRevealing()
  }

  /// Continues revealing, as far as items are known.
  func continueRevealing() {
    while let id = revealing.first {
      guard let item = items[id] else {
        revealing = []
        return report(.unknownNode(id))
      }
      guard revealing.count > 1 else {
        revealing = []
        return onReveal(id)
      }
      let rest = revealing
      expand(item)
      // Collapsed siblings clear the path, which is still to be revealed.
      revealing = rest
      guard isOpen(item) else {
        revealing = []
        return report(.unknownNode(rest[1]))
      }
      if children[id] == nil {
        if source.isLoading { return }
        findChildren(of: item)
      }
      revealing.removeFirst()
    }
  }

  /// Searches an unknown item in the children that are available at once, level by level.
  private func found(_ id: ItemID) -> OutlineItem? {
    guard !source.isLoading else { return nil }
    var work = (children[nil] ?? [])[...]
    for _ in 0..<max(0, policy.expansionLimit) {
      guard let item = work.popFirst() else { return nil }
      if isExpandable(item), children[item.id] == nil { findChildren(of: item) }
      if let found = items[id] { return found }
      work += children[item.id] ?? []
    }
    return nil
  }
}

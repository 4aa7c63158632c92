@_spi(Behaviors) import TesseraKernel

// Revealing: expanding what is around an item.

extension OutlineTree {
  /// Expands what is around an item; whether it is known, or could be found.
  func reveal(_ id: ItemID) -> Bool {
    revealing = []
    guard let item = items[id] ?? found(id) else {
      report(.unknownNode(id))
      return false
    }
    var around: [OutlineItem] = []
    while let parent = (around.last ?? item).parent { around.append(parent) }
    // The innermost first: rows are made once, when the outermost one opens.
    for parent in around { expand(parent) }
    onReveal(id)
    return true
  }

  /// Expands what leads to an item, and loads it where that has to be.
  func reveal(along path: [ItemID]) {
    revealing = path
    continueRevealing()
  }

  /// Goes on with what is to be revealed, as far as it is known.
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
      // Others beside it have been collapsed perhaps, but it is still to be revealed.
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

  /// Looks for an item that is not known yet in what is known at once, level by level.
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

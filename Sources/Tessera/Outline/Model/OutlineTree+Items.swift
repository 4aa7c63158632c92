// The known items: ids are unique, and children keep their identity when they are read again.

extension OutlineTree {
  /// Sets the children of an item, or the roots for `nil`.
  ///
  /// Children with the same ids remain the same items, with the children that were loaded for them. Children
  /// that are part of a node are read from the new node.
  func setChildren(_ fresh: [OutlineItem], of parent: OutlineItem?) {
    guard let old = children[parent?.id], !old.isEmpty else { return setFirstChildren(fresh, of: parent) }
    // This comes first, so that a node that has moved does not count as a duplicate.
    if !source.isLoading { for item in old { forgetChildren(of: item) } }
    take(fresh, inPlaceOf: old, of: parent)
  }

  /// Sets children where there were none.
  private func setFirstChildren(_ fresh: [OutlineItem], of parent: OutlineItem?) {
    for item in items.insert(contentsOf: fresh) { registerDuplicate(item) }
    children[parent?.id] = fresh
    registerExpanded(fresh, of: parent)
  }

  private func take(_ fresh: [OutlineItem], inPlaceOf old: [OutlineItem], of parent: OutlineItem?) {
    var candidates: [ItemID: [OutlineItem]] = [:]
    for item in old.reversed() { candidates[item.dataID, default: []].append(item) }
    let isNew = fresh.map { item in
      guard let before = candidates[item.id]?.popLast() else { return true }
      replace(before, with: item)
      return false
    }
    for items in candidates.values { for item in items { forget(item) } }
    let added = zip(fresh, isNew).filter { $0.1 }.map { $0.0 }
    for item in items.insert(contentsOf: added) { registerDuplicate(item) }
    children[parent?.id] = fresh
    registerExpanded(fresh, of: parent)
  }

  /// Replaces an item by another one with the same id.
  private func replace(_ old: OutlineItem, with item: OutlineItem) {
    item.id = old.id
    item.isDuplicate = old.isDuplicate
    items.replace(with: item)
    if item.isDuplicate, isCycle(item) { item.knownExpandability = false }
    for child in children[item.id] ?? [] { child.parent = item }
  }

  /// Records which of some children are expanded.
  private func registerExpanded(_ items: [OutlineItem], of parent: OutlineItem?) {
    if expanded.isEmpty { return }
    // Iterates over the smaller set.
    var open: Set<ItemID> = []
    if expanded.count < items.count {
      for id in expanded { if let item = self.items[id], item.parent === parent { open.insert(id) } }
    } else {
      for item in items where expanded.contains(item.id) { open.insert(item.id) }
    }
    expandedChildren[parent?.id] = open
  }

  /// Gives an item an id of its own because another one has its id.
  private func registerDuplicate(_ item: OutlineItem) {
    let id = item.id
    occurrences[id, default: 0] += 1
    item.id = ItemID(OutlineRowID(kind: .occurrence(occurrences[id] ?? 0), of: id))
    item.isDuplicate = true
    items.replace(with: item)
    if isCycle(item) {
      item.knownExpandability = false
      report(.cycle(id))
    } else {
      report(.duplicateNode(id))
    }
  }

  /// Returns whether an item is inside a node with the same id.
  private func isCycle(_ item: OutlineItem) -> Bool {
    let id = item.dataID
    var around = item.parent
    while let parent = around {
      if parent.dataID == id { return true }
      around = parent.parent
    }
    return false
  }

  /// Forgets an item and everything known inside it, but not which nodes were expanded.
  private func forget(_ item: OutlineItem) {
    var work = [item]
    while let item = work.popLast() {
      items.remove(item.id)
      work += children.removeValue(forKey: item.id) ?? []
      expandedChildren[item.id] = nil
      collapsingSiblings[item.id] = nil
      failures[item.id] = nil
      cancelLoad(of: item.id)
    }
  }

  func forgetChildren(of item: OutlineItem) {
    for child in children.removeValue(forKey: item.id) ?? [] { forget(child) }
    expandedChildren[item.id] = nil
  }
}

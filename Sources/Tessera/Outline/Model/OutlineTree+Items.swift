// Which items there are: each id once, and children that keep their identity when they are read again.

extension OutlineTree {
  /// Takes other children of an item; nil: other roots.
  ///
  /// Those with the same ids stay the same items, with all that is known about them.
  func setChildren(_ fresh: [OutlineItem], of parent: OutlineItem?) {
    var work: [(fresh: [OutlineItem], parent: OutlineItem?)] = [(fresh, parent)]
    while let (fresh, parent) = work.popLast() {
      guard let old = children[parent?.id], !old.isEmpty else {
        adopt(fresh, of: parent)
        continue
      }
      // What was loaded stays; what a node says about its children, a new node says anew.
      for item in take(fresh, inPlaceOf: old, of: parent) where !source.isLoading && children[item.id] != nil {
        if isOpen(item), let found = source.children(of: item) {
          work.append((found, item))
        } else {
          forgetChildren(of: item)
        }
      }
    }
  }

  /// Takes children where there were none.
  private func adopt(_ fresh: [OutlineItem], of parent: OutlineItem?) {
    if parent == nil { items.reserveCapacity(fresh.count) }
    for item in fresh { register(item) }
    children[parent?.id] = fresh
    noteExpanded(fresh, of: parent)
  }

  /// Takes children in place of others.
  ///
  /// - Returns: Those that were there before.
  private func take(
    _ fresh: [OutlineItem], inPlaceOf old: [OutlineItem], of parent: OutlineItem?
  ) -> [OutlineItem] {
    var candidates: [ItemID: [OutlineItem]] = [:]
    for item in old.reversed() { candidates[item.dataID, default: []].append(item) }
    var kept: [OutlineItem] = []
    var isNew: [Bool] = []
    for item in fresh {
      let before = candidates[item.id]?.popLast()
      isNew.append(before == nil)
      guard let before else { continue }
      replace(before, with: item)
      kept.append(item)
    }
    for items in candidates.values { for item in items { forget(item) } }
    for (item, isNew) in zip(fresh, isNew) where isNew { register(item) }
    children[parent?.id] = fresh
    noteExpanded(fresh, of: parent)
    return kept
  }

  /// Lets an item take the place of another one with the same id.
  private func replace(_ old: OutlineItem, with item: OutlineItem) {
    item.id = old.id
    item.isDuplicate = old.isDuplicate
    items[item.id] = item
    if item.isDuplicate, isCycle(item) { item.knownExpandability = false }
    for child in children[item.id] ?? [] { child.parent = item }
  }

  /// Notes which of some children are expanded.
  private func noteExpanded(_ items: [OutlineItem], of parent: OutlineItem?) {
    if expanded.isEmpty { return }
    var open: Set<ItemID> = []
    for item in items where expanded.contains(item.id) { open.insert(item.id) }
    expandedChildren[parent?.id] = open
  }

  /// Gives an item an id of its own.
  private func register(_ item: OutlineItem) {
    guard let other = items.updateValue(item, forKey: item.id) else { return }
    let id = item.id
    items[id] = other
    occurrences[id, default: 0] += 1
    item.id = ItemID(OutlineRowID(kind: .occurrence(occurrences[id] ?? 0), of: id))
    item.isDuplicate = true
    items[item.id] = item
    if isCycle(item) {
      item.knownExpandability = false
      report(.cycle(id))
    } else {
      report(.duplicateNode(id))
    }
  }

  /// Whether an item is inside a node with the same id.
  private func isCycle(_ item: OutlineItem) -> Bool {
    let id = item.dataID
    var around = item.parent
    while let parent = around {
      if parent.dataID == id { return true }
      around = parent.parent
    }
    return false
  }

  /// Forgets an item and everything inside it, as far as it is known; what was expanded stays noted.
  private func forget(_ item: OutlineItem) {
    var work = [item]
    while let item = work.popLast() {
      items[item.id] = nil
      work += children.removeValue(forKey: item.id) ?? []
      expandedChildren[item.id] = nil
      failures[item.id] = nil
      cancelLoad(of: item.id)
    }
  }

  /// Forgets the children of an item.
  func forgetChildren(of item: OutlineItem) {
    for child in children.removeValue(forKey: item.id) ?? [] { forget(child) }
    expandedChildren[item.id] = nil
  }
}

@_spi(Behaviors) import TesseraKernel

// Expanding and collapsing.

extension OutlineTree {
  /// Expands an item, and collapses its siblings if the policy says so.
  func expand(_ item: OutlineItem) {
    guard !expanded.contains(item.id) else { return }
    let found = resolveExpandability(of: item)
    guard isExpandable(item) else { return }
    if policy.collapsesOthers { collapseSiblings(for: item, hasChildren: hasChildren(item, found)) }
    recordExpansion(item, isExpanded: true)
    guard isVisible(item) else { return }
    if let found, children[item.id] == nil { setChildren(found, of: item) }
    // It was one row so far.
    let position = position(of: item)
    updateRows(item, in: position..<position + 1)
  }

  /// Returns the children of an item if they determine whether it can be expanded: they are queried once.
  private func resolveExpandability(of item: OutlineItem) -> [OutlineItem]? {
    guard item.knownExpandability == nil, item.placeholder == nil, source.isExpandableByChildren,
      item.level < Self.levelLimit
    else { return nil }
    let found = source.childrenForExpandability(of: item)
    item.knownExpandability = found != nil
    return found
  }

  /// Returns whether an item has children; `nil` if they have to be loaded first.
  private func hasChildren(_ item: OutlineItem, _ found: [OutlineItem]?) -> Bool? {
    if children[item.id] == nil {
      if let found { return !found.isEmpty }
      if source.isLoading { return nil }
      findChildren(of: item)
    }
    return children[item.id].map { !$0.isEmpty }
  }

  /// Collapses the siblings of an item that is about to be expanded, if it has children. If that is unknown,
  /// the siblings are recorded, and collapse when its first child has been loaded.
  private func collapseSiblings(for item: OutlineItem, hasChildren: Bool?) {
    for id in collapsingSiblings.keys { collapsingSiblings[id]?.remove(item.id) }
    let siblings = expandedChildren[item.parent?.id] ?? []
    if hasChildren == nil { collapsingSiblings[item.id] = siblings }
    if hasChildren == true { collapse(siblings) }
  }

  /// Collapses the recorded siblings once the children of an item were loaded, if they still are siblings.
  func collapseSiblings(forChildrenOf item: OutlineItem) {
    guard let siblings = collapsingSiblings.removeValue(forKey: item.id), children[item.id]?.isEmpty == false
    else {
      return
    }
    // Collapsing must not cancel revealing.
    let rest = revealing
    collapse(siblings.filter { items[$0]?.parent?.id == item.parent?.id })
    revealing = rest
  }

  /// Collapses items, the last one first.
  private func collapse(_ ids: Set<ItemID>) {
    for item in ids.compactMap({ items[$0] }).sorted(by: { $0.index > $1.index }) { collapse(item) }
  }

  /// Expands exactly these items, whether they are known or not. O(*n*) for *n* rows.
  func setExpanded(_ ids: Set<ItemID>) {
    guard ids != expanded else { return }
    for id in ids.subtracting(expanded) where children[id] == nil { failures[id] = nil }
    expanded = ids
    (revealing, collapsingSiblings, expandedChildren) = ([], [:], [:])
    for id in ids {
      if let item = items[id] { expandedChildren[item.parent?.id, default: []].insert(id) }
    }
    if policy.cancelsOnCollapse {
      for id in loads.keys {
        if let item = items[id], !isOpen(item) || !isVisible(item) { cancelLoad(of: id) }
      }
    }
    updateAllRows()
  }

  func collapse(_ item: OutlineItem) {
    guard expanded.contains(item.id) else { return }
    let extent = isOpen(item) && isVisible(item) ? extent(of: item) : nil
    recordExpansion(item, isExpanded: false)
    collapsingSiblings[item.id] = nil
    if !policy.remembersNested { forgetExpanded(inside: item) }
    if policy.cancelsOnCollapse { cancelLoads(inside: item) }
    if let extent { updateRows(item, in: extent) }
  }

  func toggle(_ item: OutlineItem) {
    if expanded.contains(item.id) { collapse(item) } else { expand(item) }
  }

  /// Expands everything inside an item that is known or available at once; with `nil`, inside the outline.
  ///
  /// - Parameter level: The level from which on nothing is expanded; `nil` for no limit.
  func expandAll(inside item: OutlineItem?, toLevel level: Int?) {
    let extent = item.flatMap { isVisible($0) ? self.extent(of: $0) : nil }
    var level = level ?? .max
    var work = (item.map { [$0] } ?? children[nil] ?? [])[...]
    var count = 0
    while let item = work.popFirst() {
      guard item.level < level, isExpandable(item) else { continue }
      if count >= policy.expansionLimit {
        report(.tooManyNodes(count))
        level = 0
        continue
      }
      count += 1
      recordExpansion(item, isExpanded: true)
      if children[item.id] == nil, !source.isLoading { findChildren(of: item) }
      work += children[item.id] ?? []
    }
    guard count > 0 else { return }
    if let item {
      if let extent { updateRows(item, in: extent) }
    } else {
      updateAllRows()
    }
  }

  /// Collapses everything, and forgets the expanded items.
  func collapseAll() {
    let open = (expandedChildren[nil] ?? []).compactMap { items[$0] }
    for item in open { collapse(item) }
    expanded = []
    (expandedChildren, collapsingSiblings) = ([:], [:])
    if policy.cancelsOnCollapse { for id in loads.keys where children[id] == nil { cancelLoad(of: id) } }
  }

  private func recordExpansion(_ item: OutlineItem, isExpanded: Bool) {
    if isExpanded {
      guard expanded.insert(item.id).inserted else { return }
      expandedChildren[item.parent?.id, default: []].insert(item.id)
      // Expanding a failed item again retries the load.
      if children[item.id] == nil { failures[item.id] = nil }
    } else {
      expanded.remove(item.id)
      expandedChildren[item.parent?.id]?.remove(item.id)
      revealing = []
    }
  }

  private func forgetExpanded(inside item: OutlineItem) {
    var work = [item.id]
    while let id = work.popLast() {
      for child in expandedChildren.removeValue(forKey: id) ?? [] {
        expanded.remove(child)
        work.append(child)
      }
    }
  }
}

@_spi(Behaviors) import TesseraKernel

// Expanding and collapsing.

extension OutlineTree {
  /// Expands an item, and collapses those beside it where the policy says so.
  func expand(_ item: OutlineItem) {
    guard !expanded.contains(item.id) else { return }
    let found = childrenThatTell(whetherExpandable: item)
    guard isExpandable(item) else { return }
    if policy.collapsesOthers { makeRoom(for: item, hasChildren: hasChildren(item, found)) }
    note(item, isExpanded: true)
    guard isVisible(item) else { return }
    if let found, children[item.id] == nil { setChildren(found, of: item) }
    // So far it was one row.
    let position = position(of: item)
    showAgain(item, in: position..<position + 1)
  }

  /// The children of an item, where only asking for them tells whether it can be expanded: none is asked for twice.
  private func childrenThatTell(whetherExpandable item: OutlineItem) -> [OutlineItem]? {
    guard item.knownExpandability == nil, item.placeholder == nil, source.isExpandableByChildren,
      item.level < Self.levelLimit
    else { return nil }
    let found = source.tellingChildren(of: item)
    item.knownExpandability = found != nil
    return found
  }

  /// Whether an item has children; nil where they have to be loaded first.
  private func hasChildren(_ item: OutlineItem, _ found: [OutlineItem]?) -> Bool? {
    if children[item.id] == nil {
      if let found { return !found.isEmpty }
      if source.isLoading { return nil }
      findChildren(of: item)
    }
    return children[item.id].map { !$0.isEmpty }
  }

  /// Collapses the siblings of an item that is about to be expanded, if it has children. Where that is not known yet, they
  /// are noted, and collapse when its first child has come.
  private func makeRoom(for item: OutlineItem, hasChildren: Bool?) {
    for id in givingWay.keys { givingWay[id]?.remove(item.id) }
    let siblings = expandedChildren[item.parent?.id] ?? []
    if hasChildren == nil { givingWay[item.id] = siblings }
    if hasChildren == true { collapse(siblings) }
  }

  /// Collapses what has waited for the children of an item, now that these have come, and is still beside it.
  func makeRoom(forChildrenOf item: OutlineItem) {
    guard let siblings = givingWay.removeValue(forKey: item.id), children[item.id]?.isEmpty == false else {
      return
    }
    // What is to be revealed still is.
    let rest = revealing
    collapse(siblings.filter { items[$0]?.parent?.id == item.parent?.id })
    revealing = rest
  }

  /// Collapses items, the last one first.
  private func collapse(_ ids: Set<ItemID>) {
    for item in ids.compactMap({ items[$0] }).sorted(by: { $0.index > $1.index }) { collapse(item) }
  }

  /// Lets exactly these items be expanded, whether they are known or not.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func setExpanded(_ ids: Set<ItemID>) {
    guard ids != expanded else { return }
    for id in ids.subtracting(expanded) where children[id] == nil { failures[id] = nil }
    expanded = ids
    (revealing, givingWay, expandedChildren) = ([], [:], [:])
    for id in ids {
      if let item = items[id] { expandedChildren[item.parent?.id, default: []].insert(id) }
    }
    if policy.cancelsOnCollapse {
      for id in loads.keys {
        if let item = items[id], !isOpen(item) || !isVisible(item) { cancelLoad(of: id) }
      }
    }
    showAllAgain()
  }

  /// Collapses an item.
  func collapse(_ item: OutlineItem) {
    guard expanded.contains(item.id) else { return }
    let extent = isOpen(item) && isVisible(item) ? extent(of: item) : nil
    note(item, isExpanded: false)
    givingWay[item.id] = nil
    if !policy.remembersNested { forgetExpanded(inside: item) }
    if policy.cancelsOnCollapse { cancelLoads(inside: item) }
    if let extent { showAgain(item, in: extent) }
  }

  /// Expands an item that is collapsed, and collapses one that is expanded.
  func toggle(_ item: OutlineItem) {
    if expanded.contains(item.id) { collapse(item) } else { expand(item) }
  }

  /// Expands everything inside an item that is known or can be known at once; nil: inside the outline.
  ///
  /// - Parameter level: The level from which on nothing is expanded; nil: there is none.
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
      note(item, isExpanded: true)
      if children[item.id] == nil, !source.isLoading { findChildren(of: item) }
      work += children[item.id] ?? []
    }
    guard count > 0 else { return }
    if let item {
      if let extent { showAgain(item, in: extent) }
    } else {
      showAllAgain()
    }
  }

  /// Collapses everything, and forgets what was expanded.
  func collapseAll() {
    let open = (expandedChildren[nil] ?? []).compactMap { items[$0] }
    for item in open { collapse(item) }
    expanded = []
    (expandedChildren, givingWay) = ([:], [:])
    if policy.cancelsOnCollapse { for id in loads.keys where children[id] == nil { cancelLoad(of: id) } }
  }

  /// Notes that an item is expanded, or not.
  private func note(_ item: OutlineItem, isExpanded: Bool) {
    if isExpanded {
      guard expanded.insert(item.id).inserted else { return }
      expandedChildren[item.parent?.id, default: []].insert(item.id)
      // Whoever opens it again wants to try again.
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

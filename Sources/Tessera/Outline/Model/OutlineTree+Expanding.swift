// Expanding and collapsing.

extension OutlineTree {
  /// Expands an item, and collapses those beside it where the policy says so.
  func expand(_ item: OutlineItem) {
    guard !expanded.contains(item.id) else { return }
    let found = childrenThatTell(whetherExpandable: item)
    guard isExpandable(item) else { return }
    if policy.collapsesOthers {
      let others = (expandedChildren[item.parent?.id] ?? []).compactMap { items[$0] }
      for other in others.sorted(by: { $0.index > $1.index }) { collapse(other) }
    }
    note(item, isExpanded: true)
    guard isVisible(item) else { return }
    if let found, children[item.id] == nil { setChildren(found, of: item) }
    // So far it was one row.
    let position = position(of: item)
    showAgain(item, in: position..<position + 1)
  }

  /// The children of an item, where asking for them is how to find out whether it can be expanded: nobody is asked twice.
  private func childrenThatTell(whetherExpandable item: OutlineItem) -> [OutlineItem]? {
    guard item.knownExpandability == nil, item.placeholder == nil, source.isExpandableByChildren,
      item.level < Self.levelLimit
    else { return nil }
    let found = source.tellingChildren(of: item)
    item.knownExpandability = found != nil
    return found
  }

  /// Collapses an item.
  func collapse(_ item: OutlineItem) {
    guard expanded.contains(item.id) else { return }
    let extent = isOpen(item) && isVisible(item) ? extent(of: item) : nil
    note(item, isExpanded: false)
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
    expandedChildren = [:]
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

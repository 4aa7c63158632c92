import Tessera

/// An outline as simple as possible: everything is searched, and all rows are created again each time.
struct NaiveOutline {
  var policy: OutlinePolicy
  var roots: [Int]
  /// The trees if nodes know their children.
  var forest: Forest?
  var loaded: [Int: [Int]] = [:]
  var loading: Set<Int> = []
  var failed: Set<Int> = []
  var expanded: Set<Int> = []
  /// The siblings that collapse if a node turns out to have children.
  var collapsingSiblings: [Int: [Int]] = [:]
  var revealing: [Int] = []

  func children(of node: Int) -> [Int]? { forest.map { $0.children(of: node) ?? [] } ?? loaded[node] }

  func isExpandable(_ node: Int) -> Bool { forest.map { $0.children(of: node) != nil } ?? (node % 5 != 4) }

  func isOpen(_ node: Int) -> Bool { expanded.contains(node) && isExpandable(node) }

  /// Returns all known nodes with their ancestors.
  func known() -> [(node: Int, around: [Int])] {
    func visit(_ nodes: [Int], _ around: [Int]) -> [(node: Int, around: [Int])] {
      nodes.flatMap { [($0, around)] + visit(children(of: $0) ?? [], around + [$0]) }
    }
    return visit(roots, [])
  }

  /// Returns the rows: their text, and their node if any.
  func rows() -> [(text: String, node: Int?)] {
    func visit(_ node: Int, _ indentation: String) -> [(text: String, node: Int?)] {
      let mark = isExpandable(node) ? (isOpen(node) ? "▾ " : "▸ ") : "  "
      let row = (indentation + mark + "\(node)", Int?.some(node))
      guard isOpen(node) else { return [row] }
      let children = self.children(of: node)
      var rows = [row]
      if failed.contains(node) { rows.append((indentation + "    failed: no", nil)) }
      if children == nil, !failed.contains(node) { rows.append((indentation + "    loading…", nil)) }
      if children == [], !failed.contains(node), policy.marksEmpty {
        rows.append((indentation + "    nothing", nil))
      }
      return rows + (children ?? []).flatMap { visit($0, indentation + "  ") }
    }
    return roots.flatMap { visit($0, "") }
  }

  /// Starts loading visible children that are missing.
  mutating func settle() {
    guard forest == nil else { return }
    for (node, around) in known() where isOpen(node) && around.allSatisfy(isOpen) {
      if loaded[node] == nil, !failed.contains(node) { loading.insert(node) }
    }
  }

  private func siblings(of node: Int) -> [Int] {
    let around = known().first { $0.node == node }?.around
    return around?.last.map { children(of: $0) ?? [] } ?? roots
  }

  mutating func expand(_ node: Int) {
    guard isExpandable(node), !expanded.contains(node) else { return }
    if policy.collapsesOthers {
      for key in collapsingSiblings.keys { collapsingSiblings[key]?.removeAll { $0 == node } }
      let others = siblings(of: node).filter { $0 != node && expanded.contains($0) }
      switch children(of: node)?.isEmpty {
      case nil: collapsingSiblings[node] = others
      case false?: for other in others { collapse(other) }
      case true?: break
      }
    }
    note(node)
  }

  private mutating func note(_ node: Int) {
    guard expanded.insert(node).inserted else { return }
    if children(of: node) == nil { failed.remove(node) }
  }

  mutating func collapse(_ node: Int) {
    guard expanded.remove(node) != nil else { return }
    collapsingSiblings[node] = nil
    revealing = []
    if !policy.remembersNested { forgetExpanded(inside: node) }
    if policy.cancelsOnCollapse {
      for (other, around) in known() where other == node || around.contains(node) { loading.remove(other) }
    }
  }

  private mutating func forgetExpanded(inside node: Int) {
    for child in children(of: node) ?? [] where expanded.remove(child) != nil {
      forgetExpanded(inside: child)
    }
  }

  mutating func expandAll(inside node: Int?, toLevel level: Int) {
    for (other, around) in known() where around.count < level && isExpandable(other) {
      if let node, other != node, !around.contains(node) { continue }
      // A node that cannot be expanded hides its descendants.
      if around.allSatisfy(isExpandable) { note(other) }
    }
  }

  mutating func collapseAll() {
    for root in roots { collapse(root) }
    expanded = []
    collapsingSiblings = [:]
    if policy.cancelsOnCollapse { loading = loading.filter { loaded[$0] != nil } }
  }

  mutating func setExpanded(_ nodes: Set<Int>) {
    guard nodes != expanded else { return }
    for node in nodes.subtracting(expanded) where children(of: node) == nil { failed.remove(node) }
    (expanded, revealing, collapsingSiblings) = (nodes, [], [:])
    guard policy.cancelsOnCollapse else { return }
    for (node, around) in known() where !isOpen(node) || !around.allSatisfy(isOpen) { loading.remove(node) }
  }

  mutating func reveal(_ node: Int) {
    revealing = []
    guard let around = known().first(where: { $0.node == node })?.around else { return }
    for parent in around.reversed() { expand(parent) }
  }

  mutating func continueRevealing() {
    while let node = revealing.first {
      guard revealing.count > 1, known().contains(where: { $0.node == node }) else { return revealing = [] }
      let rest = revealing
      expand(node)
      revealing = isOpen(node) ? rest : []
      guard isOpen(node), children(of: node) != nil else { return }
      revealing.removeFirst()
    }
  }

  mutating func forget(_ node: Int) {
    for child in loaded.removeValue(forKey: node) ?? [] { forget(child) }
    failed.remove(node)
    loading.remove(node)
    collapsingSiblings[node] = nil
  }

  mutating func refresh(_ node: Int) {
    guard forest == nil else { return }
    let isSeen = isOpen(node) && (known().first { $0.node == node }?.around.allSatisfy(isOpen) ?? false)
    loading.remove(node)
    failed.remove(node)
    if isSeen {
      loading.insert(node)
    } else {
      for child in loaded.removeValue(forKey: node) ?? [] { forget(child) }
    }
  }

  mutating func take(_ children: [Int], of node: Int) {
    loading.remove(node)
    failed.remove(node)
    for child in loaded[node] ?? [] where !children.contains(child) { forget(child) }
    loaded[node] = children
    if let others = collapsingSiblings.removeValue(forKey: node), !children.isEmpty {
      let rest = revealing
      for other in siblings(of: node) where others.contains(other) { collapse(other) }
      revealing = rest
    }
    continueRevealing()
  }
}

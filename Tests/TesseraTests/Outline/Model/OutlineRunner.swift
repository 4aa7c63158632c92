import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Runs a program with an outline and a naive outline, and compares them after each step.
@MainActor
final class OutlineRunner {
  /// A node at the time of its creation. Nodes that know their children use the trees of that time.
  private struct Node {
    var number: Int
    var forest: Forest?

    var children: [Node]? { forest?.children(of: number)?.map { Node(number: $0, forest: forest) } }
  }

  /// A difference between the outline and the naive one.
  struct Difference: Error, CustomStringConvertible {
    var description: String
  }

  private var naive: NaiveOutline
  private var outline = Outline<Node, Int>([], id: { $0.number }, children: { _ in nil })
  private var loads: [OutlineLoad<Node>] = []
  private var changes = 0

  private init(_ program: OutlineProgram) {
    switch program.source {
    case .forest(let forest):
      naive = NaiveOutline(policy: program.policy, roots: forest.roots, forest: forest)
      outline = Outline(nodes(forest.roots), id: { $0.number }, policy: program.policy) { $0.children }
    case .loads(let roots):
      naive = NaiveOutline(policy: program.policy, roots: roots)
      outline = Outline(
        nodes(roots), id: { $0.number }, policy: program.policy, isExpandable: { $0.number % 5 != 4 },
        request: { [unowned self] in loads.append($0) })
    }
    outline.onChange = { [unowned self] in changes += 1 }
  }

  /// Runs a program.
  ///
  /// - Throws: The first difference between both outlines.
  static func run(_ program: OutlineProgram) throws {
    let runner = OutlineRunner(program)
    for (number, step) in program.steps.enumerated() {
      do {
        try runner.check(step)
      } catch let difference as Difference {
        throw Difference(description: "after step \(number), \(step): \(difference)")
      }
    }
  }

  private func check(_ step: OutlineProgram.Step) throws {
    let (before, linesBefore) = (outline.rows, naive.rows().map { $0.text })
    changes = 0
    perform(step)
    naive.settle()
    let lines = naive.rows().map { $0.text }
    let rows = outline.rows.map { $0.description }
    try expect(rows == lines, "\(outline.rows)\ninstead of\n\(lines.joined(separator: "\n"))")
    try expect(before.map { $0.id }.count == linesBefore.count, "rows that were read before have changed")
    try expect(changes > 0 || lines == linesBefore, "nobody was told")
    try expect(changes <= 1, "the change was told \(changes) times")
    try expect(outline.issues.allSatisfy { $0.isExpected }, "\(outline.issues)")
    let (loading, expanded) = (Set(outline.tree.loads.keys), outline.tree.expanded)
    try expect(loading == Set(naive.loading.map { ItemID($0) }), "loads \(loading), not \(naive.loading)")
    try expect(
      expanded == Set(naive.expanded.map { ItemID($0) }), "expanded \(expanded), not \(naive.expanded)")
    try expect(outline.expandedIDs == naive.expanded, "tells \(outline.expandedIDs) as expanded")
    try checkRows(before)
  }

  /// Rows have unique ids and known positions, and compare like their ids.
  private func checkRows(_ before: OutlineRows<Node>) throws {
    let (old, new) = (before.map { $0.id }, outline.rows.map { $0.id })
    try expect(Set(new).count == new.count, "rows share an id")
    try expect(new.indices.allSatisfy { outline.rows.position(of: new[$0]) == $0 }, "a row is not found")
    try expect(old.indices.allSatisfy { before.position(of: old[$0]) == $0 }, "an old row is not found")
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    try expect(outline.rows.rope.commonPrefix(with: before.rope) == prefix, "another common start")
    try expect(outline.rows.rope.commonSuffix(with: before.rope) == suffix, "another common end")
  }

  private func expect(_ isTrue: Bool, _ difference: @autoclosure () -> String) throws {
    if !isTrue { throw Difference(description: difference()) }
  }

  private func perform(_ step: OutlineProgram.Step) {
    switch step {
    case .toggle(let position):
      let rows = naive.rows()
      guard !rows.isEmpty else { return }
      let row = position % rows.count
      if let node = rows[row].node {
        if naive.expanded.contains(node) { naive.collapse(node) } else { naive.expand(node) }
      } else if case .failed = outline.rows[row].content {
        if let parent = outline.rows[row].parent?.value(as: Int.self) { retry(parent) }
      }
      outline.toggle(outline.rows[row])
    case .expandAll(let position):
      let node = position.flatMap { seen($0) }
      if position != nil, node == nil { return }
      naive.expandAll(inside: node, toLevel: .max)
      if let node { outline.expandAll(inside: node) } else { outline.expandAll() }
    case .expandToLevel(let level):
      naive.expandAll(inside: nil, toLevel: level)
      outline.expand(toLevel: level)
    case .collapseAll:
      naive.collapseAll()
      outline.collapseAll()
    case .setExpanded(let nodes):
      naive.setExpanded(nodes)
      outline.expandedIDs = nodes
    case .reveal(let position):
      guard let node = known(position) else { return }
      naive.reveal(node)
      outline.reveal(node)
    case .revealAlong(let path):
      naive.revealing = path
      naive.continueRevealing()
      outline.reveal(along: path)
    case .reload(let forest):
      naive.forest = forest
      naive.roots = forest.roots
      outline.reload(nodes(forest.roots))
    case .reloadRoots(let roots):
      for root in naive.roots where !roots.contains(root) { naive.forget(root) }
      naive.roots = roots
      outline.reload(nodes(roots))
    case .refresh(let position):
      guard let node = seen(position) else { return }
      naive.refresh(node)
      outline.refresh(node)
    case .retry(let position):
      guard let node = known(position) else { return }
      retry(node)
      outline.retry(node)
    case .succeed(let load, let numbers):
      guard !loads.isEmpty else { return }
      let load = loads[load % loads.count]
      let children = numbers.map { 5 * load.node.number + $0 }
      if load.isWanted { naive.take(children, of: load.node.number) }
      load.succeed(nodes(children))
    case .fail(let load):
      guard !loads.isEmpty else { return }
      let load = loads[load % loads.count]
      if load.isWanted {
        naive.loading.remove(load.node.number)
        naive.failed.insert(load.node.number)
      }
      load.fail(OutlineFailure("no"))
    case .setCollapsesOthers(let collapses):
      naive.policy.collapsesOthers = collapses
      outline.policy.collapsesOthers = collapses
    }
  }

  private func retry(_ node: Int) {
    if naive.failed.remove(node) != nil { naive.loading.insert(node) }
  }

  private func nodes(_ numbers: [Int]) -> [Node] { numbers.map { Node(number: $0, forest: naive.forest) } }

  /// Returns a node among all known ones.
  private func known(_ position: Int) -> Int? {
    let known = naive.known()
    return known.isEmpty ? nil : known[position % known.count].node
  }

  /// Returns a node among the visible ones.
  private func seen(_ position: Int) -> Int? {
    let seen = naive.rows().compactMap { $0.node }
    return seen.isEmpty ? nil : seen[position % seen.count]
  }
}

extension OutlineIssue {
  /// Whether programs can cause it: they reveal nodes that do not exist.
  fileprivate var isExpected: Bool {
    if case .unknownNode = self { true } else { false }
  }
}

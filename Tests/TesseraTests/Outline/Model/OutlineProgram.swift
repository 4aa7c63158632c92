import Tessera

/// A program of actions on an outline. Prints as Swift.
struct OutlineProgram: CustomStringConvertible {
  /// The source of children.
  var source: Source
  var policy: OutlinePolicy
  var steps: [Step]

  enum Source {
    /// The nodes know their children.
    case forest(Forest)
    /// Children are loaded; a node with the number *n* can have 5*n* + 1 to 5*n* + 4.
    case loads(roots: [Int])
  }

  /// Positions choose among the rows or among all known nodes.
  enum Step: Equatable {
    case toggle(Int)
    case expandAll(inside: Int?)
    case expandToLevel(Int)
    case collapseAll
    case setExpanded(Set<Int>)
    case reveal(Int)
    case revealAlong([Int])
    case reload(Forest)
    case reloadRoots([Int])
    case refresh(Int)
    case retry(Int)
    case succeed(load: Int, [Int])
    case fail(load: Int)
    case setCollapsesOthers(Bool)
  }

  var description: String {
    let source =
      switch source {
      case .forest(let forest): ".forest(\(forest))"
      case .loads(let roots): ".loads(roots: \(roots))"
      }
    return """
      try OutlineRunner.run(OutlineProgram(
        source: \(source),
        policy: OutlinePolicy(
          collapsesOthers: \(policy.collapsesOthers), remembersNested: \(policy.remembersNested),
          marksEmpty: \(policy.marksEmpty), cancelsOnCollapse: \(policy.cancelsOnCollapse)),
        steps: [
      \(steps.map { "    .\($0)," }.joined(separator: "\n"))
        ]))
      """
  }
}

/// Trees of numbered nodes: the parent of each number, which is smaller; -1 for a root, -2 for a node that
/// does not exist. A node without children is not expandable, except every third one.
struct Forest: Equatable, CustomStringConvertible {
  var parents: [Int]
  var isReversed = false

  func children(of node: Int) -> [Int]? {
    let children = parents.indices.filter { parents[$0] == node }
    if children.isEmpty, node % 3 != 0 || node < 0 { return nil }
    return isReversed ? children.reversed() : children
  }

  var roots: [Int] { children(of: -1) ?? [] }

  var description: String { "Forest(parents: \(parents), isReversed: \(isReversed))" }
}

extension OutlineProgram {
  static func random(_ random: inout some RandomNumberGenerator) -> OutlineProgram {
    var flag: Bool { Bool.random(using: &random) }
    let policy = OutlinePolicy(
      collapsesOthers: flag, remembersNested: flag, marksEmpty: flag, cancelsOnCollapse: flag)
    let loads = flag
    return OutlineProgram(
      source: loads ? .loads(roots: some(&random)) : .forest(forest(&random)), policy: policy,
      steps: (0..<30).map { _ in step(loads, &random) })
  }

  private static func step(_ loads: Bool, _ random: inout some RandomNumberGenerator) -> Step {
    let number = Int.random(in: 0..<40, using: &random)
    switch Int.random(in: 0..<21, using: &random) {
    case 0: return .expandAll(inside: Bool.random(using: &random) ? number : nil)
    case 1: return .expandToLevel(number % 4)
    case 2: return .collapseAll
    case 3, 4: return .reveal(number)
    case 5: return .setCollapsesOthers(Bool.random(using: &random))
    case 6, 7: return loads ? .reloadRoots(some(&random)) : .reload(forest(&random))
    case 8: return .refresh(number)
    case 9 where loads: return .retry(number)
    case 10 where loads: return .revealAlong([1 + number % 4, 6 + number % 20, 31 + number])
    case 11 where loads: return .fail(load: number)
    case 12...15 where loads: return .succeed(load: number, some(&random))
    case 20: return .setExpanded(Set((0..<4).map { _ in Int.random(in: 0..<25, using: &random) }))
    default: return .toggle(number)
    }
  }

  private static func some(_ random: inout some RandomNumberGenerator) -> [Int] {
    let all = (1...4).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    return Bool.random(using: &random) ? all : all.reversed()
  }

  private static func forest(_ random: inout some RandomNumberGenerator) -> Forest {
    let parents = (0..<14).map { max(-2, Int.random(in: -4..<max(1, $0), using: &random)) }
    return Forest(
      parents: parents.enumerated().map { node, parent in
        // A child of a missing node is a root, and a node is not its own parent.
        if node == parent { return -1 }
        return parent >= 0 && parents[parent] == -2 ? -1 : parent
      }, isReversed: Bool.random(using: &random))
  }
}

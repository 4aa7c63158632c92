import TestSupport

extension NestedProgram {
  /// Leaves out steps, then sections and items everywhere, then attributes. The first step stays, because it
  /// sizes the viewport.
  static var shrinkers: [Shrinker<NestedProgram>] {
    let steps: [Shrinker<NestedProgram>] = [
      .leavingOutRuns(of: \.steps, keepingFirst: 1),
      .changing(forEach: { $0.branchIDs }) { program, id in
        program.changeTrees { $0.forEachSiblings { $0.removeAll { $0.id == id } } }
      },
      .changing(forEach: { $0.leafIDs }) { program, id in
        program.changeTrees { $0.forEachItems { $0.removeAll { $0.id == id } } }
      },
    ]
    let branches = branchChanges.map { change in
      Shrinker.changing(forEach: { (program: NestedProgram) in program.branchIDs }) { program, id in
        program.changeTrees { $0.forEachBranch { if $0.id == id { change(&$0) } } }
      }
    }
    let leaves = leafChanges.map { change in
      Shrinker.changing(forEach: { (program: NestedProgram) in program.leafIDs }) { program, id in
        program.changeTrees { tree in
          tree.forEachItems { leaves in
            for index in leaves.indices where leaves[index].id == id { change(&leaves[index]) }
          }
        }
      }
    }
    return steps + branches + leaves + [
      .changing { $0.changeTrees { $0.layout = nil } }, .changing { $0.changeTrees { $0.axis = .vertical } },
      .changing { ($0.insets, $0.samples) = (0, 0) },
    ]
  }

  private static var branchChanges: [(inout Branch) -> Void] {
    [
      { $0.header = nil }, { $0.footer = nil }, { $0.ornaments = [] },
      { $0.ornaments = Array($0.ornaments.prefix(1)) }, { $0.size = nil }, { $0.scrolls = nil },
      { $0.layout = .list(0) }, { $0.header?.isPinned = false }, { $0.header?.leaf.kind = .line },
    ]
  }

  private static var leafChanges: [(inout Leaf) -> Void] {
    [
      { $0.bunch?.ornaments = [] }, { $0.bunch?.size = nil }, { $0.bunch?.scrolls = nil },
      { $0.bunch?.layout = .list(0) }, { $0.kind = .line },
    ]
  }

  private var trees: [Tree] { steps.compactMap { if case .show(let tree) = $0 { tree } else { nil } } }
  private var branchIDs: [Int] { Set(trees.flatMap { $0.allBranches.map { $0.id } }).sorted() }
  private var leafIDs: [Int] { Set(trees.flatMap { $0.allLeaves.map { $0.id } }).sorted() }

  private mutating func changeTrees(_ change: (inout Tree) -> Void) {
    steps = steps.map { step in
      guard case .show(var tree) = step else { return step }
      change(&tree)
      return .show(tree)
    }
  }
}

/// Makes a failing program as short as it can: leaves out steps, sections, items and what they have.
struct NestedShrinker {
  private let fails: (NestedProgram) -> Bool

  init(fails: @escaping (NestedProgram) -> Bool) { self.fails = fails }

  func shrink(_ program: NestedProgram) -> NestedProgram {
    var best = program
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for candidate in candidates(best) where candidate != best && fails(candidate) {
        best = candidate
        hasChanged = true
        break
      }
    }
    return best
  }

  private func candidates(_ program: NestedProgram) -> [NestedProgram] {
    withoutSteps(program) + withoutIDs(program) + plainer(program)
  }

  /// The program without a stretch of steps, long stretches first. The first step stays: it gives a size.
  private func withoutSteps(_ program: NestedProgram) -> [NestedProgram] {
    [16, 8, 4, 2, 1].flatMap { length in
      program.steps.indices.dropFirst().dropLast(length - 1).map { start in
        var copy = program
        copy.steps.removeSubrange(start..<(start + length))
        return copy
      }
    }
  }

  /// The program with a section or an item left out everywhere.
  private func withoutIDs(_ program: NestedProgram) -> [NestedProgram] {
    var branches: Set<Int> = []
    var leaves: Set<Int> = []
    for case .show(let tree) in program.steps {
      branches.formUnion(tree.allBranches.map { $0.id })
      leaves.formUnion(tree.allLeaves.map { $0.id })
    }
    return branches.sorted().map { id in
      changed(program) { $0.forEachSiblings { $0.removeAll { $0.id == id } } }
    } + leaves.sorted().map { id in changed(program) { $0.forEachItems { $0.removeAll { $0.id == id } } } }
  }

  /// The program with something plainer in one section, in one item or everywhere.
  private func plainer(_ program: NestedProgram) -> [NestedProgram] {
    var branches: Set<Int> = []
    var leaves: Set<Int> = []
    for case .show(let tree) in program.steps {
      branches.formUnion(tree.allBranches.map { $0.id })
      leaves.formUnion(tree.allLeaves.filter { $0.kind != .line }.map { $0.id })
    }
    let branchChanges: [(inout Branch) -> Void] = [
      { $0.header = nil }, { $0.footer = nil }, { $0.ornaments = [] },
      { $0.ornaments = Array($0.ornaments.prefix(1)) }, { $0.size = nil }, { $0.scrolls = nil },
      { $0.layout = .list(0) }, { $0.header?.isPinned = false }, { $0.header?.leaf.kind = .line },
    ]
    let bunchChanges: [(inout Bunch) -> Void] = [
      { $0.ornaments = [] }, { $0.size = nil }, { $0.scrolls = nil }, { $0.layout = .list(0) },
    ]
    var programs: [NestedProgram] = []
    for id in branches.sorted() {
      programs += branchChanges.map { change in
        changed(program) { $0.forEachBranch { if $0.id == id { change(&$0) } } }
      }
    }
    for id in leaves.sorted() {
      programs += bunchChanges.map { change in
        changedLeaf(program, id) { leaf in
          guard var bunch = leaf.bunch else { return }
          change(&bunch)
          leaf.bunch = bunch
        }
      }
      programs.append(changedLeaf(program, id) { $0.kind = .line })
    }
    programs.append(changed(program) { $0.layout = nil })
    programs.append(changed(program) { $0.axis = .vertical })
    var setup = program
    (setup.insets, setup.samples) = (0, 0)
    return programs + [setup]
  }

  private func changedLeaf(
    _ program: NestedProgram, _ id: Int, _ change: (inout Leaf) -> Void
  ) -> NestedProgram {
    changed(program) { tree in
      tree.forEachItems { leaves in
        for index in leaves.indices where leaves[index].id == id { change(&leaves[index]) }
      }
    }
  }

  private func changed(_ program: NestedProgram, _ change: (inout Tree) -> Void) -> NestedProgram {
    var copy = program
    copy.steps = program.steps.map { step in
      guard case .show(var tree) = step else { return step }
      change(&tree)
      return .show(tree)
    }
    return copy
  }
}

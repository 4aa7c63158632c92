/// Makes a failing program as short as it can: leaves out steps, then items, as long as it still fails.
struct ProgramShrinker {
  private let fails: ([Step]) -> Bool

  init(fails: @escaping ([Step]) -> Bool) { self.fails = fails }

  func shrink(_ program: [Step]) -> [Step] {
    var best = program
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for candidate in withoutSteps(best) + withoutContent(best) where fails(candidate) {
        best = candidate
        hasChanged = true
        break
      }
    }
    return best
  }

  /// The program without a stretch of steps, long stretches first. The first step stays: it gives the viewport a size.
  private func withoutSteps(_ program: [Step]) -> [[Step]] {
    [16, 8, 4, 2, 1].flatMap { length in
      program.indices.dropFirst().dropLast(length - 1).map { start in
        Array(program[..<start]) + Array(program[(start + length)...])
      }
    }
  }

  /// The program with an item or a section left out everywhere.
  private func withoutContent(_ program: [Step]) -> [[Step]] {
    let contents = program.flatMap { step -> [[ModelSection]] in
      switch step {
      case .show(let groups): [groups]
      case .showReentering(let first, let second): [first, second]
      default: []
      }
    }
    let groups = Set(contents.joined().map { $0.id }).sorted()
    let items = Set(contents.joined().flatMap { $0.items.map { $0.id } }).sorted()
    return groups.map { id in filtered(program) { $0.filter { $0.id != id } } }
      + items.map { id in
        filtered(program) { groups in
          groups.map { group in
            var group = group
            group.items.removeAll { $0.id == id }
            return group
          }
        }
      }
  }

  private func filtered(_ program: [Step], _ filter: ([ModelSection]) -> [ModelSection]) -> [Step] {
    program.map { step in
      switch step {
      case .show(let groups): .show(filter(groups))
      case .showReentering(let first, let second): .showReentering(filter(first), filter(second))
      default: step
      }
    }
  }
}

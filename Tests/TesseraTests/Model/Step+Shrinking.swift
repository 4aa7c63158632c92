import TestSupport

extension Step {
  /// Leaves out steps, then sections and items everywhere. The first step stays, because it sizes the
  /// viewport.
  static var shrinkers: [Shrinker<[Step]>] {
    [
      .leavingOutRuns(keepingFirst: 1),
      .changing(forEach: { Set($0.flatMap { $0.sections.map { $0.id } }).sorted() }) { program, id in
        program = program.map { $0.changed { $0.removeAll { $0.id == id } } }
      },
      .changing(forEach: { Set($0.flatMap { $0.sections.flatMap { $0.items.map { $0.id } } }).sorted() }) {
        program, id in
        program = program.map { step in
          step.changed { for index in $0.indices { $0[index].items.removeAll { $0.id == id } } }
        }
      },
    ]
  }

  private var sections: [ModelSection] {
    switch self {
    case .show(let groups): groups
    case .showReentering(let first, let second): first + second
    default: []
    }
  }

  private func changed(_ change: (inout [ModelSection]) -> Void) -> Step {
    switch self {
    case .show(var groups):
      change(&groups)
      return .show(groups)
    case .showReentering(var first, var second):
      change(&first)
      change(&second)
      return .showReentering(first, second)
    default: return self
    }
  }
}

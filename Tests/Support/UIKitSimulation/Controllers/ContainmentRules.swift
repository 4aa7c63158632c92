/// The rules for view controllers when their views move.
@MainActor enum ContainmentRules {
  static func check(adding view: UIView, to superview: UIView) {
    guard let child = view.owningController, !(superview is UIWindow) else { return }
    let outer = sequence(first: superview, next: \.superview).lazy.compactMap(\.owningController).first { _ in
      true
    }
    guard let outer else { return }
    let isAncestor = sequence(first: child, next: \.parent).contains { $0 === outer }
    if !isAncestor {
      Simulation.raise(
        .childViewWithoutParent,
        "the view of \(type(of: child)) was added to a view of \(type(of: outer)), which is not its parent")
    }
  }
}

import TesseraDiff

extension StrictBatchView {
  /// Begins to drag an item. Until the drag is over no batch may begin (T5).
  ///
  /// - Parameter path: Where the item is.
  public func beginInteractiveMovement(at path: ItemPath) {
    if isInBatch { report(.t5, "an interactive move begins inside a batch") }
    if interaction != .none { report(.t5, "an interactive move begins before the last one is over") }
    interaction = .moving(from: path)
  }

  /// Drops the item that is dragged. The view shows it there already, so the host changes its data without a
  /// batch, and must not begin one before the turn ends (T5).
  ///
  /// - Parameters:
  ///   - target: Where the item is afterwards; `nil` if the drag is cancelled.
  ///   - commit: Changes the data accordingly.
  public func endInteractiveMovement(at target: ItemPath?, commit: () -> Void = {}) {
    guard case .moving(let start) = interaction else {
      return report(.t5, "an interactive move ends that has not begun")
    }
    let before = shown
    commit()
    interaction = .committed
    let target = target ?? start
    let moves = target == start ? [] : [Move(from: start, to: target)]
    violations += BatchContract.violations(
      of: Batch(moves: moves), from: before, to: dataSource(), rules: rules)
    settle()
  }
}

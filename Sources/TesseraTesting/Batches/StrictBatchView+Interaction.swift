import TesseraDiff

extension StrictBatchView {
  /// Begins to drag an item.
  ///
  /// No batch may begin until the drag ends (T5).
  ///
  /// - Parameter path: The path of the item.
  public func beginInteractiveMovement(at path: ItemPath) {
    if isInBatch { report(.t5, "an interactive move begins inside a batch") }
    if interaction != .none { report(.t5, "an interactive move begins before the last one has ended") }
    interaction = .moving(from: path)
  }

  /// Drops the dragged item.
  ///
  /// The view already shows the item there, so the host changes its data without a batch, and must not begin
  /// one before the turn ends (T5).
  ///
  /// - Parameters:
  ///   - target: The path of the item after the drop; `nil` if the drag is canceled.
  ///   - commit: A closure that changes the data accordingly.
  public func endInteractiveMovement(at target: ItemPath?, commit: () -> Void = {}) {
    guard case .moving(let start) = interaction else {
      return report(.t5, "an interactive move ends, but none has begun")
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

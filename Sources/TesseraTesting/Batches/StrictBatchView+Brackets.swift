/// Batches without a block, as `UITableView` has them.
extension StrictBatchView {
  /// Begins a batch; within one, a part of it that ends with its own ``endUpdates()``.
  public func beginUpdates() {
    if !isInBatch { open(isSingleCall: false) }
    openBatch?.depth += 1
  }

  /// Ends what ``beginUpdates()`` began. The outermost one ends the batch.
  ///
  /// One that nothing began is reported (T1) and has no effect.
  public func endUpdates() {
    guard let depth = openBatch?.depth, depth > 0 else {
      return report(.t1, "a batch ends that has not begun")
    }
    openBatch?.depth -= 1
    if depth == 1 { close() }
  }
}

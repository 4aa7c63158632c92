/// Batches without a block, as in `UITableView`.
extension StrictBatchView {
  /// Begins a batch, or a nested part of one that ends with its own ``endUpdates()``.
  public func beginUpdates() {
    if !isInBatch { open(isSingleCall: false) }
    openBatch?.depth += 1
  }

  /// Ends the batch, or the nested part, of the last ``beginUpdates()``.
  ///
  /// A call without a matching ``beginUpdates()`` is reported (T1) and has no effect.
  public func endUpdates() {
    guard let depth = openBatch?.depth, depth > 0 else {
      return report(.t1, "a batch ends, but none has begun")
    }
    openBatch?.depth -= 1
    if depth == 1 { close() }
  }
}

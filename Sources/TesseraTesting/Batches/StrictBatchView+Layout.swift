extension StrictBatchView {
  /// Reloads all data at the next layout.
  ///
  /// Inside a batch, or while one is animated, a real view may ignore the call (T4).
  public func reloadData() {
    if isInBatch {
      report(.t4, "all data is reloaded inside a batch")
      openBatch?.isReplaced = true
    } else if isAnimating {
      report(.t4, "all data is reloaded while a batch is animated")
    }
    layoutState = .needsReload
  }

  /// Invalidates the layout.
  ///
  /// No batch may begin before the next layout (T2).
  public func setNeedsLayout() {
    if isInBatch { report(.t8, "a layout is requested inside a batch") }
    if layoutState == .settled { layoutState = .needsLayout }
  }

  /// Invalidates all frames.
  ///
  /// The checks treat this call like ``setNeedsLayout()``.
  public func invalidateLayout() {
    if isInBatch { report(.t8, "the layout is invalidated inside a batch") }
    if layoutState == .settled { layoutState = .needsLayout }
  }

  /// Lays out the view, if necessary.
  ///
  /// The view then shows its data source.
  public func layoutIfNeeded() {
    if isInBatch {
      report(.t8, "the view is laid out inside a batch")
    } else if layoutState != .settled {
      settle()
    }
  }

  /// Ends a turn of the run loop.
  ///
  /// Deferred blocks run, the view is laid out, and data that changed without a batch is reported (T1).
  public func endTurn() {
    guard !isInBatch else { return report(.t1, "the turn ends inside a batch") }
    if interaction == .committed { interaction = .none }
    while !deferredBlocks.isEmpty {
      let block = deferredBlocks.removeFirst()
      run(block.updates, block.completion)
    }
    if layoutState == .settled, dataSource() != shown {
      report(.t1, "the data changed without a batch: \(shown) became \(dataSource())")
    }
    settle()
  }

  func settle() {
    shown = dataSource()
    layoutState = .settled
  }
}

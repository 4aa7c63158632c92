extension StrictBatchView {
  /// Asks for everything anew, at the next layout.
  ///
  /// Inside a batch, or while one is animated, a real view may ignore it (T4).
  public func reloadData() {
    if isInBatch {
      report(.t4, "all data is reloaded inside a batch")
      openBatch?.isReplaced = true
    } else if isAnimating {
      report(.t4, "all data is reloaded while a batch is animated")
    }
    layoutState = .needsReload
  }

  /// Says that the layout is out of date. From now on no batch may begin before the next layout (T2).
  public func setNeedsLayout() {
    if isInBatch { report(.t8, "a layout is asked for inside a batch") }
    if layoutState == .settled { layoutState = .needsLayout }
  }

  /// Says that all frames are out of date. The same as ``setNeedsLayout()`` for what is checked here.
  public func invalidateLayout() {
    if isInBatch { report(.t8, "the layout is invalidated inside a batch") }
    if layoutState == .settled { layoutState = .needsLayout }
  }

  /// Lays the view out, if that is needed. It then shows its data source.
  public func layoutIfNeeded() {
    if isInBatch {
      report(.t8, "the view is laid out inside a batch")
    } else if layoutState != .settled {
      settle()
    }
  }

  /// Comes to the end of a turn of the run loop: late blocks run, the view is laid out, and data that changed
  /// without a word is noticed (T1).
  public func endTurn() {
    guard !isInBatch else { return report(.t1, "the turn ends inside a batch") }
    if interaction == .committed { interaction = .none }
    while !lateBlocks.isEmpty {
      let block = lateBlocks.removeFirst()
      run(block.updates, block.completion)
    }
    if layoutState == .settled, dataSource() != shown {
      report(.t1, "the data changed without a batch: \(shown) became \(dataSource())")
    }
    settle()
  }

  /// Shows what the data source says.
  func settle() {
    shown = dataSource()
    layoutState = .settled
  }
}

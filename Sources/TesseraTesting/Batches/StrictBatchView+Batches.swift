import TesseraDiff

extension StrictBatchView {
  /// Performs several changes together.
  ///
  /// The block changes the data and reports the changes to the view, in any order. A nested block is part of
  /// the outermost one; its positions count as if only the outermost block existed (T3).
  ///
  /// - Parameters:
  ///   - updates: A block that changes the data and reports the changes to the view. It runs immediately, or
  ///     at the end of the turn if ``defersUpdateBlocks`` is `true`.
  ///   - completion: A closure that is called by ``finishAnimations(finished:)``, with its argument.
  public func performBatchUpdates(
    _ updates: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    if isInBatch {
      if let completion { openBatch?.completions.append(completion) }
      updates()
    } else if defersUpdateBlocks {
      if !deferredBlocks.isEmpty {
        report(.t7, "a batch is requested while the one before it waits to begin")
      }
      deferredBlocks.append(DeferredBlock(updates: updates, completion: completion))
    } else {
      run(updates, completion)
    }
  }

  /// Performs a whole batch, and changes the data inside the block.
  ///
  /// - Parameters:
  ///   - batch: The changes that the view receives, including updates.
  ///   - changeData: A closure that makes the data source return the new data.
  ///   - completion: A closure that is called by ``finishAnimations(finished:)``, with its argument.
  public func perform(
    _ batch: Batch, changingData changeData: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates(
      { [weak self] in
        changeData()
        self?.change { $0.append(batch) }
      }, completion: completion)
  }

  /// Ends the animation of the last batch and calls its completions.
  ///
  /// - Parameter finished: The argument of the completions. A real view passes `false` if it was interrupted
  ///   or left its window, so a host must handle that (T9).
  public func finishAnimations(finished: Bool = true) {
    let completions = animatedCompletions ?? []
    animatedCompletions = nil
    for completion in completions { completion(finished) }
  }

  /// Runs a block as the outermost one.
  func run(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    open(isSingleCall: false)
    if let completion { openBatch?.completions.append(completion) }
    updates()
    close()
  }

  /// Adds a change to the open batch. Outside of a batch, the change is a batch of its own (T3).
  func change(_ add: (inout Batch) -> Void) {
    if var batch = openBatch?.batch {
      add(&batch)
      openBatch?.batch = batch
    } else {
      open(isSingleCall: true)
      var batch = Batch()
      add(&batch)
      openBatch?.batch = batch
      close()
    }
  }

  /// Begins a batch and checks its preconditions.
  func open(isSingleCall: Bool) {
    if isAnimating { report(.t7, "a batch begins before the one before it is completed") }
    if !deferredBlocks.isEmpty, isSingleCall {
      report(.t7, "a batch begins while another one waits to begin")
    }
    switch interaction {
    case .none: break
    case .moving(let path): report(.t5, "a batch begins while item \(path) is being moved")
    case .committed: report(.t5, "a batch begins in the turn in which an interactive move was committed")
    }
    if !isInWindow { report(.t2, "a batch begins outside of a window: reload instead") }
    switch layoutState {
    case .settled: break
    case .needsLayout: report(.t2, "a batch begins before the view is laid out")
    case .needsReload: report(.t2, "a batch begins before the view has reloaded")
    }
    if !isInWindow || layoutState != .settled {
      // An unsettled view queries its data source when a batch begins, so it may take new data for old.
      settle()
    } else if !isSingleCall, dataSource() != shown {
      report(.t1, "the data changed before the block of the batch: \(shown) became \(dataSource())")
    }
    openBatch = OpenBatch()
  }

  /// Ends a batch, checks its changes, and shows the data source.
  func close() {
    guard let finished = openBatch else { return }
    openBatch = nil
    let new = dataSource()
    if !finished.isReplaced {
      violations += BatchContract.violations(of: finished.batch, from: shown, to: new, rules: rules)
      batches.append(finished.batch)
    }
    shown = new
    layoutState = .settled
    animatedCompletions = (animatedCompletions ?? []) + finished.completions
  }
}

extension Batch {
  fileprivate mutating func append(_ other: Batch) {
    sectionDeletes += other.sectionDeletes
    sectionInserts += other.sectionInserts
    sectionMoves += other.sectionMoves
    sectionReloads += other.sectionReloads
    deletes += other.deletes
    inserts += other.inserts
    moves += other.moves
    reloads += other.reloads
    sectionUpdates += other.sectionUpdates
    updates += other.updates
  }
}

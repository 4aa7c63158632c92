import TesseraDiff

/// Changes: the batch is checked, and cells are updated.
extension UITableView {
  private static var batchDuration: TimeInterval { 0.3 }

  func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard mayChange() else { return }
    judge.begin(isInWindow: window != nil, completion: completion)
    updates?()
    endBatch()
  }

  func beginBatch() {
    guard mayChange() else { return }
    judge.begin(isInWindow: window != nil)
    Simulation.schedule(after: 0) { [weak self] in
      if let self, self.judge.isInBatch { self.judge.endTurn() }
    }
  }

  func endBatch() {
    if let verdict = judge.end() { perform(verdict) }
  }

  /// Adds a change to the running batch, or performs it as a batch of its own.
  func tell(_ change: Batch) {
    guard mayChange() else { return }
    if let verdict = judge.change(isInWindow: window != nil, change) { perform(verdict) }
  }

  private func mayChange() -> Bool {
    if isLayingOut {
      Simulation.raise(.batchWhileLayingOut, "the table view is told of a change while it asks for cells")
      return false
    }
    return true
  }

  private func perform(_ verdict: BatchJudge.Verdict) {
    finishLeaving()
    if verdict.isAccepted {
      follow(BatchOutcome(verdict))
    } else {
      dropEverything()
    }
    heightsDidChange()
    _ = loadedGeometry
    if window != nil { layoutIfNeeded() }
    finishBatch()
  }

  /// Moves cells, headers and footers of remaining rows and sections to their new index paths; others leave.
  func follow(_ outcome: BatchOutcome) {
    selected = selected.compactMap(outcome.keptItem)
    highlighted = highlighted.flatMap(outcome.keptItem)
    prefetched = Set(prefetched.compactMap { outcome.items[$0] })
    movePreparedCells(outcome.keptItem)
    let cells = shown.sorted { $0.key < $1.key }
    shown = [:]
    for (indexPath, cell) in cells {
      if let kept = outcome.keptItem(indexPath) {
        shown[kept] = cell
      } else {
        leaving.append((indexPath, cell))
      }
    }
    followBars(outcome, isHeader: true)
    followBars(outcome, isHeader: false)
  }

  private func followBars(_ outcome: BatchOutcome, isHeader: Bool) {
    for section in (isHeader ? headers : footers).keys.sorted() where outcome.keptSection(section) == nil {
      dropBar(section, isHeader: isHeader)
    }
    func kept(_ bars: [Int: UIView]) -> [Int: UIView] {
      Dictionary(
        uniqueKeysWithValues: bars.compactMap { section, view in
          outcome.keptSection(section).map { ($0, view) }
        })
    }
    if isHeader { headers = kept(headers) } else { footers = kept(footers) }
  }

  private func finishBatch() {
    let isAnimated = UIView.areAnimationsEnabled && window != nil
    if !isAnimated, Simulation.quirks.completesDisabledAnimationsAtOnce { return concludeBatch() }
    Simulation.schedule(after: isAnimated ? Self.batchDuration : 0) { [weak self] in self?.concludeBatch() }
  }

  private func concludeBatch() {
    finishLeaving()
    judge.finishAnimations(finished: window != nil)
  }

  // MARK: Reconfiguring

  func reconfigure(_ indexPaths: [IndexPath]) {
    guard mayChange() else { return }
    if movement != nil {
      Simulation.raise(.changedWhileMoving, "rows are reconfigured while one is carried")
    }
    if judge.isInBatch, !judge.saysNothing {
      Simulation.raise(
        .reconfiguredBesideChanges,
        "nothing says in which version a reconfigured row of such a batch is counted")
    }
    for indexPath in indexPaths {
      guard hasRow(at: indexPath) else {
        Simulation.raise(.reconfiguredMissingItem, "row \(indexPath) is reconfigured, but does not exist")
        continue
      }
      guard let cell = shown[indexPath] ?? prepared[indexPath], let dataSource else { continue }
      reconfiguring = (indexPath, cell)
      let answer = dataSource.tableView(self, cellForRowAt: indexPath)
      reconfiguring = nil
      if answer !== cell {
        Simulation.raise(
          .reconfiguredOtherCell, "another cell than the one of row \(indexPath) was configured")
      }
      rowGeometry?.sections[indexPath.section].rows[indexPath.row].isMeasured = false
    }
    setNeedsLayout()
  }
}

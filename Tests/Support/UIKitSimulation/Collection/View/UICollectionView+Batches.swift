import TesseraDiff

/// Changes: the batch is checked, the layout is notified, and views are updated.
extension UICollectionView {
  static var batchDuration: TimeInterval { 0.3 }

  func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard mayChange() else { return }
    judge.begin(isInWindow: window != nil, completion: completion)
    updates?()
    if let verdict = judge.end() { perform(verdict) }
  }

  /// Adds a change to the running batch, or performs it as a batch of its own.
  func tell(_ change: Batch) {
    guard mayChange() else { return }
    if let verdict = judge.change(isInWindow: window != nil, change) { perform(verdict) }
  }

  private func mayChange() -> Bool {
    if isLayingOut || request != nil {
      Simulation.raise(
        .batchWhileLayingOut, "the collection view is told of a change while it asks for views")
      return false
    }
    return true
  }

  private func perform(_ verdict: BatchJudge.Verdict) {
    finishLeaving()
    if verdict.isAccepted {
      follow(verdict)
    } else {
      // The batch broke the contract: all data is requested again.
      dropEverything()
      layoutIfNeeded()
    }
    finishBatch(after: Self.batchDuration)
  }

  private func follow(_ verdict: BatchJudge.Verdict) {
    let outcome = BatchOutcome(verdict)
    selected = selected.compactMap(outcome.keptItem)
    highlighted = highlighted.flatMap(outcome.keptItem)
    prefetched = Set(prefetched.compactMap { outcome.items[$0] })
    reconfigured = reconfigured.compactMap(outcome.keptItem)
    invalidateCounts(isEverything: false)
    isLayingOut = true
    prepareLayout()
    activeLayout.prepare(forCollectionViewUpdates: UpdateItems(verdict.batch, outcome).all)
    isLayingOut = false
    sortViews(outcome)
    adjustOffset()
    let before = Set(shown.keys)
    setNeedsLayout()
    layoutIfNeeded()
    askForInitialAttributes(of: shown.keys.filter { !before.contains($0) })
    activeLayout.finalizeCollectionViewUpdates()
  }

  /// Moves views of remaining elements to their new keys; others leave with the layout's final attributes.
  private func sortViews(_ outcome: BatchOutcome) {
    movePreparedCells(outcome.keptItem)
    let old = shown
    shown = [:]
    let announced = announcedChanges(outcome)
    for (key, view) in old.sorted(by: { $0.key < $1.key }) {
      if let kept = keptKey(key, outcome, announced) {
        shown[kept] = view
        checkAttributes(of: kept)
      } else {
        if let attributes = finalAttributes(of: key) { view.adopt(attributes) }
        leaving.append((key, view))
      }
    }
  }

  private func keptKey(
    _ key: ElementKey, _ outcome: BatchOutcome, _ announced: [ElementKey: SupplementaryChanges]
  ) -> ElementKey? {
    switch key.category {
    case .cell:
      return outcome.keptItem(key.indexPath).map { key.at($0) }
    case .supplementaryView, .decorationView:
      guard key.indexPath.count == 2, let section = outcome.keptSection(key.indexPath.section) else {
        return nil
      }
      let changes = announced[key.at(IndexPath())] ?? SupplementaryChanges()
      return changes.position(of: key.indexPath, in: section).map {
        key.at(IndexPath(item: $0, section: section))
      }
    }
  }

  /// Returns the views that the layout announces, by their kind.
  private func announcedChanges(_ outcome: BatchOutcome) -> [ElementKey: SupplementaryChanges] {
    var announced: [ElementKey: SupplementaryChanges] = [:]
    for key in knownKinds.sorted() {
      guard let kind = key.kind else { continue }
      let isDecoration = key.category == .decorationView
      let changes = SupplementaryChanges(
        deletes: isDecoration
          ? activeLayout.indexPathsToDeleteForDecorationView(ofKind: kind)
          : activeLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind),
        inserts: isDecoration
          ? activeLayout.indexPathsToInsertForDecorationView(ofKind: kind)
          : activeLayout.indexPathsToInsertForSupplementaryView(ofKind: kind))
      for path in changes.deletes where outcome.sections[path.section] == nil {
        Simulation.raise(
          .announcedViewMissing, "the layout deletes the \(kind) of section \(path.section), which is gone")
      }
      for path in changes.inserts { checkAttributes(of: key.at(path), .announcedViewMissing) }
      announced[key] = changes
    }
    return announced
  }

  /// Checks that the layout has a place for a supplementary or decoration view.
  private func checkAttributes(of key: ElementKey, _ rule: UIKitRule = .keptViewWithoutAttributes) {
    guard let kind = key.kind else { return }
    let (layout, path) = (activeLayout, key.indexPath)
    let attributes =
      key.category == .decorationView
      ? layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
      : layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    if attributes == nil { Simulation.raise(rule, "the layout has no attributes for \(key)") }
  }

  private func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (activeLayout, key.indexPath)
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case (.decorationView, let kind?):
      return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    default: return layout.finalLayoutAttributesForDisappearingItem(at: path)
    }
  }

  /// Queries the layout for initial attributes. No time passes here: views get their final frames at once.
  private func askForInitialAttributes(of keys: [ElementKey]) {
    for key in keys.sorted() {
      let (layout, path) = (activeLayout, key.indexPath)
      switch (key.category, key.kind) {
      case (.supplementaryView, let kind?):
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case (.decorationView, let kind?):
        _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      default: _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
  }

  /// Keeps the distance from the start, unless it exceeds the content.
  private func adjustOffset() {
    let proposed = activeLayout.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
    let target = collectionDelegate?.collectionView(
      self, targetContentOffsetForProposedContentOffset: proposed)
    let offset = target ?? proposed
    if offset != contentOffset { contentOffset = offset }
  }

  private func finishBatch(after duration: TimeInterval) {
    let isAnimated = UIView.areAnimationsEnabled && window != nil
    if !isAnimated, Simulation.quirks.completesDisabledAnimationsAtOnce { return concludeBatch() }
    Simulation.schedule(after: isAnimated ? duration : 0) { [weak self] in self?.concludeBatch() }
  }

  private func concludeBatch() {
    finishLeaving()
    judge.finishAnimations(finished: window != nil)
  }

  // MARK: Reconfiguring

  /// Reconfigures cells in place, in the next layout pass at the latest.
  func reconfigure(_ indexPaths: [IndexPath]) {
    guard mayChange() else { return }
    if movement != nil {
      Simulation.raise(.changedWhileMoving, "items are reconfigured while one is carried")
    }
    if judge.isInBatch, !judge.saysNothing {
      Simulation.raise(
        .reconfiguredBesideChanges,
        "nothing says in which version a reconfigured item of such a batch is counted")
    }
    for indexPath in indexPaths {
      guard hasItem(at: indexPath) else {
        Simulation.raise(.reconfiguredMissingItem, "item \(indexPath) is reconfigured, but does not exist")
        continue
      }
      guard let cell = cellForItem(at: indexPath) ?? prepared[indexPath], let dataSource else { continue }
      let key = ElementKey.cell(indexPath)
      let answer = answer(to: ViewRequest(key, existing: cell)) {
        dataSource.collectionView(self, cellForItemAt: indexPath)
      }
      if answer !== cell {
        Simulation.raise(.reconfiguredOtherCell, "another cell than the one of \(key) was configured")
      }
      reconfigured.append(indexPath)
    }
    setNeedsLayout()
  }
}

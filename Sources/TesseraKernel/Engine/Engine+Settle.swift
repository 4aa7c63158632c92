import TesseraLayout

extension Engine {
  /// How often sizes that were measured already may change in one transaction before the rest is left for the next one.
  private static var passLimit: Int { 16 }

  /// Measures what comes into view until nothing moves any more, holding the anchor: then the paths of the pass are
  /// what is in view or near it, from top to bottom.
  ///
  /// - Parameters:
  ///   - keepsLayout: Whether only the scroll position and states may have changed.
  ///   - anchor: What to hold on to; nil for what is in view now. That is looked for only if something moves.
  func settle(
    _ pass: inout ReconcilePass, keepingLayout keepsLayout: Bool, anchor: inout Anchor?,
    issues: inout [Issue]
  ) {
    var passes = 0
    while passes < Self.passLimit {
      find(&pass, keepingLayout: keepsLayout)
      if pass.isUnchanged { return }
      let known = pass.measured.count
      guard measure(&pass, &anchor, issues: &issues) else { return }
      // Items that come into view because others are smaller than estimated are progress, however many there are.
      if pass.measured.count == known { passes += 1 }
      if let anchor { moveViewport(to: anchor) }
    }
    issues.append(.unsettledSizes)
    requests.isReviewDue = true
    find(&pass, keepingLayout: false)
  }

  /// Looks for what should be on screen, and for what of it is.
  private func find(_ pass: inout ReconcilePass, keepingLayout keepsLayout: Bool) {
    let isContentNew = pass.isContentNew
    var keptCount = 0
    pass.find { runs in
      frames.appendRuns(overlapping: overscanned, to: &runs)
      keptCount = addKept(to: &runs, isContentNew: isContentNew)
    }
    pass.keptCount = keptCount
    let isSteady = keepsLayout && !isContentNew && frames.revision == placedRevision
    if isSteady, keptCount == self.keptCount, shown.areExactly(pass.runs, of: live) { return pass.keepAll() }
    findShownPaths()
    pass.match(live, at: shown, isSteady: isSteady, unordered: self.keptCount)
  }

  /// Whether the viewport has an extent: without, nothing is in view.
  package var isShowing: Bool { window.width > 0 && window.height > 0 }

  /// How far beyond the viewport views are kept ready, in points.
  package var overscan: Double { min(settings.overscan.asExtent, Self.largestViewport) }

  /// What is kept ready: the viewport and the overscan around it.
  var overscanned: Rect { window.inset(by: Insets(horizontal: -overscan, vertical: -overscan)) }

  /// Measures portable cells whose size is estimated and not known for their content, and looks into groups; whether a
  /// frame has changed.
  private func measure(
    _ pass: inout ReconcilePass, _ anchor: inout Anchor?, issues: inout [Issue]
  ) -> Bool {
    var hasChanged = false
    // What is on screen was measured there, and its room is what it was if nothing has moved.
    let isShownMeasured = !pass.isContentNew && frames.revision == placedRevision
    var position = 0
    while position < pass.count {
      if isShownMeasured, pass.walked.contains(position) {
        position = pass.walked.upperBound
      } else if let plain = plainRun(from: position, pass) {
        position = plain.upperBound
      } else {
        let isShown = pass.partner(at: position) != ReconcilePass.nobody
        if !(isShown && isShownMeasured), measure(at: position, isShown, &pass, &anchor, issues: &issues) {
          hasChanged = true
        }
        position += 1
      }
    }
    frames.settleSizes()
    return hasChanged
  }

  /// The paths from a position on whose items are known, without a look at their cells, to have a fixed size and to be no
  /// groups; nil where none is.
  private func plainRun(from position: Int, _ pass: ReconcilePass) -> Range<Int>? {
    let first = pass.path(at: position)
    guard let item = first.item, let plain = snapshot.sections[first.section].plainItems(around: item) else {
      return nil
    }
    var end = position + 1
    while end < pass.count, plain.contains(item + end - position),
      pass.path(at: end) == .item(item + end - position, in: first.section)
    { end += 1 }
    return position..<end
  }

  /// Measures one of the cells of a pass, or looks into it; whether its frame has changed.
  private func measure(
    at position: Int, _ isShown: Bool, _ pass: inout ReconcilePass, _ anchor: inout Anchor?,
    issues: inout [Issue]
  ) -> Bool {
    let path = pass.path(at: position)
    let offered = frames.offer(to: path)
    // What is on screen is no group.
    if offered == nil {
      if isShown, !pass.isContentNew { return false }
      let isKnown = snapshot.sections[path.section].isKnownAsPlain(path.element)
      if isKnown, !frames.sections[path.section].hasUnaskedSizes { return false }
    }
    guard let cell = cell(at: position, &pass) else { return false }
    if let group = cell.group {
      guard path.item != nil else {
        if pass.measured.insert(path).inserted {
          issues.append(.misplacedGroup(snapshot.key(at: path, kind: cell.kind)))
        }
        return false
      }
      anchor = anchor ?? currentAnchor()
      open(group, at: path, issues: &issues)
      pass.measured.insert(path)
      return true
    }
    if !frames.isSized(path, as: cell, shown: isShown ? live[pass.partner(at: position)].cell : nil) {
      anchor = anchor ?? currentAnchor()
      frames.askAgain(path.section)
      pass.measured.insert(path)
      return true
    }
    guard let offered else { return false }
    if let known = frames.measured(path), known.holds(for: cell, offered: offered) { return false }
    guard let size = cell.measure(offered: offered) else { return false }
    anchor = anchor ?? currentAnchor()
    if !size.isSane { issues.append(.absurdSize(snapshot.key(at: path, kind: cell.kind))) }
    estimates.note(size.sanitized, of: cell.kind)
    let measured = settings.measuredSize(size)
    anchor = anchor.map { self.anchor($0, measuring: path, as: measured) }
    pass.measured.insert(path)
    return frames.setMeasured(MeasuredSize(size: measured, offered: offered, cell: cell), for: path)
  }

  /// The cell that belongs at one of the paths of a pass, made once per transaction at most.
  func cell(at position: Int, _ pass: inout ReconcilePass) -> DeclaredCell? {
    let partner = pass.partner(at: position)
    if !pass.isContentNew, partner != ReconcilePass.nobody { return live[partner].cell }
    return pass.cell(at: position) { snapshot.sections[$0.section].cell(of: $0.element) }
  }
}

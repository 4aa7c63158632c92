import TesseraLayout

extension Engine {
  /// The number of passes of a transaction that may change measured sizes. The next one does the rest.
  private static var passLimit: Int { 16 }

  /// Measures the cells that become visible until nothing moves any more, while holding the anchor. After
  /// that the paths of the pass are those on screen or near it, from top to bottom.
  ///
  /// - Parameters:
  ///   - keepsLayout: Whether only the scroll position and states may have changed.
  ///   - anchor: The anchor to hold; `nil` for the visible elements, which are looked up only if something
  ///     moves.
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
      // Items that become visible because others are smaller than estimated count as progress, however many
      // they are.
      if pass.measured.count == known { passes += 1 }
      if let anchor { moveViewport(to: anchor) }
    }
    issues.append(.unsettledSizes)
    requests.invalidatesLayout = true
    find(&pass, keepingLayout: false)
  }

  /// Finds the paths that should be on screen, and the mounted cells among them.
  private func find(_ pass: inout ReconcilePass, keepingLayout keepsLayout: Bool) {
    let isContentNew = pass.isContentNew
    var keptCount = 0
    pass.find { runs in
      frames.appendRuns(overlapping: overscanned, to: &runs)
      keptCount = addKept(to: &runs, isContentNew: isContentNew)
    }
    pass.keptCount = keptCount
    let isSteady = keepsLayout && !isContentNew && frames.revision == placedRevision
    if isSteady, keptCount == self.keptCount, shown.areExactly(pass.runs, of: live) {
      return pass.markUnchanged()
    }
    updateMountedPaths()
    pass.match(live, at: shown, isSteady: isSteady, unordered: self.keptCount)
  }

  /// Whether the viewport has an extent. Otherwise nothing is visible.
  package var isShowing: Bool { window.width > 0 && window.height > 0 }

  /// The distance beyond the viewport within which views are mounted, in points.
  package var overscan: Double { min(settings.overscan.asExtent, Self.largestViewport) }

  /// The viewport and the overscan around it.
  var overscanned: Rect { window.inset(by: Insets(horizontal: -overscan, vertical: -overscan)) }

  /// Measures visible portable cells of unknown size, and opens groups. Returns whether a frame has changed.
  private func measure(
    _ pass: inout ReconcilePass, _ anchor: inout Anchor?, issues: inout [Issue]
  ) -> Bool {
    var hasChanged = false
    // Mounted cells have been measured, and their constraints are the same if nothing has moved.
    let isShownMeasured = !pass.isContentNew && frames.revision == placedRevision
    var position = 0
    while position < pass.count {
      if isShownMeasured, pass.matchedRange.contains(position) {
        position = pass.matchedRange.upperBound
      } else if let plain = plainRun(from: position, pass) {
        position = plain.upperBound
      } else {
        let isShown = pass.matchIndex(at: position) != ReconcilePass.noMatch
        if !(isShown && isShownMeasured), measure(at: position, isShown, &pass, &anchor, issues: &issues) {
          hasChanged = true
        }
        position += 1
      }
    }
    frames.settleSizes()
    return hasChanged
  }

  /// Returns the positions from `position` on whose items are known, without their cells, to have fixed sizes
  /// and not to be groups; `nil` if there are none.
  private func plainRun(from position: Int, _ pass: ReconcilePass) -> Range<Int>? {
    let first = pass.path(at: position)
    guard let item = first.item, let plain = snapshot.sections[first.section].plainItems(around: item)
    else { return nil }
    var end = position + 1
    while end < pass.count, plain.contains(item + end - position),
      pass.path(at: end) == .item(item + end - position, in: first.section)
    { end += 1 }
    return position..<end
  }

  /// Measures a cell of a pass, or opens it if it is a group. Returns `true` if its frame has changed.
  private func measure(
    at position: Int, _ isShown: Bool, _ pass: inout ReconcilePass, _ anchor: inout Anchor?,
    issues: inout [Issue]
  ) -> Bool {
    let path = pass.path(at: position)
    let offered = frames.offer(to: path)
    // A mounted cell is not a group.
    if offered == nil {
      if isShown, !pass.isContentNew { return false }
      let isKnown = snapshot.sections[path.section].isKnownAsPlain(path.element)
      if isKnown, !frames.sections[path.section].hasAssumedSizes { return false }
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
    if !frames.isSized(path, as: cell, shown: isShown ? live[pass.matchIndex(at: position)].cell : nil) {
      anchor = anchor ?? currentAnchor()
      frames.invalidateArrangement(path.section)
      pass.measured.insert(path)
      return true
    }
    guard let offered else { return false }
    if let known = frames.measured(path), known.holds(for: cell, offered: offered) { return false }
    guard let size = cell.measure(offered: offered) else { return false }
    anchor = anchor ?? currentAnchor()
    if !size.isValid { issues.append(.invalidSize(snapshot.key(at: path, kind: cell.kind))) }
    estimates.record(size.sanitized, of: cell.kind)
    let measured = settings.measuredSize(size)
    anchor = anchor.map { self.anchor($0, measuring: path, as: measured) }
    pass.measured.insert(path)
    return frames.setMeasured(MeasuredSize(size: measured, offered: offered, cell: cell), for: path)
  }

  /// Returns the cell at a position of a pass, made at most once per transaction.
  func cell(at position: Int, _ pass: inout ReconcilePass) -> DeclaredCell? {
    let matchIndex = pass.matchIndex(at: position)
    if !pass.isContentNew, matchIndex != ReconcilePass.noMatch { return live[matchIndex].cell }
    return pass.cell(at: position) { snapshot.sections[$0.section].cell(of: $0.element) }
  }
}

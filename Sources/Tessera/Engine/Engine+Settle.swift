import TesseraLayout

extension Engine {
  /// How often sizes that were measured already may change in one transaction before the rest is left for the next one.
  private static var passLimit: Int { 16 }

  /// Measures what comes into view until nothing moves any more, holding the anchor: then the paths of the pass are
  /// what is in view or near it, from top to bottom.
  ///
  /// - Parameter anchor: What to hold on to; nil for what is in view now. That is looked for only if something moves.
  func settle(_ pass: inout ReconcilePass, anchor: inout Anchor?, issues: inout [Issue]) {
    var passes = 0
    while passes < Self.passLimit {
      find(&pass)
      let known = pass.measured.count
      guard measure(&pass, &anchor, issues: &issues) else { return }
      // Items that come into view because others are smaller than estimated are progress, however many there are.
      if pass.measured.count == known { passes += 1 }
      if let anchor { moveViewport(to: anchor) }
    }
    issues.append(.unsettledSizes)
    requests.isReviewDue = true
    find(&pass)
  }

  /// Looks for what should be on screen, and for what of it is.
  private func find(_ pass: inout ReconcilePass) {
    let isContentNew = pass.isContentNew
    var keptCount = 0
    pass.find { paths in
      frames.appendPaths(overlapping: overscanned, to: &paths)
      keptCount = addKept(to: &paths, isContentNew: isContentNew)
    }
    pass.keptCount = keptCount
    pass.match(live, unordered: lifecycle.keptCount)
  }

  /// Whether the viewport has an extent: without, nothing is in view.
  var isShowing: Bool { window.width > 0 && window.height > 0 }

  /// How far beyond the viewport views are kept ready, in points.
  var overscan: Double { min(configuration.overscan.asExtent, Self.largestViewport) }

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
    for position in pass.paths.indices {
      let isShown = pass.partners[position] != ReconcilePass.nobody
      if isShown, isShownMeasured { continue }
      let path = pass.paths[position]
      let offered = frames.offer(to: path)
      // What is on screen is no group.
      if offered == nil, (!pass.isContentNew && isShown) || snapshot.isKnownAsPlain(path) { continue }
      guard let cell = cell(at: position, &pass) else { continue }
      if let group = cell.group {
        guard path.item != nil else {
          if pass.measured.insert(path).inserted {
            issues.append(.misplacedGroup(snapshot.key(at: path, kind: cell.kind)))
          }
          continue
        }
        anchor = anchor ?? currentAnchor()
        open(group, at: path, issues: &issues)
        pass.measured.insert(path)
        hasChanged = true
        continue
      }
      guard let offered else { continue }
      if let known = frames.measured(path), known.holds(for: cell, offered: offered) { continue }
      guard let size = cell.measure(offered: offered) else { continue }
      anchor = anchor ?? currentAnchor()
      if !size.isSane { issues.append(.absurdSize(snapshot.key(at: path, kind: cell.kind))) }
      estimates.note(size.sanitized, of: cell.kind)
      let measured = configuration.measuredSize(size)
      anchor = anchor.map { self.anchor($0, measuring: path, as: measured) }
      let known = MeasuredSize(size: measured, offered: offered, cell: cell)
      if frames.setMeasured(known, for: path) { hasChanged = true }
      pass.measured.insert(path)
    }
    frames.settleSizes()
    return hasChanged
  }

  /// The cell that belongs at one of the paths of a pass, made once per transaction at most.
  func cell(at position: Int, _ pass: inout ReconcilePass) -> DeclaredCell? {
    let partner = pass.partners[position]
    if !pass.isContentNew, partner != ReconcilePass.nobody { return live[partner].cell }
    return pass.cell(at: position) { snapshot.cell(at: $0) }
  }
}

import TesseraDiff
import TesseraLayout

extension Engine {
  /// Carries out what was asked for since the last transaction, all of it together.
  ///
  /// - Parameter time: The time of the frame in seconds of a clock that does not go back; nil: the host has no clock, so
  ///   that everything is at rest.
  /// - Complexity: What changed: a scroll step finds what is in view, and works on what comes and goes; new content costs
  ///   what cannot be told to be the same at once.
  func update(at time: Double? = nil) -> Transaction {
    let isNewFrame = time.map { $0 > now } ?? true
    if let time, time > now, time.isFinite { self.time = time }
    callBehaviors(in: .frame) { $0.beginUpdate(at: time, isNewFrame: isNewFrame, self) }
    transactionCount += 1
    change = LayoutChange(isTimed: time != nil, isFirst: !hasShown)
    defer { change = LayoutChange() }
    let origin = mirrored(window).origin
    // Taken and cleared before the work, so that what is asked for during it is not lost.
    var requests = spare.take(&self.requests)
    hasRequests = false
    var issues = requests.issues
    let (hasContent, keepsLayout) = (requests.hasContent, requests.keepsLayout)
    let hasNewEstimates = estimates.decide()
    adoptKeepAlive(requests.keepAlive)
    // A scroll step moves nothing; what is in view then is looked for if something that comes into view does.
    var anchor: Anchor?
    if !keepsLayout || hasNewEstimates || parkedAnchor != nil {
      anchor = self.anchor(through: requests, withNewEstimates: hasNewEstimates)
    }
    if hasContent || !requests.scrolls.isEmpty { anchoring.operated = nil }
    callBehaviors(in: .requests) { $0.carryOutRequests(&issues, self) }

    let isResized = resizes(for: requests)
    if let size = requests.viewportSize { window.size = size }
    if let insets = requests.viewportInsets { coveredEdges = insets }
    if let content = requests.content, let held = anchor {
      let pairing = pair(content, requests.prepared, issues: &issues)
      anchor = adopt(
        pairing, requests.forgetsSizes ? nil : requests.prepared, withNewEstimates: hasNewEstimates,
        forgettingSizes: requests.forgetsSizes, keeping: held, issues: &issues)
    } else if isResized || hasNewEstimates || requests.forgetsSizes {
      tracer.around(.layOut, updateCount) {
        layOutAgain(withNewEstimates: hasNewEstimates, forgettingSizes: requests.forgetsSizes)
      }
      if isResized { issues += frames.issues }
    }
    anchor = anchor.map(adoptExtent)
    adoptMeasured(requests.measured, &anchor)
    if let anchor { moveViewport(to: anchor) }
    let unscrolled = mirrored(window).origin
    if hasContent || requests.asked.contains(.lateRequests) {
      callBehaviors(in: .lateRequests) { $0.carryOutRequests(before: &requests.scrolls, &issues, self) }
    }
    anchor = follow(requests.scrolls, from: anchor, issues: &issues)
    anchor = aligned(anchor)

    change.isResized = isResized
    change.scrolled = mirrored(window).origin - unscrolled
    change.hasMeasured = !requests.measured.isEmpty

    var (pass, operations) = (ReconcilePass(), [MountOperation]())
    spare.take(&pass, &operations)
    pass.begin(isContentNew: hasContent)
    tracer.around(.measure, updateCount) {
      settle(&pass, keepingLayout: keepsLayout, anchor: &anchor, issues: &issues)
    }
    change.hasMeasured = change.hasMeasured || !pass.measured.isEmpty
    let correction = mirrored(window).origin - origin - change.scrolled
    change.correction = correction.isNegligible ? .zero : correction
    tracer.around(.reconcile, updateCount) {
      reconcile(
        &pass, keepingLayout: keepsLayout, statesChanged: requests.statesChanged, &operations,
        issues: &issues)
    }
    if isShowing, hasContent || isResized { frames.settleScrolls() }
    var transaction = transaction(operations, issues: issues)
    // Groups that leave the view are looked up for the last time.
    callBehaviors(in: .finish) { $0.finish(&transaction, self) }
    closeGroups()
    parkedAnchor = isShowing ? nil : anchor ?? currentAnchor()
    hasShown = hasShown || (!snapshot.sections.isEmpty && isShowing)
    spare.keep(&requests, &pass, operations)
    return transaction
  }

  /// A transaction that leads to the present state.
  func transaction(_ operations: [MountOperation], issues: [Issue]) -> Transaction {
    Transaction(operations: operations, viewport: viewport, contentSize: contentSize, issues: issues)
  }

  /// The size that a native view answered when it was measured last.
  func measuredSize(at path: ElementPath) -> Size? { frames.measured(path)?.size }

  /// Takes over what the host measured.
  private func adoptMeasured(_ measured: [(id: CellID, size: Size)], _ anchor: inout Anchor?) {
    guard !measured.isEmpty else { return }
    var sizes = SlotTable<Size>()
    for (id, size) in measured where live.slot(of: id) != nil { sizes[id] = size }
    for position in live.indices {
      guard let size = sizes[live[position].id] else { continue }
      let cell = live[position]
      guard snapshot.cell(at: cell.path) != nil, let offered = frames.offer(to: cell.path) else { continue }
      if let known = frames.measured(cell.path), known.size != size { change.hasRemeasured = true }
      estimates.note(size, of: cell.cell.kind)
      anchor = anchor.map { self.anchor($0, measuring: cell.path, as: size) }
      frames.setMeasured(MeasuredSize(size: size, offered: offered, cell: cell.cell), for: cell.path)
    }
    frames.settleSizes()
  }
}

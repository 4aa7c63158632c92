import TesseraDiff
import TesseraLayout

extension Engine {
  /// Performs all requests since the last transaction together.
  ///
  /// - Parameter time: The time of the frame, in seconds of a clock that does not go back; `nil` if the host
  ///   has no clock, so that everything is at rest.
  /// - Complexity: Depends on what has changed. A scroll step finds the visible elements and works on the
  ///   cells that come and go; new content costs the parts that cannot be recognized as equal at once.
  func update(at time: Double? = nil) -> Transaction {
    let isNewFrame = time.map { $0 > now } ?? true
    if let time, time > now, time.isFinite { self.time = time }
    callBehaviors(in: .frame) { $0.beginUpdate(at: time, isNewFrame: isNewFrame, self) }
    transactionCount += 1
    change = LayoutChange(isTimed: time != nil, isFirst: !hasShown)
    defer { change = LayoutChange() }
    let origin = mirrored(window).origin
    // Taken and cleared before the work, so that requests made during it are not lost.
    var requests = scratch.take(&self.requests)
    hasRequests = false
    var issues = requests.issues
    let (hasContent, keepsLayout) = (requests.hasContent, requests.keepsLayout)
    let hasNewEstimates = estimates.updateEstimates()
    applyKeepAlive(requests.keepAlive)
    // A scroll step looks up visible elements only if an item that appears moves others.
    var anchor: Anchor?
    if !keepsLayout || hasNewEstimates || suspendedAnchor != nil {
      anchor = self.anchor(through: requests, withNewEstimates: hasNewEstimates)
    }
    if hasContent || !requests.scrolls.isEmpty { anchoring.lastInteraction = nil }
    callBehaviors(in: .requests) { $0.performRequests(&issues, self) }

    let isResized = resizes(for: requests)
    if let size = requests.viewportSize { window.size = size }
    if let insets = requests.viewportInsets { coveredEdges = insets }
    if let content = requests.content, let held = anchor {
      let pairing = pair(content, requests.prepared, issues: &issues)
      anchor = migrate(
        pairing, requests.forgetsSizes ? nil : requests.prepared, withNewEstimates: hasNewEstimates,
        forgettingSizes: requests.forgetsSizes, keeping: held, issues: &issues)
    } else if isResized || hasNewEstimates || requests.forgetsSizes {
      tracer.around(.layOut, updateCount) {
        layOutAgain(withNewEstimates: hasNewEstimates, forgettingSizes: requests.forgetsSizes)
      }
      if isResized { issues += frames.issues }
    }
    anchor = anchor.map(resolveExtent)
    applyMeasuredSizes(requests.measured, &anchor)
    if let anchor { moveViewport(to: anchor) }
    let unscrolled = mirrored(window).origin
    if hasContent || requests.requested.contains(.lateRequests) {
      callBehaviors(in: .lateRequests) { $0.performRequests(before: &requests.scrolls, &issues, self) }
    }
    anchor = follow(requests.scrolls, from: anchor, issues: &issues)
    anchor = aligned(anchor)

    change.isResized = isResized
    change.scrolled = mirrored(window).origin - unscrolled
    change.hasMeasured = !requests.measured.isEmpty

    var (pass, operations) = (ReconcilePass(), [MountOperation]())
    scratch.take(&pass, &operations)
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
    // Behaviors look up groups for the last time before they are closed.
    callBehaviors(in: .finish) { $0.finish(&transaction, self) }
    closeGroups()
    suspendedAnchor = isShowing ? nil : anchor ?? currentAnchor()
    hasShown = hasShown || (!snapshot.sections.isEmpty && isShowing)
    scratch.keep(&requests, &pass, operations)
    return transaction
  }

  func transaction(_ operations: [MountOperation], issues: [Issue]) -> Transaction {
    Transaction(operations: operations, viewport: viewport, contentSize: contentSize, issues: issues)
  }

  func measuredSize(at path: ElementPath) -> Size? { frames.measured(path)?.size }

  private func applyMeasuredSizes(_ measured: [(id: CellID, size: Size)], _ anchor: inout Anchor?) {
    guard !measured.isEmpty else { return }
    var sizes = SlotTable<Size>()
    for (id, size) in measured where live.slot(of: id) != nil { sizes[id] = size }
    for position in live.indices {
      guard let size = sizes[live[position].id] else { continue }
      let cell = live[position]
      guard snapshot.cell(at: cell.path) != nil, let offered = frames.offer(to: cell.path) else { continue }
      if let known = frames.measured(cell.path), known.size != size { change.hasRemeasured = true }
      estimates.record(size, of: cell.cell.kind)
      anchor = anchor.map { self.anchor($0, measuring: cell.path, as: size) }
      frames.setMeasured(MeasuredSize(size: size, offered: offered, cell: cell.cell), for: cell.path)
    }
    frames.settleSizes()
  }
}

import TesseraDiff
import TesseraLayout

extension Engine {
  /// Carries out what was asked for since the last transaction, all of it together.
  ///
  /// - Complexity: What changed: a scroll step costs the items in view; new content costs what cannot be told to be
  ///   the same at once.
  func update() -> Transaction {
    // Taken and cleared before the work, so that what is asked for during it is not lost.
    let requests = self.requests
    self.requests = Requests()
    var issues: [Issue] = []
    var anchor = currentAnchor()

    let isResized = requests.viewportSize.map { $0 != viewport.size } ?? false
    if let size = requests.viewportSize { viewport.size = size }
    if let content = requests.content {
      anchor = adopt(content, keeping: anchor, issues: &issues)
    } else if isResized {
      layOutAgain()
    }
    adoptMeasured(requests.measured)
    moveViewport(to: anchor)
    follow(requests.focus, issues: &issues)
    if requests.focus != nil { anchor = follow(.focus, from: anchor, issues: &issues) }
    for scroll in requests.scrolls { anchor = follow(scroll, from: anchor, issues: &issues) }

    var pass = ReconcilePass<H>(isContentNew: requests.content != nil)
    let paths = settle(&pass, anchor: anchor, issues: &issues)
    let operations = reconcile(paths, &pass)
    closeGroups(except: paths)
    parkedAnchor = viewport.height > 0 ? nil : anchor
    hasShown = hasShown || (!snapshot.sections.isEmpty && viewport.height > 0)
    return transaction(operations, issues: issues)
  }

  /// A transaction that leads to the present state.
  func transaction(_ operations: [MountOperation], issues: [Issue]) -> Transaction {
    Transaction(operations: operations, viewport: viewport, contentSize: contentSize, issues: issues)
  }

  /// Takes new content over: everything on screen finds its new place, or none.
  private func adopt(_ content: Content<H>, keeping anchor: Anchor, issues: inout [Issue]) -> Anchor {
    let oldFrames = frames
    let inView = frames.paths(overlapping: viewport)
    let limit = configuration.identityCheckLimit
    let pairing = SnapshotPairing(
      of: snapshot, with: Snapshot(content, identityCheckLimit: limit, issues: &issues),
      identityCheckLimit: limit, reusing: &workspace, issues: &issues)
    snapshot = pairing.new
    frames = framesForContent(carrying: oldFrames, pairing)
    for index in live.indices { live[index].adopt(pairing, snapshot) }
    holdStrips(oldFrames, pairing)
    adoptFocus(pairing)
    adoptSelection(pairing)
    return surviving(anchor, inView: inView, pairing, oldFrames)
  }

  /// Lays new content out with the sizes that were measured before and the scroll positions of sections.
  private func framesForContent(
    carrying old: CollectionFrames<H>, _ pairing: SnapshotPairing<H>
  ) -> CollectionFrames<H> {
    let measured = measuredItems(in: old, pairing)
    return CollectionFrames(snapshot, viewport: viewport.size) { section, children in
      let partner = pairing.oldSection(ofNew: section).map { old.sections[$0] }
      return SectionFrames(
        SectionItems(snapshot.sections[section], measured: measured[section]), axis: snapshot.axis,
        children: children, carrying: isValid(old) ? partner : nil, scrolledLike: partner)
    }
  }

  /// The sizes that were measured before, by the places that the items have now.
  ///
  /// - Complexity: O(*m*) for *m* measured items.
  private func measuredItems(
    in old: CollectionFrames<H>, _ pairing: SnapshotPairing<H>
  ) -> [[Int: MeasuredSize<H>]] {
    var measured = Array(repeating: [Int: MeasuredSize<H>](), count: snapshot.sections.count)
    guard isValid(old) else { return measured }
    for (position, section) in old.sections.enumerated() {
      for (item, size) in section.items.measured {
        guard let path = pairing.newPath(ofOld: .item(item, in: position)), let item = path.item else {
          continue
        }
        measured[path.section][item] = size
      }
    }
    return measured
  }

  /// Whether what was measured still says something: sizes for another width do not.
  private func isValid(_ frames: CollectionFrames<H>) -> Bool { frames.viewport.width == viewport.width }

  /// Lays everything out for another viewport; measured sizes hold as long as the width does.
  private func layOutAgain() {
    let old = frames
    let isValid = isValid(old)
    frames = CollectionFrames(snapshot, viewport: viewport.size) { section, children in
      let partner = old.sections[section]
      return SectionFrames(
        SectionItems(snapshot.sections[section], measured: isValid ? partner.items.measured : [:]),
        axis: snapshot.axis, children: children, carrying: isValid ? partner : nil, scrolledLike: partner)
    }
  }

  /// The size that a native view answered when it was measured last.
  func measuredSize(at path: ElementPath) -> Size? { frames.measured(path)?.size }

  /// Takes over what the host measured.
  private func adoptMeasured(_ sizes: [CellID: Size]) {
    guard !sizes.isEmpty else { return }
    for cell in live {
      guard let size = sizes[cell.id], snapshot.cell(at: cell.path) != nil,
        let offered = frames.offer(to: cell.path)
      else { continue }
      frames.setMeasured(MeasuredSize(size: size, offered: offered, cell: cell.cell), for: cell.path)
    }
  }
}

extension LiveCell {
  /// Finds the item's place in a new snapshot; without one the path becomes one that is nowhere.
  mutating func adopt(_ pairing: SnapshotPairing<H>, _ snapshot: Snapshot<H>) {
    guard let path = pairing.newPath(ofOld: path) else {
      self.path = .nowhere
      return
    }
    self.path = path
    key = snapshot.key(at: path, kind: cell.kind)
  }
}

extension ElementPath {
  /// The path of an item that is gone.
  static let nowhere = ElementPath.item(-1, in: -1)
}

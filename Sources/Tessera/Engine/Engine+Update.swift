import TesseraDiff
import TesseraLayout

extension Engine {
  /// Carries out what was asked for since the last transaction, all of it together.
  ///
  /// Call it once per frame, and again as long as ``needsUpdate`` says so.
  ///
  /// - Complexity: What changed: a scroll step costs the items in view; new content costs what cannot be told to be
  ///   the same at once.
  public func update() -> Transaction {
    guard !isUpdating else { return transaction([], issues: [.reentrantUpdate]) }
    isUpdating = true
    defer { isUpdating = false }
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
    for scroll in requests.scrolls { anchor = follow(scroll, from: anchor, issues: &issues) }

    var pass = ReconcilePass<H>(isContentNew: requests.content != nil)
    let paths = settle(&pass, anchor: anchor, issues: &issues)
    let operations = reconcile(paths, &pass)
    hasShown = hasShown || (!snapshot.sections.isEmpty && viewport.height > 0)
    return transaction(operations, issues: issues)
  }

  private func transaction(_ operations: [MountOperation], issues: [Issue]) -> Transaction {
    Transaction(operations: operations, viewport: viewport, contentSize: contentSize, issues: issues)
  }

  /// Takes new content over: everything on screen finds its new place, or none.
  private func adopt(_ content: Content<H>, keeping anchor: Anchor, issues: inout [Issue]) -> Anchor {
    let old = snapshot
    let oldFrames = frames
    snapshot = Snapshot(content, identityCheckLimit: configuration.identityCheckLimit, issues: &issues)
    let pairing = Pairing(of: SnapshotPair(old: old, new: snapshot))
    frames = CollectionFrames(
      snapshot.sections.indices.map { section in
        let partner = pairing.newSections[section].partner
        return layOut(section, measuredIn: partner.map { oldFrames.sections[$0] }, pairing)
      })
    for index in live.indices { live[index].adopt(pairing, snapshot) }
    adoptFocus(pairing)
    return surviving(anchor, pairing, oldFrames)
  }

  /// Lays a section out with the sizes that were measured before, wherever its items were then.
  private func layOut(
    _ section: Int, measuredIn old: SectionFrames<H>?, _ pairing: Pairing
  ) -> SectionFrames<H> {
    var measured: [Int: MeasuredSize<H>] = [:]
    let oldSection = pairing.newSections[section].partner
    // Sizes that were measured for another width say nothing.
    let isValid = old?.container.width == viewport.width
    if let old, let oldSection, isValid {
      for (item, size) in old.items.measured {
        let path = pairing.newPath(ofOld: ItemPath(section: oldSection, item: item))
        if let path, path.section == section { measured[path.item] = size }
      }
    }
    return SectionFrames(
      SectionItems(snapshot.sections[section], measured: measured), container: viewport.size,
      header: isValid ? old?.header.measured : nil, footer: isValid ? old?.footer.measured : nil)
  }

  /// Lays everything out for another viewport; measured sizes hold as long as the width does.
  private func layOutAgain() {
    frames = CollectionFrames(
      frames.sections.map { section in
        let isValid = section.container.width == viewport.width
        return SectionFrames(
          SectionItems(section.items.section, measured: isValid ? section.items.measured : [:]),
          container: viewport.size, header: isValid ? section.header.measured : nil,
          footer: isValid ? section.footer.measured : nil)
      })
  }

  /// Takes over what the host measured.
  private func adoptMeasured(_ sizes: [CellID: Size]) {
    guard !sizes.isEmpty else { return }
    for cell in live {
      guard let size = sizes[cell.id], snapshot.cell(at: cell.path) != nil,
        frames.sections[cell.path.section].sizing(of: cell.path.element)?.isEstimated == true
      else { continue }
      frames.setMeasured(MeasuredSize(size: size, cell: cell.cell), for: cell.path)
    }
  }
}

extension LiveCell {
  /// Finds the item's place in a new snapshot; without one the path becomes one that is nowhere.
  mutating func adopt(_ pairing: Pairing, _ snapshot: Snapshot<H>) {
    guard let path = pairing.newPath(ofOld: path, in: snapshot) else {
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

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
    let old = snapshot
    let oldFrames = frames
    let inView = frames.paths(overlapping: viewport)
    snapshot = Snapshot(content, identityCheckLimit: configuration.identityCheckLimit, issues: &issues)
    let pairing = Pairing(of: SnapshotPair(old: old, new: snapshot), reusing: &workspace)
    let measured = measuredItems(in: oldFrames, pairing)
    frames = CollectionFrames(
      snapshot.sections.indices.map { section in
        layOut(
          section, measured[section],
          after: pairing.newSections[section].partner.map { oldFrames.sections[$0] })
      })
    for index in live.indices { live[index].adopt(pairing, snapshot) }
    adoptFocus(pairing)
    adoptSelection(pairing)
    return surviving(anchor, inView: inView, pairing, oldFrames)
  }

  /// The sizes that were measured before, by the places that the items have now.
  ///
  /// - Complexity: O(*m*) for *m* measured items.
  private func measuredItems(
    in old: CollectionFrames<H>, _ pairing: Pairing
  ) -> [[Int: MeasuredSize<H>]] {
    var measured = Array(repeating: [Int: MeasuredSize<H>](), count: snapshot.sections.count)
    for (position, section) in old.sections.enumerated() where isValid(section) {
      for (item, size) in section.items.measured {
        guard let path = pairing.newPath(ofOld: ItemPath(section: position, item: item)) else { continue }
        measured[path.section][path.item] = size
      }
    }
    return measured
  }

  /// Lays a section out with the sizes that were measured before.
  private func layOut(
    _ section: Int, _ measured: [Int: MeasuredSize<H>], after old: SectionFrames<H>?
  ) -> SectionFrames<H> {
    let isValid = old.map(isValid) ?? false
    return SectionFrames(
      SectionItems(snapshot.sections[section], measured: measured), container: viewport.size,
      header: isValid ? old?.header.measured : nil, footer: isValid ? old?.footer.measured : nil)
  }

  /// Whether what was measured in a section still says something: sizes for another width do not.
  private func isValid(_ section: SectionFrames<H>) -> Bool { section.container.width == viewport.width }

  /// Lays everything out for another viewport; measured sizes hold as long as the width does.
  private func layOutAgain() {
    frames = CollectionFrames(
      frames.sections.map { section in
        let isValid = isValid(section)
        return SectionFrames(
          SectionItems(section.items.section, measured: isValid ? section.items.measured : [:]),
          container: viewport.size, header: isValid ? section.header.measured : nil,
          footer: isValid ? section.footer.measured : nil)
      })
  }

  /// The size that a native view answered when it was measured last.
  func measuredSize(at path: ElementPath) -> Size? {
    guard frames.sections.indices.contains(path.section) else { return nil }
    return frames.sections[path.section].measured(path.element)?.size
  }

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

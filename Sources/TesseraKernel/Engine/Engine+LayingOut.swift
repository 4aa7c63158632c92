import TesseraLayout

// Laying out: new content, with what is known of the old, and the same content for another viewport.

extension Engine {
  /// Lays new content out, taking over what was measured, where items are, and how far sections are scrolled.
  func framesForContent(
    carrying old: CollectionFrames, _ pairing: SnapshotPairing, _ prepared: PreparedContent?,
    withNewEstimates hasNewEstimates: Bool, forgettingSizes forgetsSizes: Bool
  ) -> CollectionFrames {
    let measured =
      forgetsSizes
      ? snapshot.sections.map { _ in MeasuredSizes() } : snapshot.measuredSizes(carrying: old, pairing)
    let laidOut = prepared?.laidOut(estimates)
    return CollectionFrames(snapshot, viewport: freeSize) { section, children in
      let new = snapshot.sections[section]
      let frames = SectionFrames(
        SectionItems(new, measured: measured[section], estimates: estimates), axis: snapshot.axis,
        children: children)
      var changes: SizeChanges?
      if let partner = pairing.oldSection(ofNew: section) {
        changes =
          hasNewEstimates || forgetsSizes
          ? nil : sizeChanges(inNew: section, old.sections[partner].items, pairing)
        frames.adopt(
          old.sections[partner], hasSameExtent: hasSameExtent(old) && !forgetsSizes, changes: changes)
      }
      if let prepared = laidOut?(section) {
        frames.adopt(prepared: prepared, changing: changes?.splices.reduce(0) { $0 + $1.new.count })
      }
      return frames
    }
  }

  /// What has changed among the items of a section; nil where those that stayed may have other sizes.
  private func sizeChanges(
    inNew section: Int, _ oldItems: SectionItems, _ pairing: SnapshotPairing
  ) -> SizeChanges? {
    let (old, new) = (oldItems.section, snapshot.sections[section])
    guard var changes = new.sizeChanges(since: old, besides: pairing.splices(inNew: section)) else {
      return nil
    }
    // Items that were not measured answer many at a time, unless each has to be asked: asking them costs nothing.
    if oldItems.measured.isEmpty, !changes.areOnTrust { return changes }
    var areOnTrust = changes.areOnTrust
    changes.splices = pairing.tracingMoves(changes.splices, inNew: section) { source, items in
      new.hasSameSizes(in: items, as: old, from: source.lowerBound, areOnTrust: &areOnTrust)
    }
    changes.areOnTrust = areOnTrust
    return changes
  }

  /// Whether requests give the viewport another size, or other insets.
  func resizes(for requests: Requests) -> Bool {
    requests.viewportSize.map { $0 != window.size } ?? false
      || requests.viewportInsets.map { $0 != coveredEdges } ?? false
  }

  /// How much of the viewport nothing covers: the room in which everything is laid out.
  private var freeSize: Size { freeViewport.size.sanitized }

  /// Whether the free part of the viewport is as wide as when something was laid out; sizes for another width do not
  /// hold.
  private func hasSameExtent(_ frames: CollectionFrames) -> Bool {
    frames.viewport[axis.cross] == freeSize[axis.cross]
  }

  /// Lays everything out for another viewport, or without what was measured before.
  func layOutAgain(withNewEstimates hasNewEstimates: Bool, forgettingSizes forgetsSizes: Bool) {
    let old = frames
    frames = CollectionFrames(snapshot, viewport: freeSize) { section, children in
      let frames = SectionFrames(
        SectionItems(
          snapshot.sections[section],
          measured: forgetsSizes ? MeasuredSizes() : old.sections[section].items.measured,
          estimates: estimates),
        axis: snapshot.axis, children: children)
      frames.adopt(
        old.sections[section], hasSameExtent: hasSameExtent(old) && !forgetsSizes,
        changes: hasNewEstimates || forgetsSizes ? nil : SizeChanges(splices: []))
      frames.holdPlace(of: old.sections[section])
      return frames
    }
  }
}

import TesseraLayout

// Lays out new content, with what is known of the old, and the same content for another viewport.

extension Engine {
  /// Lays out new content. Reuses measured sizes, positions of items, and scroll positions of sections.
  func framesForContent(
    reusing old: CollectionFrames, _ pairing: SnapshotPairing, _ prepared: PreparedContent?,
    withNewEstimates hasNewEstimates: Bool, forgettingSizes forgetsSizes: Bool
  ) -> CollectionFrames {
    let measured =
      forgetsSizes
      ? snapshot.sections.map { _ in MeasuredSizes() } : snapshot.measuredSizes(reusing: old, pairing)
    let laidOut = prepared?.laidOut(estimates)
    return CollectionFrames(snapshot, viewport: freeSize) { section, children in
      let new = snapshot.sections[section]
      let frames = SectionFrames(
        SectionItems(new, measured: measured[section], estimates: estimates), axis: snapshot.axis,
        children: children)
      let prepared = laidOut?(section)
      var changes: SizeChanges?
      if let match = pairing.oldSection(ofNew: section) {
        // Nothing has to be added to a prepared layout without measured items: the items are not compared.
        let isComplete = prepared?.isComplete(besides: measured[section], like: old.sections[match]) ?? false
        if !hasNewEstimates, !forgetsSizes, !isComplete {
          changes = sizeChanges(inNew: section, old.sections[match].items, pairing)
        }
        frames.reuse(
          old.sections[match], hasSameExtent: hasSameExtent(old) && !forgetsSizes, changes: changes)
      }
      if let prepared {
        frames.reuse(prepared: prepared, changing: changes?.splices.reduce(0) { $0 + $1.new.count })
      }
      return frames
    }
  }

  /// Returns the changes of the items of a section; `nil` if items that stayed may have other sizes.
  private func sizeChanges(
    inNew section: Int, _ oldItems: SectionItems, _ pairing: SnapshotPairing
  ) -> SizeChanges? {
    let (old, new) = (oldItems.section, snapshot.sections[section])
    guard var changes = new.sizeChanges(since: old, besides: pairing.splices(inNew: section))
    else { return nil }
    // Sizes of unmeasured items are known for many items at a time, unless each item has to be queried. To
    // query them costs nothing.
    if oldItems.measured.isEmpty, !changes.areAssumed { return changes }
    var areAssumed = changes.areAssumed
    changes.splices = pairing.tracingMoves(changes.splices, inNew: section) { source, items in
      new.hasSameSizes(in: items, as: old, from: source.lowerBound, areAssumed: &areAssumed)
    }
    changes.areAssumed = areAssumed
    return changes
  }

  /// Returns whether requests change the size or the insets of the viewport.
  func resizes(for requests: Requests) -> Bool {
    requests.viewportSize.map { $0 != window.size } ?? false
      || requests.viewportInsets.map { $0 != coveredEdges } ?? false
  }

  /// The size of the uncovered part of the viewport, for which everything is laid out.
  private var freeSize: Size { freeViewport.size.sanitized }

  /// Returns whether the uncovered viewport is as wide as in the last layout, so that its sizes are valid.
  private func hasSameExtent(_ frames: CollectionFrames) -> Bool {
    frames.viewport[axis.cross] == freeSize[axis.cross]
  }

  /// Lays out everything again, for another viewport or without the measured sizes.
  func layOutAgain(withNewEstimates hasNewEstimates: Bool, forgettingSizes forgetsSizes: Bool) {
    let old = frames
    frames = CollectionFrames(snapshot, viewport: freeSize) { section, children in
      let frames = SectionFrames(
        SectionItems(
          snapshot.sections[section],
          measured: forgetsSizes ? MeasuredSizes() : old.sections[section].items.measured,
          estimates: estimates),
        axis: snapshot.axis, children: children)
      frames.reuse(
        old.sections[section], hasSameExtent: hasSameExtent(old) && !forgetsSizes,
        changes: hasNewEstimates || forgetsSizes ? nil : SizeChanges(splices: []))
      frames.holdPlace(of: old.sections[section])
      return frames
    }
  }
}

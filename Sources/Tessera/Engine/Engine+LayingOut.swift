import TesseraLayout

// Laying out: new content, with what is known of the old, and the same content for another viewport.

extension Engine {
  /// Lays new content out, taking over what was measured, where items are, and how far sections are scrolled.
  func framesForContent(
    carrying old: CollectionFrames, _ pairing: SnapshotPairing, _ prepared: PreparedLayout?,
    withNewEstimates hasNewEstimates: Bool, forgettingSizes forgetsSizes: Bool
  ) -> CollectionFrames {
    let measured =
      forgetsSizes ? snapshot.sections.map { _ in MeasuredSizes() } : measuredSizes(in: old, pairing)
    let otherwiseEstimated = prepared?.kindsEstimatedOtherwise(by: estimates) ?? []
    return CollectionFrames(snapshot, viewport: window.size, insets: contentInsets) { section, children in
      let new = snapshot.sections[section]
      let frames = SectionFrames(
        SectionItems(new, measured: measured[section], estimates: estimates), axis: snapshot.axis,
        children: children)
      var changes: [ItemSplice]?
      if let partner = pairing.oldSection(ofNew: section) {
        changes =
          hasNewEstimates || forgetsSizes
          ? nil : splices(inNew: section, old.sections[partner].items, pairing)
        frames.adopt(
          old.sections[partner], hasSameExtent: hasSameExtent(old) && !forgetsSizes, splices: changes)
      }
      if let prepared = prepared?.section(section, besides: otherwiseEstimated) {
        frames.adopt(prepared: prepared, changing: changes?.reduce(0) { $0 + $1.new.count })
      }
      return frames
    }
  }

  /// What has changed among the items of a section; nil where those that stayed may have other sizes.
  private func splices(
    inNew section: Int, _ oldItems: SectionItems, _ pairing: SnapshotPairing
  ) -> [ItemSplice]? {
    let (old, new) = (oldItems.section, snapshot.sections[section])
    let splices = pairing.splices(inNew: section)
    guard new.hasSameSizes(as: old, besides: splices) else { return nil }
    // Items that were not measured answer many at a time: asking them costs nothing.
    if oldItems.measured.isEmpty { return splices }
    return pairing.tracingMoves(splices, inNew: section) { source, items in
      new.hasSameSizes(in: items, as: old, from: source.lowerBound)
    }
  }

  /// What was measured before, by the places that the items have now.
  ///
  /// - Complexity: O(*s*) for *s* sections, and O(*m*) for *m* measured items that have moved.
  private func measuredSizes(
    in old: CollectionFrames, _ pairing: SnapshotPairing
  ) -> [MeasuredSizes] {
    var measured = snapshot.sections.indices.map { section -> MeasuredSizes in
      guard let partner = pairing.oldSection(ofNew: section) else { return MeasuredSizes() }
      var sizes = old.sections[partner].items.measured
      if sizes.isEmpty { return sizes }
      for splice in pairing.splices(inNew: section).reversed() {
        sizes.replace(splice.old, withCount: splice.new.count)
      }
      return sizes
    }
    for (position, section) in old.sections.enumerated() where !section.items.measured.isEmpty {
      for range in pairing.leavingRanges(inOld: position) {
        section.items.measured.forEachItem(in: range) { item in
          guard let path = pairing.newPath(ofOld: .item(item, in: position)), let newItem = path.item else {
            return
          }
          measured[path.section].adopt(section.items.measured, item: item, as: newItem)
        }
      }
    }
    return measured
  }

  /// Whether the viewport is as wide as when something was laid out; sizes for another width do not hold.
  private func hasSameExtent(_ frames: CollectionFrames) -> Bool {
    frames.viewport[axis.cross] == window.size[axis.cross]
  }

  /// Lays everything out for another viewport, or without what was measured before.
  func layOutAgain(withNewEstimates hasNewEstimates: Bool, forgettingSizes forgetsSizes: Bool) {
    let old = frames
    frames = CollectionFrames(snapshot, viewport: window.size, insets: contentInsets) { section, children in
      let frames = SectionFrames(
        SectionItems(
          snapshot.sections[section],
          measured: forgetsSizes ? MeasuredSizes() : old.sections[section].items.measured,
          estimates: estimates),
        axis: snapshot.axis, children: children)
      frames.adopt(
        old.sections[section], hasSameExtent: hasSameExtent(old) && !forgetsSizes,
        splices: hasNewEstimates || forgetsSizes ? nil : [])
      frames.holdPlace(of: old.sections[section])
      return frames
    }
  }
}

extension Snapshot {
  /// What was measured before, by the places that the items have now.
  ///
  /// - Complexity: O(*s*) for *s* sections, and O(*m*) for *m* measured items that have moved.
  package func measuredSizes(carrying old: CollectionFrames, _ pairing: SnapshotPairing) -> [MeasuredSizes] {
    var measured = sections.indices.map { section -> MeasuredSizes in
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
}

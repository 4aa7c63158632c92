extension Snapshot {
  /// Returns the measured sizes of older content at the present positions of the items. O(*s*) for *s*
  /// sections, and O(*m*) for *m* measured items that have moved.
  package func measuredSizes(reusing old: CollectionFrames, _ pairing: SnapshotPairing) -> [MeasuredSizes] {
    var measured = sections.indices.map { section -> MeasuredSizes in
      guard let match = pairing.oldSection(ofNew: section) else { return MeasuredSizes() }
      var sizes = old.sections[match].items.measured
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
          measured[path.section].copySize(section.items.measured, item: item, as: newItem)
        }
      }
    }
    return measured
  }
}

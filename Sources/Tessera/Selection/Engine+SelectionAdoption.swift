import TesseraLayout

extension Engine {
  /// The selection goes with its items to new content. What has gone is forgotten or kept, what was waited for is
  /// selected; ranges go on from where they began.
  ///
  /// - Complexity: What has changed, and O(*r*) for *r* stretches of what is selected. No cell is made.
  func adoptSelection(_ pairing: SnapshotPairing) {
    selecting.anchor = selecting.anchor.flatMap { pairing.newPath(ofOld: $0) }
    if !selecting.extent.isEmpty { selecting.extent = selecting.extent.adopted(by: pairing).staying }
    if let base = selecting.band?.base { selecting.band?.base = base.adopted(by: pairing).staying }
    var (items, gone) = (SelectedItems(), SelectedItems())
    if !selecting.items.isEmpty { (items, gone) = selecting.items.adopted(by: pairing) }
    var names = selecting.names
    let arrived = arrived(of: &names, pairing)
    for path in arrived { items.insert(path, in: snapshot) }
    if configuration.missingSelection == .keep {
      names = limited(names + keptNames(of: gone, in: pairing.old))
    } else {
      names = []
    }
    var added = SelectedItems()
    if !arrived.isEmpty {
      items = allowed(items)
      for path in arrived where items.contains(path, in: snapshot) { added.insert(path, in: snapshot) }
    }
    (selecting.items, selecting.names) = (items, names)
    guard !gone.isEmpty || !added.isEmpty else { return }
    report(
      added: { Selection(added, in: self.snapshot) }, removed: { Selection(gone, in: pairing.old) })
  }

  /// The items that come into the content and were waited for.
  private func arrived(of names: inout [SelectedName], _ pairing: SnapshotPairing) -> [ElementPath] {
    guard !names.isEmpty, selecting.mode != .none else { return [] }
    let ranges = snapshot.sections.indices.flatMap { section in
      pairing.splices(inNew: section).map { (section: section, items: $0.new) }
    }
    return snapshot.find(&names, in: ranges) { pairing.oldPath(ofNew: $0) == nil }
  }

  /// What the app has named waits as long as it takes; of items that have gone the last ones are kept.
  private func limited(_ names: [SelectedName]) -> [SelectedName] {
    var excess = names.count { $0.isLast } - SelectedName.limit
    guard excess > 0 else { return names }
    return names.filter { name in
      guard name.isLast, excess > 0 else { return true }
      excess -= 1
      return false
    }
  }

  /// The names of the last ones of items that have gone.
  private func keptNames(of gone: SelectedItems, in old: Snapshot) -> [SelectedName] {
    SelectedName.names(of: gone.suffix(SelectedName.limit), in: old)
  }
}

extension SelectedItems {
  /// The last ones, as many as there are up to a number.
  fileprivate func suffix(_ limit: Int) -> SelectedItems {
    var last = SelectedItems()
    var room = limit
    for (section, positions) in sections.sorted(by: { $0.key > $1.key }) where room > 0 {
      last[section] = positions.suffix(room)
      room -= last[section].count
    }
    return last
  }
}

extension PositionSet {
  /// The last positions, as many as there are up to a number.
  fileprivate func suffix(_ limit: Int) -> PositionSet {
    var ranges: [Range<Int>] = []
    var room = limit
    for range in self.ranges.reversed() where room > 0 {
      ranges.append(max(range.lowerBound, range.upperBound - room)..<range.upperBound)
      room -= range.count
    }
    var last = PositionSet()
    for range in ranges.reversed() { last.append(range) }
    return last
  }
}

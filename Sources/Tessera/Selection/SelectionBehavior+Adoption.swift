@_spi(Behaviors) import TesseraKernel
import TesseraLayout

extension SelectionBehavior {
  /// The selection goes with its items to new content. What has gone is forgotten or kept, what was waited for is
  /// selected; ranges go on from where they began.
  ///
  /// - Complexity: What has changed, and O(*r*) for *r* stretches of what is selected. No cell is made.
  func adopt(_ pairing: SnapshotPairing, _ engine: Engine) {
    state.anchor = state.anchor.flatMap { pairing.newPath(ofOld: $0) }
    if !state.extent.isEmpty { state.extent = state.extent.adopted(by: pairing).staying }
    if let band = state.band {
      let before = adopted(band.base, names: band.names, pairing, engine)
      state.band?.base = before.items
      state.band?.names = before.names
      state.band?.touched = band.touched.adopted(by: pairing).staying
      state.band?.settled = band.settled.adopted(by: pairing).staying
    }
    let adopted = adopted(state.items, names: state.names, pairing, engine)
    (state.items, state.names) = (adopted.items, adopted.names)
    state.unseenGroups = adopted.unseenGroups
    guard !adopted.gone.isEmpty || !adopted.added.isEmpty else { return }
    report(
      added: { Selection(adopted.added, in: engine.snapshot) },
      removed: { Selection(adopted.gone, in: pairing.old) }, engine)
  }

  /// Selects the first part of a group that has come into view, where only one item may be selected and the id of the
  /// group has waited for it, or that of a group around it.
  func selectFirstPart(ofGroupAt path: ElementPath, _ engine: Engine) {
    guard !state.names.isEmpty, state.mode != .none, !state.mode.allowsMany,
      state.items.isEmpty
    else { return }
    var names = state.names
    for group in engine.snapshot.lineage(of: path) {
      if engine.snapshot.find(&names, at: [group]).isEmpty { continue }
      let first = allowed(SelectedItems(group), engine)
      if !first.isEmpty { return change(to: first, names: [], engine) }
    }
  }

  /// Whether nothing of what was found may be selected because only parts of groups can be, and those were never seen.
  func isUnseen(_ found: SelectedItems, allowed: SelectedItems, _ engine: Engine) -> Bool {
    !found.isEmpty && allowed.isEmpty && state.mode != .none
      && !Selection(found, in: engine.snapshot).isEmpty
  }

  /// Those of some names that mean groups of whose parts none is known, and these groups.
  ///
  /// - Parameter paths: The items that the names mean.
  func unseenGroups(
    named names: [SelectedName], among paths: [ElementPath], _ engine: Engine
  ) -> (names: [SelectedName], groups: [ElementPath]) {
    let groups = paths.filter { path in
      let item = SelectedItems(path)
      return isUnseen(item, allowed: allowed(item, engine), engine)
    }
    var others = names
    engine.snapshot.find(&others, at: groups)
    let rest = Set(others)
    return (names.filter { !rest.contains($0) }, groups)
  }

  /// What became of something selected.
  private struct Adopted {
    var items = SelectedItems()
    var names: [SelectedName]
    /// The groups that names go on waiting for.
    var unseenGroups: [ElementPath] = []
    /// What was waited for and is there.
    var added = SelectedItems()
    /// What is not there any more, in the old content.
    var gone = SelectedItems()
  }

  private func adopted(
    _ items: SelectedItems, names: [SelectedName], _ pairing: SnapshotPairing, _ engine: Engine
  ) -> Adopted {
    let snapshot = engine.snapshot
    var adopted = Adopted(names: names)
    if !items.isEmpty { (adopted.items, adopted.gone) = items.adopted(by: pairing) }
    let arrived = arrived(of: &adopted.names, pairing, engine)
    for path in arrived { adopted.items.insert(path, in: snapshot) }
    if engine.configuration.missingSelection == .forget { adopted.names = [] }
    if !arrived.isEmpty {
      let found = adopted.items
      adopted.items = allowed(found, engine)
      // The first part of a group that was never seen is not known: the id of the group goes on waiting.
      if isUnseen(found, allowed: adopted.items, engine) {
        let unseen = unseenGroups(named: names, among: arrived, engine)
        let waiting = Set(adopted.names + unseen.names)
        (adopted.names, adopted.unseenGroups) = (names.filter { waiting.contains($0) }, unseen.groups)
      }
    }
    if engine.configuration.missingSelection == .keep {
      adopted.names = limited(adopted.names + keptNames(of: adopted.gone, in: pairing.old))
    }
    for path in arrived where adopted.items.contains(path, in: snapshot) {
      adopted.added.insert(path, in: snapshot)
    }
    return adopted
  }

  /// The items that come into the content and were waited for, and the groups there that were.
  private func arrived(
    of names: inout [SelectedName], _ pairing: SnapshotPairing, _ engine: Engine
  ) -> [ElementPath] {
    guard !names.isEmpty, state.mode != .none else { return [] }
    let snapshot = engine.snapshot
    let ranges = snapshot.sections.indices.flatMap { section in
      // Groups that were looked into since are not among the pairs: all their parts have come.
      guard section < pairing.new.sections.count else {
        return [(section: section, items: 0..<snapshot.sections[section].count)]
      }
      return pairing.splices(inNew: section).map { (section: section, items: $0.new) }
    }
    let unseen = snapshot.find(&names, at: state.unseenGroups.compactMap { pairing.newPath(ofOld: $0) })
    return unseen + snapshot.find(&names, in: ranges) { pairing.oldPath(ofNew: $0) == nil }
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
    for (section, selected) in supplements where room > 0 {
      last.setSupplements(selected, of: section)
      room -= selected.elements.count
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

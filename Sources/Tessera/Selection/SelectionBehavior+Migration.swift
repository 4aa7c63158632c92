@_spi(Behaviors) import TesseraKernel
import TesseraLayout

extension SelectionBehavior {
  /// Migrates the selection to new content. Removed items are forgotten or kept, items that were waited for
  /// are selected, and ranges keep their anchor.
  ///
  /// - Complexity: The number of changes, and O(*r*) for *r* runs of selected items. Makes no cells.
  func migrate(_ pairing: SnapshotPairing, _ engine: Engine) {
    state.anchor = state.anchor.flatMap { pairing.newPath(ofOld: $0) }
    if !state.extent.isEmpty { state.extent = state.extent.migrated(by: pairing).staying }
    if let marquee = state.marquee {
      let before = migrated(marquee.base, names: marquee.names, pairing, engine)
      state.marquee?.base = before.items
      state.marquee?.names = before.names
      state.marquee?.touched = marquee.touched.migrated(by: pairing).staying
      state.marquee?.settled = marquee.settled.migrated(by: pairing).staying
    }
    let migrated = migrated(state.items, names: state.names, pairing, engine)
    (state.items, state.names) = (migrated.items, migrated.names)
    state.unseenGroups = migrated.unseenGroups
    guard !migrated.gone.isEmpty || !migrated.added.isEmpty else { return }
    report(
      added: { Selection(migrated.added, in: engine.snapshot) },
      removed: { Selection(migrated.gone, in: pairing.old) }, engine)
  }

  /// Selects the first part of a group that has become visible, if only one item may be selected and the id
  /// of the group, or of one around it, has waited for it.
  func selectFirstPart(ofGroupAt path: ElementPath, _ engine: Engine) {
    guard !state.names.isEmpty, state.mode != .none, !state.mode.allowsMany,
      state.items.isEmpty
    else { return }
    var names = state.names
    for group in engine.snapshot.ancestors(of: path) {
      if engine.snapshot.find(&names, at: [group]).isEmpty { continue }
      let first = allowed(SelectedItems(group), engine)
      if !first.isEmpty { return change(to: first, names: [], engine) }
    }
  }

  /// Returns whether none of the found items may be selected because only parts of groups can be, and these
  /// have never been visible.
  func isUnseen(_ found: SelectedItems, allowed: SelectedItems, _ engine: Engine) -> Bool {
    !found.isEmpty && allowed.isEmpty && state.mode != .none
      && !Selection(found, in: engine.snapshot).isEmpty
  }

  /// Returns the missing ids that name groups without known parts, and these groups.
  func unseenGroups(
    named names: [MissingElementID], among paths: [ElementPath], _ engine: Engine
  ) -> (names: [MissingElementID], groups: [ElementPath]) {
    let groups = paths.filter { path in
      let item = SelectedItems(path)
      return isUnseen(item, allowed: allowed(item, engine), engine)
    }
    var others = names
    engine.snapshot.find(&others, at: groups)
    let rest = Set(others)
    return (names.filter { !rest.contains($0) }, groups)
  }

  private struct Migrated {
    var items = SelectedItems()
    var names: [MissingElementID]
    /// The groups for which ids still wait.
    var unseenGroups: [ElementPath] = []
    /// The items that were waited for and are now present.
    var added = SelectedItems()
    /// The removed items, in the old content.
    var gone = SelectedItems()
  }

  private func migrated(
    _ items: SelectedItems, names: [MissingElementID], _ pairing: SnapshotPairing, _ engine: Engine
  ) -> Migrated {
    let snapshot = engine.snapshot
    var migrated = Migrated(names: names)
    if !items.isEmpty { (migrated.items, migrated.gone) = items.migrated(by: pairing) }
    let arrived = arrived(of: &migrated.names, pairing, engine)
    for path in arrived { migrated.items.insert(path, in: snapshot) }
    if engine.configuration.missingSelection == .forget { migrated.names = [] }
    if !arrived.isEmpty {
      let found = migrated.items
      migrated.items = allowed(found, engine)
      // The first part of an unopened group is not known: the id of the group still waits.
      if isUnseen(found, allowed: migrated.items, engine) {
        let unseen = unseenGroups(named: names, among: arrived, engine)
        let waiting = Set(migrated.names + unseen.names)
        (migrated.names, migrated.unseenGroups) = (names.filter { waiting.contains($0) }, unseen.groups)
      }
    }
    if engine.configuration.missingSelection == .keep {
      migrated.names = limited(migrated.names + keptNames(of: migrated.gone, in: pairing.old))
    }
    for path in arrived where migrated.items.contains(path, in: snapshot) {
      migrated.added.insert(path, in: snapshot)
    }
    return migrated
  }

  /// Returns the inserted items and groups that were waited for.
  private func arrived(
    of names: inout [MissingElementID], _ pairing: SnapshotPairing, _ engine: Engine
  ) -> [ElementPath] {
    guard !names.isEmpty, state.mode != .none else { return [] }
    let snapshot = engine.snapshot
    let ranges = snapshot.sections.indices.flatMap { section in
      // Groups opened since then are not paired: all their parts are new.
      guard section < pairing.new.sections.count else {
        return [(section: section, items: 0..<snapshot.sections[section].count)]
      }
      return pairing.splices(inNew: section).map { (section: section, items: $0.new) }
    }
    let unseen = snapshot.find(&names, at: state.unseenGroups.compactMap { pairing.newPath(ofOld: $0) })
    return unseen + snapshot.find(&names, in: ranges) { pairing.oldPath(ofNew: $0) == nil }
  }

  /// Limits the ids of removed items to the last ones; ids named by the app wait indefinitely.
  private func limited(_ names: [MissingElementID]) -> [MissingElementID] {
    var excess = names.count { $0.isLast } - MissingElementID.limit
    guard excess > 0 else { return names }
    return names.filter { name in
      guard name.isLast, excess > 0 else { return true }
      excess -= 1
      return false
    }
  }

  /// Returns the ids of the last ones of removed items.
  private func keptNames(of gone: SelectedItems, in old: Snapshot) -> [MissingElementID] {
    MissingElementID.names(of: gone.suffix(MissingElementID.limit), in: old)
  }
}

extension SelectedItems {
  /// Returns the last selected elements, up to a number.
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

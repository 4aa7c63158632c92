import TesseraLayout

// Groups of cells are looked into when they come into view, and forgotten some time after they have left it.

extension Engine {
  /// Looks into the group at a path: its parts get places. What is wrong with it is reported now that it is known.
  package func open(_ group: DeclaredSection, at path: ElementPath, issues: inout [Issue]) {
    var opened = takeSnapshot()
    let section = opened.open(
      group, at: path, identityCheckLimit: settings.identityCheckLimit, issues: &issues)
    snapshot = opened
    frames.open(
      SectionFrames(SectionItems(snapshot.sections[section], estimates: estimates), axis: snapshot.axis))
    if isShowing { issues += frames.issues(of: section) }
    installBehaviors(ofSection: section, in: snapshot)
    callBehaviors(in: .groups) { $0.didOpenGroup(at: path, as: section, self) }
  }

  /// Forgets the groups that are out of view, once there are many; those to which something happens are kept, and those
  /// that behaviors need.
  func closeGroups() {
    let opened = snapshot.sections.count - snapshot.declaredCount
    // While nothing can be seen, the place to come back to may be in a group.
    guard opened > keptGroups, isShowing else { return }
    var kept: Set<Int> = []
    for group in frames.groups(near: overscanned) { keep(group, &kept) }
    for section in keptSections { keep(section, &kept) }
    callBehaviors(in: .groups) { $0.keepGroups({ keep($0, &kept) }, self) }
    guard opened > 2 * kept.count + keptGroups else { return }

    let declared = snapshot.declaredCount
    var closed = takeSnapshot()
    let places = closed.close { $0 < declared || kept.contains($0) }
    snapshot = closed
    frames.close(places, snapshot)
    live.moveSections(to: places)
    callBehaviors(in: .groups) { $0.moveGroups(to: places, self) }
  }

  /// Takes the snapshot out to change it and to put it back: see ``Engine/snapshot``.
  private func takeSnapshot() -> Snapshot {
    let taken = snapshot
    snapshot = Snapshot()
    return taken
  }

  /// Notes a section and those around it.
  private func keep(_ section: Int, _ kept: inout Set<Int>) {
    guard section >= snapshot.declaredCount, kept.insert(section).inserted else { return }
    for ancestor in frames.ancestors(of: section) { kept.insert(ancestor) }
  }
}

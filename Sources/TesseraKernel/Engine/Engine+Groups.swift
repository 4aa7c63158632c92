import TesseraLayout

// Groups of cells open when they become visible, and close some time after they have left the viewport.

extension Engine {
  /// Opens the group at a path, so that its parts are laid out. Reports the issues of the group, which become
  /// known now.
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

  /// Closes off-screen groups once there are many, except those with kept cells or needed by behaviors.
  func closeGroups() {
    let opened = snapshot.sections.count - snapshot.declaredCount
    // While the viewport is empty, the position to return to may be in a group.
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

  /// Takes the snapshot out so that it can be changed and put back; see ``Engine/snapshot``.
  private func takeSnapshot() -> Snapshot {
    let taken = snapshot
    snapshot = Snapshot()
    return taken
  }

  /// Records a section and its ancestors.
  private func keep(_ section: Int, _ kept: inout Set<Int>) {
    guard section >= snapshot.declaredCount, kept.insert(section).inserted else { return }
    for ancestor in frames.ancestors(of: section) { kept.insert(ancestor) }
  }
}

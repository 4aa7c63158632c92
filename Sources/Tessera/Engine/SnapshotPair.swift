import TesseraDiff

/// Two snapshots as something to pair: ids are compared by position, without copying them.
struct SnapshotPair<H: Host>: PairingSource {
  let old: Snapshot<H>
  let new: Snapshot<H>

  func sectionIDs(of version: Version) -> [SectionKey] { snapshot(version).sections.map { $0.key } }

  func count(of version: Version, section: Int) -> Int { snapshot(version).sections[section].count }

  func hash(of version: Version, at path: ItemPath) -> Int {
    guard let place = locate(VersionedPath(version, path)) else { return 0 }
    return place.run.idHash(at: place.index)
  }

  func hasSameID(_ left: VersionedPath, _ right: VersionedPath) -> Bool {
    guard let one = locate(left), let other = locate(right),
      one.run.hasSameID(at: one.index, as: other.run, at: other.index)
    else { return false }
    guard kindsMatter(left.version, left.path.section) || kindsMatter(right.version, right.path.section)
    else { return true }
    return one.run.cell(at: one.index)?.kind == other.run.cell(at: other.index)?.kind
  }

  /// Compares run by run, so that runs which share their data are passed at once.
  func commonPrefix(oldSection: Int, newSection: Int) -> Int {
    // Runs compare ids alone; where these do not suffice, every item goes through the table.
    if kindsMatter(.old, oldSection) || kindsMatter(.new, newSection) { return 0 }
    var length = 0
    for (old, new) in zip(runs(.old, oldSection), runs(.new, newSection)) {
      let common = new.commonPrefix(with: old)
      length += common
      if common < old.count || common < new.count { break }
    }
    return length
  }

  /// Compares run by run from the end.
  func commonSuffix(oldSection: Int, newSection: Int, prefix: Int) -> Int {
    if kindsMatter(.old, oldSection) || kindsMatter(.new, newSection) { return 0 }
    var length = 0
    var room = min(count(of: .old, section: oldSection), count(of: .new, section: newSection)) - prefix
    for (old, new) in zip(runs(.old, oldSection).reversed(), runs(.new, newSection).reversed()) {
      let common = new.commonSuffix(with: old, limit: min(old.count, new.count, room))
      length += common
      room -= common
      if common < old.count || common < new.count { break }
    }
    return length
  }

  private func kindsMatter(_ version: Version, _ section: Int) -> Bool {
    snapshot(version).sections[section].kindsMatter
  }

  private func snapshot(_ version: Version) -> Snapshot<H> { version == .old ? old : new }

  private func runs(_ version: Version, _ section: Int) -> [ItemRun<H>] {
    snapshot(version).sections[section].section.runs
  }

  private func locate(_ path: VersionedPath) -> (run: ItemRun<H>, index: Int, start: Int)? {
    snapshot(path.version).sections[path.path.section].locate(path.path.item)
  }
}

extension Pairing {
  /// The place of an old element in the new version; headers and footers go with their section.
  func newPath<H: Host>(ofOld path: ElementPath, in new: Snapshot<H>) -> ElementPath? {
    switch path.element {
    case .item(let item):
      return newPath(ofOld: ItemPath(section: path.section, item: item)).map {
        .item($0.item, in: $0.section)
      }
    case .header, .footer:
      guard oldSections.indices.contains(path.section), let section = oldSections[path.section].partner
      else { return nil }
      let path = ElementPath(section: section, element: path.element)
      return new.cell(at: path) == nil ? nil : path
    }
  }
}

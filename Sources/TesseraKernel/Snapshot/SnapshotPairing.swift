import TesseraDiff
import TesseraLayout

/// A pairing of the elements of the previous and the new content, including the parts of groups.
public struct SnapshotPairing {
  /// The number of items of each old section.
  let oldCounts: [Int]
  /// The number of declared old sections. The others are groups.
  let oldDeclaredCount: Int
  /// The new snapshot, in which the same groups are open.
  package private(set) var new: Snapshot
  package let old: Snapshot
  private let declared: Pairing
  /// The new section and the pairing of the parts of each group that still exists, by old section.
  private var groups: [Int: (section: Int, parts: Pairing)] = [:]
  /// The old sections of groups by new section.
  private var oldGroups: [Int: Int] = [:]

  /// Pairs two snapshots.
  ///
  /// - Parameter known: The pairing of declared items, if it was computed before.
  /// - Complexity: That of ``Pairing`` for the declared sections and for the open groups.
  package init(
    of old: Snapshot, with new: Snapshot, known: Pairing? = nil, identityCheckLimit: Int,
    reusing workspace: inout DifferenceWorkspace,
    issues: inout [Issue]
  ) {
    self.old = old
    self.new = new
    oldCounts = old.sections.map { $0.count }
    oldDeclaredCount = old.declaredCount
    let pair = SectionsPair(old: Array(old.sections[..<old.declaredCount]), new: new.sections)
    let pairing = known ?? Pairing(of: pair, reusing: &workspace)
    #if hasFeature(Embedded)
    declared = pairing
    #else
    // Kinds that distinguish items with one id are part of the comparison.
    declared =
      Self.checkIDs(of: new, after: old, pairing, issues: &issues)
      ? Pairing(of: pair, reusing: &workspace) : pairing
    #endif
    for section in old.declaredCount..<old.sections.count {
      let place = old.sections[section].place
      guard let path = place.parent.flatMap({ newPath(ofOld: .item(place.slot, in: $0)) }),
        let group = self.new.cell(at: path)?.group
      else { continue }
      let opened = self.new.open(group, at: path, identityCheckLimit: identityCheckLimit, issues: &issues)
      let part = self.new.sections[opened]
      let parts = SectionsPair(old: [old.sections[section].renamed(part.key)], new: [part])
      oldGroups[opened] = section
      groups[section] = (opened, Pairing(of: parts, reusing: &workspace))
    }
  }

  /// Makes the checks for equal ids that were postponed until the inserted items are known. Returns `true` if
  /// the kinds of items distinguish them in some section, which was not known before.
  private static func checkIDs(
    of new: Snapshot, after old: Snapshot, _ pairing: Pairing, issues: inout [Issue]
  ) -> Bool {
    var isPairingOutdated = false
    for (position, section) in new.sections.enumerated() where section.isCheckDue {
      let match = pairing.newSections[position].match
      let wasDistinct = match.map { old.sections[$0].areIDsDistinct } ?? false
      let inserted = wasDistinct ? pairing.inserted(inNew: position) : nil
      if section.checkIDs(inserted: inserted, issues: &issues) { isPairingOutdated = true }
    }
    return isPairingOutdated
  }

  /// Returns the position of an old section in the new content; `nil` if it was deleted.
  public func newSection(ofOld section: Int) -> Int? {
    if let group = groups[section] { return group.section }
    return declared.oldSections.indices.contains(section) ? declared.oldSections[section].match : nil
  }

  /// Returns the position of a new section in the previous content; `nil` if it was inserted.
  public func oldSection(ofNew section: Int) -> Int? {
    if declared.newSections.indices.contains(section) { return declared.newSections[section].match }
    return oldGroups[section]
  }

  /// Returns the path of an old element in the new content; `nil` if it was deleted. Headers, footers and
  /// decorations go with their section.
  public func newPath(ofOld path: ElementPath) -> ElementPath? {
    switch path.element {
    case .item(let item): return newPath(ofOldItem: item, in: path.section)
    case .header, .placeholder, .footer:
      guard let section = newSection(ofOld: path.section) else { return nil }
      return existing(ElementPath(section: section, element: path.element))
    case .decoration(let position, nil):
      guard let section = newSection(ofOld: path.section),
        let position = newDecoration(position, path.section, section)
      else { return nil }
      return existing(ElementPath(section: section, element: .decoration(position, item: nil)))
    case .decoration(let position, let item?):
      guard let place = newPath(ofOldItem: item, in: path.section),
        let position = newDecoration(position, path.section, place.section)
      else { return nil }
      return existing(ElementPath(section: place.section, element: .decoration(position, item: place.item)))
    }
  }

  /// Returns the path of a new element in the previous content; `nil` if it was inserted, or is a part of a
  /// group that was not open.
  public func oldPath(ofNew path: ElementPath) -> ElementPath? {
    let section = oldSection(ofNew: path.section)
    var candidate: ElementPath?
    switch path.element {
    case .item(let item): return oldPath(ofNewItem: item, in: path.section)
    case .header, .placeholder, .footer:
      candidate = section.map { ElementPath(section: $0, element: path.element) }
    case .decoration(let position, nil):
      guard let section else { return nil }
      candidate = oldDecoration(position, path.section, section).map {
        ElementPath(section: section, element: .decoration($0, item: nil))
      }
    case .decoration(let position, let item?):
      guard let place = oldPath(ofNewItem: item, in: path.section) else { return nil }
      candidate = oldDecoration(position, path.section, place.section).map {
        ElementPath(section: place.section, element: .decoration($0, item: place.item))
      }
    }
    return candidate.flatMap { old.cell(at: $0) == nil ? nil : $0 }
  }

  /// Returns whether an element was inserted. A part of a group that was not open is as new as the group.
  package func isNew(_ path: ElementPath, in snapshot: Snapshot) -> Bool {
    if path.section >= new.declaredCount, oldGroups[path.section] == nil {
      let place = snapshot.sections[path.section].place
      return place.parent.map { isNew(.item(place.slot, in: $0), in: snapshot) } ?? false
    }
    return oldPath(ofNew: path) == nil
  }

  /// Returns the changes that turn the items of the old version of a section into those of the new one.
  package func splices(inNew section: Int) -> [ItemSplice] {
    let replacements: [(old: Range<Int>, new: Range<Int>)]
    if section < new.declaredCount {
      replacements = declared.replacements(inNew: section)
    } else if let group = oldGroups[section].flatMap({ groups[$0] }) {
      replacements = group.parts.replacements(inNew: 0)
    } else {
      replacements = [(0..<0, 0..<new.sections[section].count)]
    }
    return replacements.map { ItemSplice(old: $0.old, new: $0.new) }
  }

  /// Returns the items of an old section that were deleted or moved.
  package func leavingRanges(inOld section: Int) -> [Range<Int>] {
    guard let match = newSection(ofOld: section) else { return [0..<oldCounts[section]] }
    return splices(inNew: match).map { $0.old }
  }

  /// Returns the position of a section in the new snapshot if it keeps its order; `nil` otherwise.
  func newSection(ofStaying section: Int) -> Int? {
    let isStaying: Bool
    if section < old.declaredCount {
      isStaying = declared.oldSections[section].isStaying
    } else {
      isStaying = oldGroup(around: .item(0, in: section)).map(self.isStaying) ?? false
    }
    return isStaying ? newSection(ofOld: section) : nil
  }

  /// Returns whether an old item keeps its order. A part of a group does if the group does as well.
  package func isStaying(old path: ElementPath) -> Bool {
    guard let item = path.item else { return false }
    if let group = groups[path.section] {
      let place = old.sections[path.section].place
      return group.parts.isStaying(old: ItemPath(section: 0, item: item))
        && place.parent.map { isStaying(old: .item(place.slot, in: $0)) } ?? false
    }
    return declared.oldSections.indices.contains(path.section)
      && declared.oldSections[path.section].isStaying
      && declared.isStaying(old: ItemPath(section: path.section, item: item))
  }

  /// Returns the element that represents an old group of cells; `nil` if the path is not one of its parts.
  package func oldGroup(around path: ElementPath) -> ElementPath? {
    guard path.section >= old.declaredCount, old.sections.indices.contains(path.section) else { return nil }
    let place = old.sections[path.section].place
    return place.parent.map { .item(place.slot, in: $0) }
  }

  private func newPath(ofOldItem item: Int, in section: Int) -> ElementPath? {
    if let group = groups[section] {
      return group.parts.newPath(ofOld: ItemPath(section: 0, item: item)).map {
        .item($0.item, in: group.section)
      }
    }
    guard section < old.declaredCount else { return nil }
    return declared.newPath(ofOld: ItemPath(section: section, item: item)).map {
      .item($0.item, in: $0.section)
    }
  }

  private func oldPath(ofNewItem item: Int, in section: Int) -> ElementPath? {
    if section < new.declaredCount {
      return declared.oldPath(ofNew: ItemPath(section: section, item: item)).map {
        .item($0.item, in: $0.section)
      }
    }
    guard let group = oldGroups[section], let parts = groups[group]?.parts else { return nil }
    return parts.oldPath(ofNew: ItemPath(section: 0, item: item)).map { .item($0.item, in: group) }
  }

  private func existing(_ path: ElementPath) -> ElementPath? { new.cell(at: path) == nil ? nil : path }

  /// Returns the position of the decoration with the same id in the old snapshot.
  private func oldDecoration(_ position: Int, _ newSection: Int, _ oldSection: Int) -> Int? {
    let id = new.sections[newSection].section.decorations[position].id
    return old.sections[oldSection].section.decorations.firstIndex { $0.id == id }
  }

  /// Returns the position of the decoration with the same id in the new snapshot.
  private func newDecoration(_ position: Int, _ oldSection: Int, _ newSection: Int) -> Int? {
    let id = old.sections[oldSection].section.decorations[position].id
    return new.sections[newSection].section.decorations.firstIndex { $0.id == id }
  }
}

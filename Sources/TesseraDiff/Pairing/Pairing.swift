/// Which item of the old version is which item of the new one.
///
/// Equal starts and ends of a section are kept as two numbers, only what lies between them item by item, so that a
/// pairing of ten million rows that differ in one place is small.
///
/// Sections are paired by id. Items are paired by id within their section, and what is left over then across sections.
/// Duplicates are paired in order of occurrence.
public struct Pairing: Sendable {
  /// The sections of the old version.
  public private(set) var oldSections: [Side]
  /// The sections of the new version.
  public private(set) var newSections: [Side]

  /// One section of one version, and where its items are in the other version.
  public struct Side: Sendable {
    /// How many items the section has.
    public let count: Int
    /// The same section in the other version, if it is there.
    public internal(set) var partner: Int?
    /// The items that were not paired by a common start or end.
    public internal(set) var changeable: Range<Int>
    /// How far the items after the changeable ones moved: position in the other version minus position in this one.
    var shift = 0
    /// For each changeable item its place in the other version.
    var partners: [ItemPath?]
  }

  /// Pairs the items of two versions.
  ///
  /// - Complexity: O(*n*) comparisons, one hash for each item outside of the common starts and ends; constant where
  ///   the source answers ``PairingSource/commonPrefix(oldSection:newSection:)`` at once.
  public init<Source: PairingSource>(of source: Source) {
    oldSections = Pairing.sides(of: .old, in: source)
    newSections = Pairing.sides(of: .new, in: source)
    pairSections(in: source)
    for new in newSections.indices {
      guard let old = newSections[new].partner else { continue }
      trim(old: old, new: new, in: source)
      pairItems(ofOld: [old], new: [new], in: source)
    }
    pairItems(ofOld: Array(oldSections.indices), new: Array(newSections.indices), in: source)
  }

  /// The place of an old item in the new version; nil where it is gone.
  public func newPath(ofOld path: ItemPath) -> ItemPath? { Pairing.partner(of: path, in: oldSections) }

  /// The place of a new item in the old version; nil where it was not there.
  public func oldPath(ofNew path: ItemPath) -> ItemPath? { Pairing.partner(of: path, in: newSections) }

  private static func partner(of path: ItemPath, in sides: [Side]) -> ItemPath? {
    guard sides.indices.contains(path.section) else { return nil }
    let side = sides[path.section]
    guard path.item >= 0, path.item < side.count else { return nil }
    if side.changeable.contains(path.item) {
      return side.partners.isEmpty ? nil : side.partners[path.item - side.changeable.lowerBound]
    }
    guard let partner = side.partner else { return nil }
    let shift = path.item < side.changeable.lowerBound ? 0 : side.shift
    return ItemPath(section: partner, item: path.item + shift)
  }
}

extension Pairing {
  private static func sides<Source: PairingSource>(of version: Version, in source: Source) -> [Side] {
    source.sectionIDs(of: version).indices.map { section in
      let count = source.count(of: version, section: section)
      return Side(count: count, partner: nil, changeable: 0..<count, partners: [])
    }
  }

  /// Pairs sections by id, duplicates in order of occurrence.
  private mutating func pairSections<Source: PairingSource>(in source: Source) {
    var waiting: [Source.SectionID: [Int]] = [:]
    for (section, id) in source.sectionIDs(of: .old).enumerated().reversed() {
      waiting[id, default: []].append(section)
    }
    for (section, id) in source.sectionIDs(of: .new).enumerated() {
      guard let old = waiting[id]?.popLast() else { continue }
      newSections[section].partner = old
      oldSections[old].partner = section
    }
  }

  /// Notes the common start and end of a pair of sections.
  private mutating func trim<Source: PairingSource>(old: Int, new: Int, in source: Source) {
    let oldCount = oldSections[old].count
    let newCount = newSections[new].count
    let prefix = source.commonPrefix(oldSection: old, newSection: new)
    let suffix =
      prefix == min(oldCount, newCount)
      ? 0 : source.commonSuffix(oldSection: old, newSection: new, prefix: prefix)
    oldSections[old].changeable = prefix..<(oldCount - suffix)
    newSections[new].changeable = prefix..<(newCount - suffix)
    oldSections[old].shift = newCount - oldCount
    newSections[new].shift = oldCount - newCount
  }

  /// Pairs by id what is not paired yet in some sections of both versions.
  private mutating func pairItems<Source: PairingSource>(
    ofOld old: [Int], new: [Int], in source: Source
  ) {
    let oldPaths = unpaired(old, of: oldSections)
    guard !oldPaths.isEmpty else { return }
    let newPaths = unpaired(new, of: newSections)
    guard !newPaths.isEmpty else { return }
    var table = OccurrenceTable(oldPaths, source: source)
    for path in newPaths {
      guard let partner = table.take(matching: path) else { continue }
      Pairing.set(partner, for: path, in: &newSections)
      Pairing.set(path, for: partner, in: &oldSections)
    }
  }

  private func unpaired(_ sections: [Int], of sides: [Side]) -> [ItemPath] {
    var paths: [ItemPath] = []
    for section in sections {
      let side = sides[section]
      for item in side.changeable
      where side.partners.isEmpty || side.partners[item - side.changeable.lowerBound] == nil {
        paths.append(ItemPath(section: section, item: item))
      }
    }
    return paths
  }

  private static func set(_ partner: ItemPath, for path: ItemPath, in sides: inout [Side]) {
    let changeable = sides[path.section].changeable
    if sides[path.section].partners.isEmpty {
      sides[path.section].partners = Array(repeating: nil, count: changeable.count)
    }
    sides[path.section].partners[path.item - changeable.lowerBound] = partner
  }
}

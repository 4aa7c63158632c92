/// Which item of the old version is which item of the new one.
///
/// Equal starts and ends of a section are kept as two numbers, only what lies between them item by item, so that a
/// pairing of ten million rows that differ in one place is small.
///
/// Sections are paired by id. Items are paired by id within their section, and what is left over then across sections,
/// unless the source says that ids are known in their sections only.
/// What lies alike in both versions is paired by position, other duplicates in order of occurrence.
public struct Pairing: Sendable {
  /// The sections of the old version.
  public let oldSections: [Side]
  /// The sections of the new version.
  public let newSections: [Side]
  /// The pairs whose ends are in different sections.
  private let crossings: [Crossing]

  /// One section of one version, and where its items are in the other version.
  public struct Side: Sendable {
    /// How many items the section has.
    public let count: Int
    /// The same section in the other version, if it is there.
    public let partner: Int?
    /// Whether the section keeps its order among the sections: it is in both versions and does not have to move.
    public let isStaying: Bool
    /// The items that were not paired by a common start or end.
    let middle: Range<Int>
    /// For each of those its partner; none of them has one where the list is empty.
    let partners: [Partner]
    /// How far the items after those moved: position in the other version minus position in this one.
    fileprivate let shift: Int
  }

  /// Pairs the items of two versions.
  ///
  /// - Complexity: O(*n*) comparisons, a hash of each item that has no counterpart nearby, and O(*m* log *m*) for a
  ///   section of *m* items where anything moves; constant where the source answers ``ListPair/commonPrefix()`` at
  ///   once.
  @inlinable
  public init(of source: some PairingSource) {
    var workspace = DifferenceWorkspace()
    self.init(of: source, reusing: &workspace)
  }

  /// Pairs the items of two versions, in memory kept from one comparison to the next.
  @inlinable
  public init(of source: some PairingSource, reusing workspace: inout DifferenceWorkspace) {
    self.init(SectionedMatching(source, &workspace))
  }

  /// Takes a pairing out of the workspace.
  @usableFromInline
  init(_ matching: SectionedMatching) {
    oldSections = (0..<matching.old.count).map { section in
      let partner = matching.sections.newPosition(ofOld: section)
      return Side(
        matching.old[section], partner: partner, partnerCount: partner.map { matching.new[$0].count },
        isStaying: partner != nil && !matching.sections.old.isMoving(section))
    }
    newSections = (0..<matching.new.count).map { section in
      let partner = matching.sections.oldPosition(ofNew: section)
      return Side(
        matching.new[section], partner: partner, partnerCount: partner.map { matching.old[$0].count },
        isStaying: partner != nil && !matching.sections.new.isMoving(section))
    }
    crossings = matching.crossings.map { crossings in (0..<crossings.count).map { crossings[$0] } } ?? []
  }

  /// The place of an old item in the new version; nil where it is gone.
  ///
  /// - Complexity: O(1).
  public func newPath(ofOld path: ItemPath) -> ItemPath? {
    partner(of: path, in: oldSections, others: newSections) { $0.new }
  }

  /// The place of a new item in the old version; nil where it was not there.
  ///
  /// - Complexity: O(1).
  public func oldPath(ofNew path: ItemPath) -> ItemPath? {
    partner(of: path, in: newSections, others: oldSections) { $0.old }
  }

  /// Whether an old item keeps its order: it is in the same section of both versions, and is not one of the fewest
  /// that have to move.
  ///
  /// - Complexity: O(1).
  public func isStaying(old path: ItemPath) -> Bool {
    guard oldSections.indices.contains(path.section) else { return false }
    let side = oldSections[path.section]
    guard side.partner != nil, path.item >= 0, path.item < side.count else { return false }
    guard side.middle.contains(path.item) else { return true }
    guard !side.partners.isEmpty else { return false }
    let partner = side.partners[path.item - side.middle.lowerBound]
    return partner.isNear && !partner.isMoving
  }

  private func partner(
    of path: ItemPath, in sides: [Side], others: [Side], end: (Crossing) -> ItemPath
  ) -> ItemPath? {
    guard sides.indices.contains(path.section) else { return nil }
    let side = sides[path.section]
    guard path.item >= 0, path.item < side.count else { return nil }
    if side.middle.contains(path.item) {
      guard !side.partners.isEmpty else { return nil }
      let partner = side.partners[path.item - side.middle.lowerBound]
      if partner.isNone { return nil }
      if partner.isCrossing { return end(crossings[partner.crossing]) }
      return side.partner.map { ItemPath(section: $0, item: others[$0].middle.lowerBound + partner.position) }
    }
    let shift = path.item < side.middle.lowerBound ? 0 : side.shift
    return side.partner.map { ItemPath(section: $0, item: path.item + shift) }
  }
}

extension Pairing.Side {
  /// Takes the partners out of the workspace.
  fileprivate init(_ side: MatchingSide, partner: Int?, partnerCount: Int?, isStaying: Bool) {
    count = side.count
    self.partner = partner
    self.isStaying = isStaying
    middle = side.prefix..<side.prefix + side.middle
    partners =
      side.unpaired == side.middle
      ? [] : side.partners.map { room in (0..<room.count).map { room[$0] } } ?? []
    shift = (partnerCount ?? 0) - side.count
  }
}

extension MatchingSide {
  /// Whether an item has to move within its list.
  fileprivate func isMoving(_ item: Int) -> Bool {
    item >= prefix && item < prefix + middle && partner(item - prefix).isMoving
  }
}

/// The matching of the items of an old and a new version.
///
/// The common prefix and suffix of a section are stored as two numbers, and the items between them as runs of
/// items that stay together, or one by one if there are many runs. So a pairing of ten million rows that differ
/// in few places is small.
///
/// Sections are matched by id. Items are matched by id, first within their section, then across sections,
/// unless the source restricts the scope of ids to a section. Common runs of both versions are matched by
/// position, other duplicates in order of occurrence.
public struct Pairing: Sendable {
  /// The sections of the old version.
  public let oldSections: [Side]
  /// The sections of the new version.
  public let newSections: [Side]
  /// The pairs whose items are in different sections.
  private let crossSectionMoves: [CrossSectionMove]

  /// A section of one version, with the matches of its items in the other version.
  public struct Side: Sendable {
    /// The number of items in the section.
    public let count: Int
    /// The position of the same section in the other version, or `nil` if there is none.
    public let match: Int?
    /// A Boolean value that indicates whether the section is in both versions and keeps its order among the
    /// sections.
    public let isStaying: Bool
    /// The items between the common prefix and suffix.
    let middle: Range<Int>
    /// The match of each item in the middle; empty if no item has one.
    let matches: MatchList
    /// The offset of the items after the middle: their position in the other version minus their position in
    /// this one.
    fileprivate let shift: Int
  }

  /// Matches the items of two versions.
  ///
  /// - Complexity: O(*n*) comparisons, a hash of each item that has no counterpart nearby, and O(*m* log *m*)
  ///   for a section of *m* items if anything moves; constant if the source returns
  ///   ``ListPair/commonPrefix()`` in constant time.
  @inlinable
  public init(of source: some PairingSource) {
    var workspace = DifferenceWorkspace()
    self.init(of: source, reusing: &workspace)
  }

  /// Matches the items of two versions, with reused scratch memory.
  @inlinable
  public init(of source: some PairingSource, reusing workspace: inout DifferenceWorkspace) {
    self.init(SectionedMatching(source, &workspace))
  }

  /// Copies a matching out of the workspace.
  @usableFromInline
  init(_ matching: SectionedMatching) {
    oldSections = (0..<matching.old.count).map { section in
      let match = matching.sections.newPosition(ofOld: section)
      return Side(
        matching.old[section], match: match, matchCount: match.map { matching.new[$0].count },
        isStaying: match != nil && !matching.sections.old.isMoving(section))
    }
    newSections = (0..<matching.new.count).map { section in
      let match = matching.sections.oldPosition(ofNew: section)
      return Side(
        matching.new[section], match: match, matchCount: match.map { matching.old[$0].count },
        isStaying: match != nil && !matching.sections.new.isMoving(section))
    }
    crossSectionMoves =
      matching.crossSectionMoves.map { crossSectionMoves in
        crossSectionMoves.copied
      } ?? []
  }

  /// Returns the new path of an old item, or `nil` if it is deleted.
  ///
  /// - Complexity: O(log *r*) for *r* runs of items that stay together.
  public func newPath(ofOld path: ItemPath) -> ItemPath? {
    match(of: path, in: oldSections, others: newSections) { $0.new }
  }

  /// Returns the old path of a new item, or `nil` if it is inserted.
  ///
  /// - Complexity: O(log *r*) for *r* runs of items that stay together.
  public func oldPath(ofNew path: ItemPath) -> ItemPath? {
    match(of: path, in: newSections, others: oldSections) { $0.old }
  }

  /// Returns whether an old item keeps its order: it is in the same section of both versions, and is not one
  /// of the fewest items that have to move.
  ///
  /// - Complexity: O(log *r*) for *r* runs of items that stay together.
  public func isStaying(old path: ItemPath) -> Bool {
    guard oldSections.indices.contains(path.section) else { return false }
    let side = oldSections[path.section]
    guard side.match != nil, path.item >= 0, path.item < side.count else { return false }
    guard side.middle.contains(path.item) else { return true }
    guard !side.matches.isEmpty else { return false }
    let match = side.matches[path.item - side.middle.lowerBound]
    return match.isInSameList && !match.isMoving
  }

  private func match(
    of path: ItemPath, in sides: [Side], others: [Side], end: (CrossSectionMove) -> ItemPath
  ) -> ItemPath? {
    guard sides.indices.contains(path.section) else { return nil }
    let side = sides[path.section]
    guard path.item >= 0, path.item < side.count else { return nil }
    if side.middle.contains(path.item) {
      guard !side.matches.isEmpty else { return nil }
      let match = side.matches[path.item - side.middle.lowerBound]
      if match.isNone { return nil }
      if match.isInOtherSection { return end(crossSectionMoves[match.crossSectionMove]) }
      return side.match.map { ItemPath(section: $0, item: others[$0].middle.lowerBound + match.position) }
    }
    let shift = path.item < side.middle.lowerBound ? 0 : side.shift
    return side.match.map { ItemPath(section: $0, item: path.item + shift) }
  }
}

extension Pairing.Side {
  fileprivate init(_ side: MatchingSide, match: Int?, matchCount: Int?, isStaying: Bool) {
    count = side.count
    self.match = match
    self.isStaying = isStaying
    middle = side.prefix..<side.prefix + side.middle
    matches =
      side.unmatchedCount == side.middle
      ? MatchList() : side.matches.map { MatchList($0) } ?? MatchList()
    shift = (matchCount ?? 0) - side.count
  }
}

extension MatchingSide {
  fileprivate func isMoving(_ item: Int) -> Bool {
    item >= prefix && item < prefix + middle && match(item - prefix).isMoving
  }
}

/// Tells where an item of one version of sections is in the other, from their difference alone.
///
/// Like ``PositionMap``: what is not mentioned in the difference keeps its order. Items of a deleted section that were
/// not carried elsewhere are gone, those of an inserted one were not there.
public struct PathMap: Hashable, Sendable {
  private let sections: PositionMap
  private let movesByOrigin: [Move<ItemPath>]
  private let movesByTarget: [Move<ItemPath>]
  private let departures: [ItemPath]
  private let arrivals: [ItemPath]

  /// Makes a map of a difference.
  ///
  /// - Complexity: O(*c* log *c*) for *c* deletes, inserts and moves.
  public init(_ difference: SectionedDifference) {
    sections = PositionMap(
      deletes: difference.sectionDeletes, inserts: difference.sectionInserts, moves: difference.sectionMoves)
    movesByOrigin = difference.moves.sorted { $0.from < $1.from }
    movesByTarget = difference.moves.sorted { $0.to < $1.to }
    departures = (difference.deletes + difference.moves.map { $0.from }).sorted()
    arrivals = (difference.inserts + difference.moves.map { $0.to }).sorted()
  }

  /// The place of an old section in the new version; nil where it is gone.
  ///
  /// - Complexity: O(log *c*).
  public func newSection(ofOld section: Int) -> Int? { sections.newPosition(ofOld: section) }

  /// The place of a new section in the old version; nil where it was not there.
  ///
  /// - Complexity: O(log *c*).
  public func oldSection(ofNew section: Int) -> Int? { sections.oldPosition(ofNew: section) }

  /// The place of an old item in the new version; nil where it is gone.
  ///
  /// - Complexity: O(log *c*).
  public func newPath(ofOld path: ItemPath) -> ItemPath? {
    let move = movesByOrigin.countOfFirst { $1.from < path }
    if move < movesByOrigin.count, movesByOrigin[move].from == path { return movesByOrigin[move].to }
    guard let section = newSection(ofOld: path.section) else { return nil }
    return PathMap.map(path, from: departures, to: arrivals, in: section)
  }

  /// The place of a new item in the old version; nil where it was not there.
  ///
  /// - Complexity: O(log *c*).
  public func oldPath(ofNew path: ItemPath) -> ItemPath? {
    let move = movesByTarget.countOfFirst { $1.to < path }
    if move < movesByTarget.count, movesByTarget[move].to == path { return movesByTarget[move].from }
    guard let section = oldSection(ofNew: path.section) else { return nil }
    return PathMap.map(path, from: arrivals, to: departures, in: section)
  }

  private static func map(
    _ path: ItemPath, from: [ItemPath], to: [ItemPath], in section: Int
  ) -> ItemPath? {
    let from = from.inSection(path.section).lazy.map { $0.item }
    let to = to.inSection(section).lazy.map { $0.item }
    return PositionMap.map(path.item, from: from, to: to).map { ItemPath(section: section, item: $0) }
  }
}

extension [ItemPath] {
  /// The paths of one section, where all are ascending.
  fileprivate func inSection(_ section: Int) -> ArraySlice<ItemPath> {
    let start = countOfFirst { $1.section < section }
    return self[start...].prefix(countOfFirst { $1.section <= section } - start)
  }
}

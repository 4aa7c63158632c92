/// A map between the paths of items in two versions of sections, derived from their difference alone.
///
/// As in ``PositionMap``, items that the difference does not mention keep their order. Items of a deleted
/// section are deleted unless they move to another section, and items of an inserted section are inserted
/// unless they move there.
public struct PathMap: Hashable, Sendable {
  private let sections: PositionMap
  private let movesByOrigin: [Move<ItemPath>]
  private let movesByTarget: [Move<ItemPath>]
  private let removals: [ItemPath]
  private let insertions: [ItemPath]

  /// Creates the map of a difference.
  ///
  /// - Complexity: O(*c* log *c*) for *c* deletes, inserts and moves.
  public init(_ difference: SectionedDifference) {
    sections = PositionMap(
      deletes: difference.sectionDeletes, inserts: difference.sectionInserts, moves: difference.sectionMoves)
    movesByOrigin = difference.moves.sorted { $0.from < $1.from }
    movesByTarget = difference.moves.sorted { $0.to < $1.to }
    removals = (difference.deletes + difference.moves.map { $0.from }).sorted()
    insertions = (difference.inserts + difference.moves.map { $0.to }).sorted()
  }

  /// Returns the new position of an old section, or `nil` if it is deleted.
  ///
  /// - Complexity: O(log *c*).
  public func newSection(ofOld section: Int) -> Int? { sections.newPosition(ofOld: section) }

  /// Returns the old position of a new section, or `nil` if it is inserted.
  ///
  /// - Complexity: O(log *c*).
  public func oldSection(ofNew section: Int) -> Int? { sections.oldPosition(ofNew: section) }

  /// Returns the new path of an old item, or `nil` if it is deleted.
  ///
  /// - Complexity: O(log *c*).
  public func newPath(ofOld path: ItemPath) -> ItemPath? {
    let move = movesByOrigin.countOfFirst { $1.from < path }
    if move < movesByOrigin.count, movesByOrigin[move].from == path { return movesByOrigin[move].to }
    guard let section = newSection(ofOld: path.section) else { return nil }
    return PathMap.map(path, from: removals, to: insertions, in: section)
  }

  /// Returns the old path of a new item, or `nil` if it is inserted.
  ///
  /// - Complexity: O(log *c*).
  public func oldPath(ofNew path: ItemPath) -> ItemPath? {
    let move = movesByTarget.countOfFirst { $1.to < path }
    if move < movesByTarget.count, movesByTarget[move].to == path { return movesByTarget[move].from }
    guard let section = oldSection(ofNew: path.section) else { return nil }
    return PathMap.map(path, from: insertions, to: removals, in: section)
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
  /// Returns the paths in one section. All paths must be ascending.
  fileprivate func inSection(_ section: Int) -> ArraySlice<ItemPath> {
    let start = countOfFirst { $1.section < section }
    return self[start...].prefix(countOfFirst { $1.section <= section } - start)
  }
}

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The index paths of sections and items before and after a batch, as its update items describe them. An
/// element that is reloaded counts as another one.
@MainActor
struct UpdatedPaths {
  private var sections = UpdatedPositions()
  /// The positions of items that left a section, by its position before the batch.
  private var removed: [Int: Set<Int>] = [:]
  /// The positions of items that came into a section, by its position after the batch.
  private var added: [Int: Set<Int>] = [:]
  private var movesForward: [IndexPath: IndexPath] = [:]
  private var movesBack: [IndexPath: IndexPath] = [:]

  /// Creates the index paths of a batch.
  init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      let isOfSection = (before ?? after)?.item == NSNotFound
      if isOfSection {
        addSection(update.updateAction, before, after)
      } else {
        addItem(update, before, after)
      }
    }
  }

  private mutating func addSection(
    _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
  ) {
    if let before { sections.removed.insert(before.section) }
    if let after { sections.added.insert(after.section) }
    if action == .move, let before, let after { sections.moves[before.section] = after.section }
  }

  private mutating func addItem(
    _ update: UICollectionViewUpdateItem, _ before: IndexPath?, _ after: IndexPath?
  ) {
    if let before { removed[before.section, default: []].insert(before.item) }
    if let after { added[after.section, default: []].insert(after.item) }
    if update.updateAction == .move, let before, let after {
      movesForward[before] = after
      movesBack[after] = before
    }
  }

  /// Returns the position of a section after the batch; `nil` if it is deleted or reloaded.
  func section(_ section: Int) -> Int? { sections.position(of: section) }

  /// Returns the position of a section before the batch; `nil` if it is inserted or reloaded.
  func formerSection(_ section: Int) -> Int? { sections.reversed.position(of: section) }

  /// Returns whether items of a section that stays have changed.
  func changesItems(from section: Int, to new: Int) -> Bool {
    removed[section] != nil || added[new] != nil
  }

  /// Returns the index path of an item after the batch; `nil` if it is deleted or reloaded.
  func path(_ path: IndexPath) -> IndexPath? {
    if let target = movesForward[path] { return target }
    guard let section = section(path.section) else { return nil }
    return items(from: path.section, to: section).position(of: path.item)
      .map { IndexPath(item: $0, section: section) }
  }

  /// Returns the index path of an item before the batch; `nil` if it is inserted or reloaded.
  func formerPath(_ path: IndexPath) -> IndexPath? {
    if let source = movesBack[path] { return source }
    guard let section = formerSection(path.section) else { return nil }
    return items(from: section, to: path.section).reversed.position(of: path.item)
      .map { IndexPath(item: $0, section: section) }
  }

  private func items(from section: Int, to new: Int) -> UpdatedPositions {
    UpdatedPositions(removed: removed[section] ?? [], added: added[new] ?? [])
  }
}

/// The positions in a list before and after a change of it.
private struct UpdatedPositions {
  /// The elements that left their place, by their positions before the change.
  var removed: Set<Int> = []
  /// The elements that came to a place, by their positions after the change.
  var added: Set<Int> = []
  /// The new positions of moved elements, by their old ones.
  var moves: [Int: Int] = [:]

  /// Returns the new position of an element; `nil` if it is gone.
  func position(of old: Int) -> Int? {
    if let target = moves[old] { return target }
    if removed.contains(old) { return nil }
    var position = old - removed.filter { $0 < old }.count
    for place in added.sorted() where place <= position { position += 1 }
    return position
  }

  /// The opposite change.
  var reversed: UpdatedPositions {
    var moves: [Int: Int] = [:]
    for (old, new) in self.moves { moves[new] = old }
    return UpdatedPositions(removed: added, added: removed, moves: moves)
  }
}
#endif

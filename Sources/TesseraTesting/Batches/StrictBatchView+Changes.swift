import TesseraDiff

/// The changes that a view accepts. Within a block they are part of its batch. Outside of a block each call
/// is a batch of its own, and the data must have changed just before.
extension StrictBatchView {
  /// Reports deleted sections.
  ///
  /// - Parameter positions: The positions before the batch.
  public func deleteSections(_ positions: [Int]) {
    change { $0.sectionDeletes += positions }
  }

  /// Reports inserted sections.
  ///
  /// - Parameter positions: The positions after the batch.
  public func insertSections(_ positions: [Int]) {
    change { $0.sectionInserts += positions }
  }

  /// Reports sections to reload with all their items.
  ///
  /// - Parameter positions: The positions before the batch.
  public func reloadSections(_ positions: [Int]) {
    change { $0.sectionReloads += positions }
  }

  /// Reports a moved section.
  ///
  /// - Parameters:
  ///   - from: The position before the batch.
  ///   - to: The position after the batch.
  public func moveSection(from: Int, to: Int) {
    change { $0.sectionMoves.append(Move(from: from, to: to)) }
  }

  /// Reports sections that were reconfigured in place.
  ///
  /// - Parameter positions: The positions after the batch.
  public func updateSections(_ positions: [Int]) {
    change { $0.sectionUpdates += positions }
  }

  /// Reports deleted items.
  ///
  /// - Parameter paths: The paths before the batch.
  public func deleteItems(_ paths: [ItemPath]) {
    change { $0.deletes += paths }
  }

  /// Reports inserted items.
  ///
  /// - Parameter paths: The paths after the batch.
  public func insertItems(_ paths: [ItemPath]) {
    change { $0.inserts += paths }
  }

  /// Reports items to reload.
  ///
  /// - Parameter paths: The paths before the batch.
  public func reloadItems(_ paths: [ItemPath]) {
    change { $0.reloads += paths }
  }

  /// Reports a moved item.
  ///
  /// - Parameters:
  ///   - from: The path before the batch.
  ///   - to: The path after the batch.
  public func moveItem(from: ItemPath, to: ItemPath) {
    change { $0.moves.append(Move(from: from, to: to)) }
  }

  /// Reports items that were reconfigured in place.
  ///
  /// - Parameter paths: The paths after the batch.
  public func updateItems(_ paths: [ItemPath]) {
    change { $0.updates += paths }
  }
}

import TesseraDiff

/// What a view can be told. Within a block these are parts of its batch; outside of one each call is a batch
/// of its own, and the data has been changed just before.
extension StrictBatchView {
  /// Tells that sections go.
  ///
  /// - Parameter positions: Where they were before the batch.
  public func deleteSections(_ positions: [Int]) {
    change { $0.sectionDeletes += positions }
  }

  /// Tells that sections come.
  ///
  /// - Parameter positions: Where they are after the batch.
  public func insertSections(_ positions: [Int]) {
    change { $0.sectionInserts += positions }
  }

  /// Tells that sections are made anew, with all their items.
  ///
  /// - Parameter positions: Where they were before the batch.
  public func reloadSections(_ positions: [Int]) {
    change { $0.sectionReloads += positions }
  }

  /// Tells that a section changes its place.
  ///
  /// - Parameters:
  ///   - from: Where it was before the batch.
  ///   - to: Where it is after the batch.
  public func moveSection(from: Int, to: Int) {
    change { $0.sectionMoves.append(Move(from: from, to: to)) }
  }

  /// Tells that sections were configured again, in place.
  ///
  /// - Parameter positions: Where they are after the batch.
  public func updateSections(_ positions: [Int]) {
    change { $0.sectionUpdates += positions }
  }

  /// Tells that items go.
  ///
  /// - Parameter paths: Where they were before the batch.
  public func deleteItems(_ paths: [ItemPath]) {
    change { $0.deletes += paths }
  }

  /// Tells that items come.
  ///
  /// - Parameter paths: Where they are after the batch.
  public func insertItems(_ paths: [ItemPath]) {
    change { $0.inserts += paths }
  }

  /// Tells that items are made anew.
  ///
  /// - Parameter paths: Where they were before the batch.
  public func reloadItems(_ paths: [ItemPath]) {
    change { $0.reloads += paths }
  }

  /// Tells that an item changes its place.
  ///
  /// - Parameters:
  ///   - from: Where it was before the batch.
  ///   - to: Where it is after the batch.
  public func moveItem(from: ItemPath, to: ItemPath) {
    change { $0.moves.append(Move(from: from, to: to)) }
  }

  /// Tells that items were configured again, in place.
  ///
  /// - Parameter paths: Where they are after the batch.
  public func updateItems(_ paths: [ItemPath]) {
    change { $0.updates += paths }
  }
}

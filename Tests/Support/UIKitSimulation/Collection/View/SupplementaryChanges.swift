/// The views of one kind that a layout deletes and inserts in a batch.
struct SupplementaryChanges {
  /// The deleted views, by their positions before the batch.
  var deletes: [IndexPath] = []
  /// The inserted views, by their positions after the batch.
  var inserts: [IndexPath] = []

  /// Returns the position of a view in its section after the batch; `nil` if it is deleted.
  ///
  /// - Parameters:
  ///   - path: The index path before the batch.
  ///   - section: The section after the batch.
  @MainActor
  func position(of path: IndexPath, in section: Int) -> Int? {
    if deletes.contains(path) { return nil }
    guard Simulation.quirks.countsSupplementaryViews else { return path.item }
    var position = path.item - deletes.filter { $0.section == path.section && $0.item < path.item }.count
    for item in inserts.filter({ $0.section == section }).map(\.item).sorted() where item <= position {
      position += 1
    }
    return position
  }
}

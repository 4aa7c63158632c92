extension WebFeature {
  /// Lets a finger reorder the items that are ``Interactive/reorderable(_:)``: it holds an item for a moment, and then
  /// moves it. Without this function, items are reordered by mouse, pen and keys.
  public static var touchReordering: WebFeature { ReorderFeature() }
}

/// Reordering by a finger, which would scroll otherwise.
private final class ReorderFeature: WebFeature {
  init() { super.init(script: "reorder") }

  override func handle(_ event: FeatureEvent, of collection: WebCollection) -> Bool {
    let engine = collection.engine
    switch event.code {
    case 0:
      guard let cell = collection.cell(event.number) else { return false }
      return engine.reorderableKey(of: cell.id) != nil
    case 1:
      guard let cell = collection.cell(event.number) else { return false }
      return engine.beginReorder(of: cell.id, at: event.point)
    case 2: engine.moveReorder(to: event.point)
    case 3: engine.endReorder()
    default: engine.cancelReorder()
    }
    return true
  }
}

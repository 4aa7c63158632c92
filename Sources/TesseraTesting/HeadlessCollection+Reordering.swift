import Tessera
import TesseraLayout

// Reordering, with items addressed by their ids. After each step, frames are drawn until nothing is left to
// do.
//
//     collection.drag("b", before: "a")
//     #expect(tasks == ["b", "a", "c"])

extension HeadlessCollection {
  /// Drags the first item on screen with an id, from its center to a point of the viewport, and drops it.
  ///
  /// - Returns: `true` if the item can be dragged.
  @discardableResult
  public func drag(_ id: ItemID, to point: Point) -> Bool {
    guard beginReorder(id) else { return false }
    moveReorder(to: point)
    endReorder()
    return true
  }

  /// Drags the first item on screen with an id before another item of any section, and drops it.
  ///
  /// - Returns: `true` if the item can be dragged and moves there; `false` if the section or the app rejects
  ///   the move and the item stays.
  @discardableResult
  public func drag(_ id: ItemID, before other: ItemID, inSection section: ItemID? = nil) -> Bool {
    drag(id) {
      engine.moveReorder(before: other, inSection: section)
    } isThere: {
      $0.target.before == other
    }
  }

  /// Drags the first item on screen with an id to the end of a section, and drops it.
  ///
  /// - Returns: `true` if the item can be dragged and moves there.
  @discardableResult
  public func drag(_ id: ItemID, toEndOf section: ItemID) -> Bool {
    drag(id) {
      engine.moveReorder(before: nil, inSection: section)
    } isThere: {
      $0.target.before == nil && $0.target.section.id == section
    }
  }

  /// Begins to drag the first item on screen with an id.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - point: The press location in viewport coordinates, in points; `nil` for the center of the item.
  /// - Returns: `true` if the item can be dragged.
  @discardableResult
  public func beginReorder(_ id: ItemID, at point: Point? = nil) -> Bool {
    let cell = engine.cells.first { cell in
      guard !cell.isLeaving, cell.placement.visibleFrame.overlaps(engine.viewport) else { return false }
      return engine.reorderableKey(of: cell.id)?.element == .item(id, occurrence: 0)
    }
    guard let cell, engine.beginReorder(of: cell.id, at: point) else { return false }
    update()
    return engine.isReordering
  }

  /// Moves the dragged item to a point of the viewport, in points.
  ///
  /// - Returns: The operations performed on the views.
  @discardableResult
  public func moveReorder(to point: Point) -> [MountOperation] {
    engine.moveReorder(to: point)
    return update()
  }

  /// Drops the dragged item.
  ///
  /// - Returns: The operations performed on the views.
  @discardableResult
  public func endReorder() -> [MountOperation] {
    engine.endReorder()
    return update()
  }

  /// Cancels the drag and returns the item to its place.
  ///
  /// - Returns: The operations performed on the views.
  @discardableResult
  public func cancelReorder() -> [MountOperation] {
    engine.cancelReorder()
    return update()
  }

  /// Moves the focused item within the order, as Option with an arrow key does.
  ///
  /// - Returns: `true` if the item can be moved.
  @discardableResult
  public func moveFocusedItem(_ move: FocusMove) -> Bool {
    let isTaken = engine.moveFocusedItem(move)
    update()
    return isTaken
  }

  private func drag(_ id: ItemID, _ moveReorder: () -> Void, isThere: (ReorderMove) -> Bool) -> Bool {
    guard beginReorder(id) else { return false }
    moveReorder()
    update()
    let isMoved = engine.reorderMove.map(isThere) ?? false
    endReorder()
    return isMoved
  }
}

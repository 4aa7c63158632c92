import Tessera
import TesseraLayout

// Items that people carry elsewhere, addressed by their ids. Each is followed by as many frames as it takes.
//
//     collection.drag("b", before: "a")
//     #expect(tasks == ["b", "a", "c"])

extension HeadlessCollection {
  /// Presses the first item on screen with an id in its middle, carries it to a place in the viewport, and lets it go.
  ///
  /// - Returns: Whether it could be carried.
  @discardableResult
  public func drag(_ id: ItemID, to point: Point) -> Bool {
    guard pickUp(id) else { return false }
    carry(to: point)
    letGo()
    return true
  }

  /// Carries the first item on screen with an id before another one of any section, and lets it go.
  ///
  /// - Returns: Whether it could be carried, and goes there: where the section or the app does not take it, it stays.
  @discardableResult
  public func drag(_ id: ItemID, before other: ItemID, inSection section: ItemID? = nil) -> Bool {
    drag(id) {
      engine.moveReorder(before: other, inSection: section)
    } isThere: {
      $0.target.before == other
    }
  }

  /// Carries the first item on screen with an id behind all items of a section, and lets it go.
  ///
  /// - Returns: Whether it could be carried, and goes there.
  @discardableResult
  public func drag(_ id: ItemID, toEndOf section: ItemID) -> Bool {
    drag(id) {
      engine.moveReorder(before: nil, inSection: section)
    } isThere: {
      $0.target.before == nil && $0.target.section.id == section
    }
  }

  /// Presses the first item on screen with an id, at a place in the viewport or in its middle, and holds it.
  ///
  /// - Returns: Whether it can be carried.
  @discardableResult
  public func pickUp(_ id: ItemID, at point: Point? = nil) -> Bool {
    let cell = engine.cells.first { cell in
      guard !cell.isLeaving, cell.placement.visibleFrame.overlaps(engine.viewport) else { return false }
      return engine.reorderableKey(of: cell.id)?.element == .item(id, occurrence: 0)
    }
    guard let cell, engine.beginReorder(of: cell.id, at: point) else { return false }
    update()
    return engine.isReordering
  }

  /// Carries the item that is held over a place in the viewport.
  @discardableResult
  public func carry(to point: Point) -> [MountOperation] {
    engine.moveReorder(to: point)
    return update()
  }

  /// Lets the item go that is held.
  @discardableResult
  public func letGo() -> [MountOperation] {
    engine.endReorder()
    return update()
  }

  /// Takes the item back that is held.
  @discardableResult
  public func cancelDrag() -> [MountOperation] {
    engine.cancelReorder()
    return update()
  }

  /// Carries the focused item as Option with an arrow key does; whether it can be.
  @discardableResult
  public func moveFocusedItem(_ move: FocusMove) -> Bool {
    let isTaken = engine.moveFocusedItem(move)
    update()
    return isTaken
  }

  private func drag(_ id: ItemID, _ carry: () -> Void, isThere: (ReorderMove) -> Bool) -> Bool {
    guard pickUp(id) else { return false }
    carry()
    update()
    let isMoved = engine.reorderMove.map(isThere) ?? false
    letGo()
    return isMoved
  }
}

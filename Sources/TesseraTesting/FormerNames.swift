import Tessera
import TesseraLayout

// Former names, kept for one minor version.

extension HeadlessCollection {
  /// Begins to drag an item.
  @available(*, deprecated, renamed: "beginReorder(_:at:)")
  @discardableResult
  public func pickUp(_ id: ItemID, at point: Point? = nil) -> Bool { beginReorder(id, at: point) }

  /// Moves the dragged item.
  @available(*, deprecated, renamed: "moveReorder(to:)")
  @discardableResult
  public func carry(to point: Point) -> [MountOperation] { moveReorder(to: point) }

  /// Drops the dragged item.
  @available(*, deprecated, renamed: "endReorder()")
  @discardableResult
  public func letGo() -> [MountOperation] { endReorder() }

  /// Cancels the drag of an item.
  @available(*, deprecated, renamed: "cancelReorder()")
  @discardableResult
  public func cancelDrag() -> [MountOperation] { cancelReorder() }
}

extension StrictBatchView {
  /// Whether blocks of updates run later.
  @available(*, deprecated, renamed: "defersUpdateBlocks")
  public var runsBlocksLate: Bool {
    get { defersUpdateBlocks }
    set { defersUpdateBlocks = newValue }
  }
}

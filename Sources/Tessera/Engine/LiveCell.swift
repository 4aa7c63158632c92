import TesseraLayout

/// An item that is on screen or near it, and the view that shows it.
public struct LiveCell {
  /// The view.
  public let id: CellID
  /// The item.
  public internal(set) var key: ItemKey
  /// Where the item is in the content.
  public internal(set) var path: ElementPath
  /// What the view shows.
  public internal(set) var cell: DeclaredCell
  /// Where the view stands.
  public internal(set) var placement: Placement
  /// Whether the item is focused, selected or pressed.
  public internal(set) var state: CellState
  /// Whether those who wanted to know were told that it is in the viewport.
  var isInView = false
  /// What keeps the view with the item out of view.
  var keptFor: KeepAliveReason = []
}

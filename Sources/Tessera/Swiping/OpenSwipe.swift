@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// An item that is swiped or open, and its revealed actions; see ``Engine/openSwipe``.
public struct OpenSwipe: Hashable, Sendable {
  /// The key of the item, or of the group of cells.
  public let key: ItemKey
  /// The side on which the actions are visible.
  public let side: SwipeEdge
  /// The current displacement of the item, in the coordinates of the host, in points.
  public let offset: Point
  /// Whether the pointer holds the item.
  public let isHeld: Bool
  /// Whether releasing the item performs the outermost action.
  public let isFull: Bool
  /// The actions, the outermost first.
  public let buttons: [Button]

  /// A visible action and its frame.
  public struct Button: Hashable, Sendable {
    /// The id of the action.
    public let id: ItemID
    /// The title of the action.
    public let title: String
    /// The view of the action.
    public let view: CellID
    /// The frame in content coordinates, in points. The frames of all actions fill the space that the item
    /// has left.
    public let frame: Rect
  }
}

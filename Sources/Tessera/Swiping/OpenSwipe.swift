@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// An item that is swiped or open, and what it reveals; see ``Engine/openSwipe``.
public struct OpenSwipe: Hashable, Sendable {
  /// The item, or the group of cells.
  public let key: ItemKey
  /// The side at which its actions show.
  public let side: SwipeSide
  /// How far it is from its place at the moment, as the host sees it, in points.
  public let offset: Point
  /// Whether the pointer has it.
  public let isHeld: Bool
  /// Whether letting go performs the outermost action.
  public let isFull: Bool
  /// The actions, the outermost first.
  public let buttons: [Button]

  /// An action that shows, and where.
  public struct Button: Hashable, Sendable {
    /// Which action.
    public let id: ItemID
    /// What people read.
    public let title: String
    /// The view that shows it.
    public let view: CellID
    /// Where it is, in content coordinates, in points. The frames of all actions fill what the item has left.
    public let frame: Rect
  }
}

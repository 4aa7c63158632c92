import TesseraLayout

/// What a declaration adds to a cell.
public struct CellAttributes {
  /// The id of the item, where the declaration names one.
  public var id: ItemID?
  /// The size of the item, where the declaration names one.
  public var sizing: Sizing?
  /// What the item asks of the layout beyond its size. Whether it fills is not taken from here: its size says that.
  public var traits = LayoutTraits.none
  /// Whether the item can be selected; nil if nothing is declared: items can be selected, headers and footers cannot.
  public var isSelectable: Bool?
  /// Whether keys reach the item; nil if nothing is declared: keys reach what can be selected or has a handler.
  public var isFocusable: Bool?
  /// What happens when the item is tapped, clicked or activated with a key.
  public var onTap: ((ItemKey) -> Void)?
  /// What happens when the item is selected (true) or no longer selected (false).
  public var onSelect: ((Bool) -> Void)?

  /// Makes attributes that add nothing.
  public init() {}

  /// Whether the item's view stays with it out of view.
  var keepsAlive = false

  /// The declarations of behaviors for the item.
  package var declared = Traits()

  /// How the item moves; nil: as its section says.
  var motion: DeclaredMotionBox?

  /// Whether people can carry the item elsewhere; see ``Content/onReorder(_:)``.
  public var isReorderable = false
}

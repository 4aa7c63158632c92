import TesseraLayout

/// The attributes that a declaration adds to a cell.
public struct CellAttributes {
  /// The id of the item; `nil` if none is declared.
  public var id: ItemID?
  /// The size of the item; `nil` if none is declared.
  public var sizing: Sizing?
  /// The layout traits of the item. Whether it fills its line depends on its size, not on these traits.
  public var traits = LayoutTraits.none
  /// Whether the item can be selected; `nil` by default, which allows it for items but not for headers and
  /// footers.
  public var isSelectable: Bool?
  /// Whether the item can get the keyboard focus; `nil` by default, which allows it if the item can be
  /// selected or has a handler.
  public var isFocusable: Bool?
  /// The handler that is called when the item is tapped, clicked or activated with a key.
  public var onTap: ((ItemKey) -> Void)?
  /// The handler that is called when the item is selected (`true`) or deselected (`false`).
  public var onSelect: ((Bool) -> Void)?

  /// Creates empty attributes.
  public init() {}

  /// Whether the item's view stays mounted while it is off-screen.
  var keepsAlive = false

  /// The traits of the item.
  package var declared = Traits()

  /// The motion of the item; `nil` to inherit it from the section.
  var motion: DeclaredMotionBox?

  /// Whether the user can reorder the item; see ``Content/onReorder(_:)``.
  public var isReorderable = false
}

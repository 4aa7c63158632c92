@_spi(Behaviors) import TesseraKernel

/// The way in which taps and keys select items.
///
/// | mode | a tap | Space |
/// |---|---|---|
/// | `none` | selects nothing | nothing |
/// | `single` | selects the item alone; again: deselects it | the same |
/// | `radio` | selects the item alone | the same |
/// | `multiple` | selects the item too; again: deselects it | the same |
/// | `extended` | selects the item alone | selects the item too; again: deselects it |
///
/// In `extended`, a tap with Shift selects everything from the anchor to the item, and a tap with Control or
/// Command selects the item too, or deselects it. The keys that move the focus select the item that gets it,
/// with Shift everything from the anchor to there, and with Control nothing.
///
/// Headers and footers with ``ModifiableCell/selectable(_:)`` are selected like items in every mode, also by
/// ranges and by selecting everything. In `none`, nothing is selected: an element with `selectable()` can be
/// focused and tapped, no selection handler is called, and ``Engine/select(_:inSection:_:)-(ItemID,_,_)``
/// returns `false`.
public enum SelectionMode: Hashable, Sendable {
  /// Nothing can be selected.
  case none
  /// One item at most; selecting it again deselects it.
  case single
  /// One item, which stays selected until another one is selected.
  case radio
  /// Any number of items, one by one.
  case multiple
  /// Any number of items as on a desktop: ranges with Shift, single ones with Control.
  case extended

  /// Whether several items can be selected.
  public var allowsMany: Bool { self == .multiple || self == .extended }
}

/// The handling of the selection of an item that is no longer in the content.
public enum MissingSelection: Hashable, Sendable {
  /// The selection is forgotten: if the item returns, it is not selected.
  case forget
  /// The selection is kept: if an item with the id returns, it is selected. Up to the last 10,000 items are
  /// kept.
  case keep
}

@_spi(Behaviors) import TesseraKernel

/// What people can select, and what a tap and the keyboard do about it.
///
/// | mode | a tap | Space |
/// |---|---|---|
/// | `none` | selects nothing | nothing |
/// | `single` | selects the item alone; again: deselects it | the same |
/// | `radio` | selects the item alone | the same |
/// | `multiple` | selects the item too; again: deselects it | the same |
/// | `extended` | selects the item alone; with Shift everything from the anchor to it; with Control or Command it too, or deselects it | selects it too, or deselects it |
///
/// In `extended` the keys that move the focus select what it comes to, with Shift everything from the anchor to there;
/// with Control they select nothing.
///
/// Headers and footers that say ``ModifiableCell/selectable(_:)`` are selected as items are in every mode, by ranges and with
/// everything as well. In `none` nothing is selected: what says `selectable()` can be focused and tapped, no
/// handler of selections is called, and ``Engine/select(_:inSection:_:)-(ItemID,_,_)`` answers false.
public enum SelectionMode: Hashable, Sendable {
  /// Nothing is selected.
  case none
  /// One item at most; selecting it again deselects it.
  case single
  /// One item, which stays selected until another one is.
  case radio
  /// Any number of items, one by one.
  case multiple
  /// Any number of items as on a desktop: ranges with Shift, single ones with Control.
  case extended

  /// Whether several items can be selected.
  public var allowsMany: Bool { self == .multiple || self == .extended }
}

/// What becomes of the selection of an item that is not in the content any more.
public enum MissingSelection: Hashable, Sendable {
  /// It is forgotten: if the item returns, it is not selected.
  case forget
  /// It is kept: if an item with the id returns, it is selected. The last 10,000 are.
  case keep
}

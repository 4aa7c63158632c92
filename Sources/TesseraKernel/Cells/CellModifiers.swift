extension ModifiableCell {
  /// Names the item, so that it stays the same item wherever it moves in its section; see
  /// ``Section/identityScope(_:)``. In a ``ForEach`` that names its items it says nothing.
  public func id(_ id: some Hashable & Sendable) -> ModifiedCell<Base, Sizes> {
    modified { $0.id = ItemID(id) }
  }

  /// Gives this very item a size.
  ///
  /// In a ``ForEach`` this asks every item; put `size` on the `ForEach` where all are alike.
  public func size(_ sizing: Sizing) -> ModifiedCell<Base, OwnSizes> {
    modified { $0.sizing = sizing }
  }

  /// Gives this very item a size, side by side.
  public func size(width: Dimension = .fill, height: Dimension) -> ModifiedCell<Base, OwnSizes> {
    size(Sizing(width: width, height: height))
  }

  /// Lets the item be selected, or not.
  ///
  /// Items can be selected unless they say otherwise, headers and footers only if they say so. In ``SelectionMode/none``
  /// nothing is selected whatever is said here; items, headers and footers that say so can be focused there. What can be
  /// focused without being selected says ``focusable(_:)``.
  public func selectable(_ isSelectable: Bool = true) -> ModifiedCell<Base, Sizes> {
    modified { $0.isSelectable = isSelectable }
  }

  /// Lets keys reach the item, or not.
  ///
  /// Without, they reach what can be selected, and everything with which something can be done: what can be tapped, carried
  /// elsewhere, or has actions, itself or by a group of cells around it; headers, footers and placeholders as well.
  public func focusable(_ isFocusable: Bool = true) -> ModifiedCell<Base, Sizes> {
    modified { $0.isFocusable = isFocusable }
  }

  /// Acts when the item is selected or no longer selected.
  ///
  /// If very many items change at once, as when all are selected, those on screen are told; a handler of
  /// ``Engine/onSelectionChange`` hears of all. Coming into the content or leaving it is no such change.
  public func onSelect(_ action: @escaping (_ isSelected: Bool) -> Void) -> ModifiedCell<Base, Sizes> {
    modified { $0.onSelect = action }
  }

  /// Keeps the item's view out of view as well, once it has been shown: it stays mounted in its place until the item
  /// has gone, or is declared without.
  ///
  /// For the few cells whose views hold what the content does not know: a player, a form that is being filled in.
  public func keepsAlive(_ isKept: Bool = true) -> ModifiedCell<Base, Sizes> {
    modified { $0.keepsAlive = isKept }
  }

  /// The cell with other attributes; whoever changes what a layout asks for says that the cell has ``OwnSizes``.
  package func modified<NewSizes: SizeMark>(
    _ change: (inout CellAttributes) -> Void
  ) -> ModifiedCell<Base, NewSizes> {
    var attributes = attributes
    change(&attributes)
    return ModifiedCell(unmodified: unmodified, attributes: attributes)
  }
}

extension ModifiableCell {
  /// Sets the id of the item, by which it keeps its identity when it moves in its section.
  ///
  /// The id has no effect in a ``ForEach``, which has ids of its own. See ``Section/identityScope(_:)``.
  public func id(_ id: some Hashable & Sendable) -> ModifiedCell<Base, Sizes> {
    modified { $0.id = ItemID(id) }
  }

  /// Sets the size of this single item.
  ///
  /// In a ``ForEach``, each item is measured individually then; put `size` on the `ForEach` if all have the
  /// same size.
  public func size(_ sizing: Sizing) -> ModifiedCell<Base, OwnSizes> {
    modified { $0.sizing = sizing }
  }

  /// Sets the width and height of this single item.
  public func size(width: Dimension = .fill, height: Dimension) -> ModifiedCell<Base, OwnSizes> {
    size(Sizing(width: width, height: height))
  }

  /// Sets whether the item can be selected.
  ///
  /// By default, items can be selected, but headers and footers cannot. In ``SelectionMode/none`` nothing can
  /// be selected, but items, headers and footers that are declared selectable can get the focus. To make a
  /// cell focusable without making it selectable, use ``focusable(_:)``.
  public func selectable(_ isSelectable: Bool = true) -> ModifiedCell<Base, Sizes> {
    modified { $0.isSelectable = isSelectable }
  }

  /// Sets whether the item can get the keyboard focus.
  ///
  /// By default, everything that can be selected or acted upon can get the focus: cells that can be tapped or
  /// reordered or have actions, by themselves or by a group that contains them. This includes headers,
  /// footers and placeholders.
  public func focusable(_ isFocusable: Bool = true) -> ModifiedCell<Base, Sizes> {
    modified { $0.isFocusable = isFocusable }
  }

  /// Sets an action that is called when the item is selected or deselected.
  ///
  /// If very many items change at once, for example when the user selects all, only the actions of items on
  /// screen are called; ``Engine/onSelectionChange`` reports all. An item that is inserted or deleted does
  /// not call its action.
  public func onSelect(_ action: @escaping (_ isSelected: Bool) -> Void) -> ModifiedCell<Base, Sizes> {
    modified { $0.onSelect = action }
  }

  /// Keeps the item's view mounted while it is off-screen, once it has been shown.
  ///
  /// The view stays in its place until the item is deleted or declared without this modifier. Use it for the
  /// few cells whose views hold state that the content does not know, such as a player or a form that the
  /// user is filling in.
  public func keepsAlive(_ isKept: Bool = true) -> ModifiedCell<Base, Sizes> {
    modified { $0.keepsAlive = isKept }
  }

  /// Returns the cell with changed attributes. A change of size or layout traits must return a cell with
  /// ``OwnSizes``.
  package func modified<NewSizes: SizeMark>(
    _ change: (inout CellAttributes) -> Void
  ) -> ModifiedCell<Base, NewSizes> {
    var attributes = attributes
    change(&attributes)
    return ModifiedCell(unmodified: unmodified, attributes: attributes)
  }
}

import TesseraLayout

/// A cell as declared, independent of the host.
///
/// The engine works with these; only ``AnyCell`` knows the host.
public struct DeclaredCell {
  package let box: CellBox

  @usableFromInline
  package init(box: CellBox) { self.box = box }

  /// The attributes that the declaration adds to the cell.
  public var attributes: CellAttributes { box.attributes }

  /// The kind of the cell: cells of the same kind share views.
  public var kind: CellKind { box.kind }

  /// The declared size of the item.
  public var sizing: Sizing { box.itemSizing }

  /// The layout traits of the item: those declared, and whether its size fills.
  public var traits: LayoutTraits { traits(of: sizing) }

  /// Returns the layout traits of the item for its declared size.
  func traits(of sizing: Sizing) -> LayoutTraits {
    box.itemTraits.filling(as: sizing)
  }

  #if !hasFeature(Embedded)
  /// Returns the cell if it has a type; `nil` otherwise.
  public func content<C: CellContent>(as type: C.Type = C.self) -> C? {
    let inquiry = TypedContentQuery<C>()
    box.answer(inquiry)
    return inquiry.content
  }
  #endif

  package var group: DeclaredSection? { box.group }

  package var isGroup: Bool { box.isGroup }

  package var isPortable: Bool { box.isPortable }

  /// Returns the size that a portable cell needs; `nil` if only the host can measure it.
  package func measure(offered: Size) -> Size? { box.measure(offered: offered) }

  /// Returns whether both are the same instance, which is a fast check for equality.
  package func isIdentical(to other: DeclaredCell) -> Bool { box === other.box }
}

extension DeclaredCell: Equatable {
  /// Returns whether both have the same type and equal content, ignoring their attributes.
  public static func == (left: DeclaredCell, right: DeclaredCell) -> Bool { left.box.isEqual(to: right.box) }
}

extension DeclaredCell {
  /// Whether the item can be selected, if the collection allows selection. Of a group, only the parts can.
  package var isSelectable: Bool { !isGroup && attributes.isSelectable ?? true }

  /// Returns whether a part can be selected: items by default, headers and footers if declared so.
  package func isSelectable(as element: ElementPath.Element) -> Bool {
    switch element {
    case .item: isSelectable
    case .header, .footer: !isGroup && attributes.isSelectable ?? false
    case .placeholder, .decoration: false
    }
  }

  /// Returns whether a part of a section takes taps and the focus even if the collection allows no selection,
  /// because it is declared selectable or has a handler for taps or selection. Of a group, only the parts do.
  package func isInteractive(as element: ElementPath.Element) -> Bool {
    guard case .item = element else { return isSelectable(as: element) }
    return isInteractive
  }

  /// Whether the item takes taps and the focus even if the collection allows no selection.
  package var isInteractive: Bool {
    if isGroup { return false }
    let attributes = attributes
    return attributes.isSelectable ?? (attributes.onTap != nil || attributes.onSelect != nil)
  }
}

extension LayoutTraits {
  /// Returns the traits of an item that fills the sides that a size states.
  func filling(as sizing: Sizing) -> LayoutTraits {
    var traits = self
    traits.fillsWidth = sizing.width.isFill
    traits.fillsHeight = sizing.height.isFill
    return traits
  }
}

import TesseraLayout

/// A cell as it was declared, whatever the host: what the engine works with.
///
/// ``AnyCell`` says for which host it is; nothing else knows.
public struct DeclaredCell {
  /// The typed cell, with what the declaration added to it.
  package let box: CellBox

  @usableFromInline
  package init(box: CellBox) { self.box = box }

  /// What the declaration added to the cell.
  public var attributes: CellAttributes { box.attributes }

  /// Which views can show the cell.
  public var kind: CellKind { box.kind }

  /// How large the item wants to be.
  public var sizing: Sizing { box.attributes.sizing ?? box.sizing }

  /// What the item asks of the layout beyond its size: what was declared, and whether its size fills.
  public var traits: LayoutTraits {
    var traits = attributes.traits
    traits.fillsWidth = sizing.width.isFill
    traits.fillsHeight = sizing.height.isFill
    return traits
  }

  #if !hasFeature(Embedded)
  /// The cell, if it is of this type.
  public func content<C: CellContent>(as type: C.Type = C.self) -> C? {
    let inquiry = TypedContentInquiry<C>()
    box.answer(inquiry)
    return inquiry.content
  }
  #endif

  /// The parts, where the cell is a group.
  package var group: DeclaredSection? { box.group }

  /// Whether the cell is a group.
  package var isGroup: Bool { box.isGroup }

  /// Whether the cell draws and measures itself.
  package var isPortable: Bool { box.isPortable }

  /// The size that a portable cell needs; nil where only the host can measure.
  func measure(offered: Size) -> Size? { box.measure(offered: offered) }

  /// Whether both are the very same cell, made once: a quick way to equality.
  package func isIdentical(to other: DeclaredCell) -> Bool { box === other.box }
}

extension DeclaredCell: Equatable {
  /// Whether both have the same type and equal content; what the declaration added does not count.
  public static func == (left: DeclaredCell, right: DeclaredCell) -> Bool { left.box.isEqual(to: right.box) }
}

extension DeclaredCell {
  /// Whether the item can be selected where anything can be. A group is not, its parts are.
  package var isSelectable: Bool { !isGroup && attributes.isSelectable ?? true }

  /// Whether a part of a section can be selected where anything can be: items unless they say otherwise, headers and footers
  /// if they say so.
  package func isSelectable(as element: ElementPath.Element) -> Bool {
    switch element {
    case .item: isSelectable
    case .header, .footer: !isGroup && attributes.isSelectable ?? false
    case .placeholder, .decoration: false
    }
  }

  /// Whether a part of a section takes taps and the focus by what it declares, although nothing can be selected: it says
  /// that it can be, or has a handler for taps or selections. A group does not, its parts do.
  package func isInteractive(as element: ElementPath.Element) -> Bool {
    guard case .item = element else { return isSelectable(as: element) }
    return isInteractive
  }

  /// The same about an item.
  package var isInteractive: Bool {
    if isGroup { return false }
    let attributes = attributes
    return attributes.isSelectable ?? (attributes.onTap != nil || attributes.onSelect != nil)
  }
}

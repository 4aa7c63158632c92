import TesseraLayout

/// A cell of any type that a host can show.
///
/// Made when an item is needed, not when it is declared.
public struct AnyCell<H: Host> {
  /// The typed cell.
  let box: CellBox<H>
  /// What the declaration added to the cell.
  public let attributes: CellAttributes

  /// Wraps a portable cell.
  public init<M: ModifiableCell>(_ cell: M) where M.Base: CanvasCell {
    box = CanvasCellBox(cell.unmodified)
    attributes = cell.attributes
  }

  /// Wraps a cell made of a host's own views; each host module offers this without the closure.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - upcast: Turns the cell's view into one of the host's; write `{ $0 }`.
  public init<M: ModifiableCell>(_ cell: M, upcast: @escaping (M.Base.View) -> H.View) where M.Base: Cell {
    box = NativeCellBox(cell.unmodified, upcast: upcast)
    attributes = cell.attributes
  }

  /// Which views can show the cell.
  public var kind: CellKind { box.kind }

  /// How large the item wants to be.
  public var sizing: Sizing { attributes.sizing ?? box.sizing }

  /// What the item asks of the layout beyond its size: what was declared, and whether its size fills.
  public var traits: LayoutTraits {
    var traits = attributes.traits
    traits.fillsWidth = sizing.width.isFill
    traits.fillsHeight = sizing.height.isFill
    return traits
  }

  /// Whether the cell draws and measures itself.
  var isPortable: Bool { box.isPortable }

  /// The size that a portable cell needs; nil where only the host can measure.
  func measure(offered: Size) -> Size? { box.measure(offered: offered) }

  /// Whether both are the very same cell, made once: a quick way to equality.
  func isIdentical(to other: AnyCell) -> Bool { box === other.box }

  /// The cell, if it is of this type.
  public func content<C: CellContent>(as type: C.Type = C.self) -> C? {
    (box as? TypedCellBox<H, C>)?.cell
  }
}

extension AnyCell: Equatable {
  /// Whether both have the same type and equal content; what the declaration added does not count.
  public static func == (left: AnyCell, right: AnyCell) -> Bool { left.box.isEqual(to: right.box) }
}

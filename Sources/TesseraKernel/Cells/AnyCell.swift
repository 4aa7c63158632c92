/// A cell of any type that a host can show.
///
/// Made when an item is needed, not when it is declared.
public struct AnyCell<H: CollectionHost>: Equatable {
  /// The cell, whatever the host.
  public let declared: DeclaredCell

  /// Wraps a portable cell.
  @inlinable
  public init<M: ModifiableCell>(_ cell: M) where M.Base: CanvasCell {
    declared = DeclaredCell(box: CanvasCellBox<H, M.Base>(cell.unmodified, cell.attributes))
  }

  /// Wraps a cell made of a host's own views; each host module offers this without the closure.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - upcast: Turns the cell's view into one of the host's; write `{ $0 }`.
  @inlinable
  public init<M: ModifiableCell>(_ cell: M, upcast: @escaping (M.Base.View) -> H.View) where M.Base: Cell {
    declared = DeclaredCell(
      box: NativeCellBox<H, M.Base>(cell.unmodified, cell.attributes, upcast: upcast))
  }

  init(_ declared: DeclaredCell) { self.declared = declared }
}

/// A type-erased cell that a host can show.
///
/// It is created when an item is needed, not when it is declared.
public struct AnyCell<H: CollectionHost>: Equatable {
  /// The cell, independent of the host.
  public let declared: DeclaredCell

  /// Creates a type-erased cell from a portable cell.
  @inlinable
  public init<M: ModifiableCell>(_ cell: M) where M.Base: CanvasCell {
    declared = DeclaredCell(
      box: CanvasCellBox<H, M.Base>(
        cell.unmodified, M.hasAttributes ? AttributesBox(cell.attributes) : nil))
  }

  /// Creates a type-erased cell from a cell made of a host's own views.
  ///
  /// Each host module offers this initializer without the closure.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - upcast: A closure that converts the cell's view to one of the host; write `{ $0 }`.
  @inlinable
  public init<M: ModifiableCell>(_ cell: M, upcast: @escaping (M.Base.View) -> H.View) where M.Base: Cell {
    declared = DeclaredCell(
      box: NativeCellBox<H, M.Base>(
        cell.unmodified, M.hasAttributes ? AttributesBox(cell.attributes) : nil, upcast: upcast))
  }

  init(_ declared: DeclaredCell) { self.declared = declared }
}

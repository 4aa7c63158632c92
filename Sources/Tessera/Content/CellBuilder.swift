/// Builds a single cell, choosing between types with `if` and `switch`.
@resultBuilder
public enum CellBuilder<H: Host> {
  /// A portable cell.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> AnyCell<H> where M.Base: CanvasCell {
    AnyCell(cell)
  }

  /// A cell of any type.
  public static func buildExpression(_ cell: AnyCell<H>) -> AnyCell<H> { cell }

  /// The one cell.
  public static func buildBlock(_ cell: AnyCell<H>) -> AnyCell<H> { cell }

  /// The cell of the first branch.
  public static func buildEither(first cell: AnyCell<H>) -> AnyCell<H> { cell }

  /// The cell of the second branch.
  public static func buildEither(second cell: AnyCell<H>) -> AnyCell<H> { cell }

  /// The cell of a branch for newer systems.
  public static func buildLimitedAvailability(_ cell: AnyCell<H>) -> AnyCell<H> { cell }
}

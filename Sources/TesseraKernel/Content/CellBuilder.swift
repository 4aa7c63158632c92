/// Builds a single cell, choosing between types with `if` and `switch`.
@resultBuilder
public enum CellBuilder<H: CollectionHost> {
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

  /// No cell.
  public static func buildBlock() -> AnyCell<H>? { nil }

  /// The one cell, if it is there.
  @_disfavoredOverload
  public static func buildBlock(_ cell: AnyCell<H>?) -> AnyCell<H>? { cell }

  /// The cell of an `if` without `else`.
  public static func buildOptional(_ cell: AnyCell<H>??) -> AnyCell<H>? { cell ?? nil }

  /// The cell of the first branch, if it is there.
  @_disfavoredOverload
  public static func buildEither(first cell: AnyCell<H>?) -> AnyCell<H>? { cell }

  /// The cell of the second branch, if it is there.
  @_disfavoredOverload
  public static func buildEither(second cell: AnyCell<H>?) -> AnyCell<H>? { cell }

  /// A text is no cell.
  @available(*, unavailable, message: "a String is no cell: declare a cell that draws the text")
  public static func buildExpression(_ text: String) -> AnyCell<H> { fatalError("A String is no cell") }

  /// Several cells are no cell.
  @available(*, unavailable, message: "only one cell can stand here: put several into a Group")
  public static func buildBlock(
    _ first: AnyCell<H>, _ second: AnyCell<H>, _ others: AnyCell<H>...
  ) -> AnyCell<H> { first }
}

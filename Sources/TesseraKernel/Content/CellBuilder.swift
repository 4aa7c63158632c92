/// A result builder that builds a single cell and chooses between types with `if` and `switch`.
@resultBuilder
public enum CellBuilder<H: CollectionHost> {
  /// Builds a portable cell.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> AnyCell<H> where M.Base: CanvasCell {
    AnyCell(cell)
  }

  /// Builds a type-erased cell.
  public static func buildExpression(_ cell: AnyCell<H>) -> AnyCell<H> { cell }

  /// Builds the only cell.
  public static func buildBlock(_ cell: AnyCell<H>) -> AnyCell<H> { cell }

  /// Builds the cell of the first branch.
  public static func buildEither(first cell: AnyCell<H>) -> AnyCell<H> { cell }

  /// Builds the cell of the second branch.
  public static func buildEither(second cell: AnyCell<H>) -> AnyCell<H> { cell }

  /// Builds the cell of an `if #available` branch.
  public static func buildLimitedAvailability(_ cell: AnyCell<H>) -> AnyCell<H> { cell }

  /// Builds no cell.
  public static func buildBlock() -> AnyCell<H>? { nil }

  /// Builds the only cell, if it exists.
  @_disfavoredOverload
  public static func buildBlock(_ cell: AnyCell<H>?) -> AnyCell<H>? { cell }

  /// Builds the cell of an `if` without `else`.
  public static func buildOptional(_ cell: AnyCell<H>??) -> AnyCell<H>? { cell ?? nil }

  /// Builds the cell of the first branch, if it exists.
  @_disfavoredOverload
  public static func buildEither(first cell: AnyCell<H>?) -> AnyCell<H>? { cell }

  /// Builds the cell of the second branch, if it exists.
  @_disfavoredOverload
  public static func buildEither(second cell: AnyCell<H>?) -> AnyCell<H>? { cell }

  /// Unavailable: a text is not a cell.
  @available(*, unavailable, message: "a String is not a cell; declare a cell that draws the text")
  public static func buildExpression(_ text: String) -> AnyCell<H> { fatalError("Not a cell") }

  /// Unavailable: a row has only one cell.
  @available(*, unavailable, message: "only one cell is allowed here; put several cells in a Group")
  public static func buildBlock(
    _ first: AnyCell<H>, _ second: AnyCell<H>, _ others: AnyCell<H>...
  ) -> AnyCell<H> { first }
}

/// A result builder that builds a row and chooses between types of cells with `if` and `switch`.
///
/// Unlike ``CellBuilder``, it keeps the types of the cells, so that the size of a row is known without a
/// type-erased cell. Each host module adds expressions for cells made of its own views.
@resultBuilder
public enum MixedRowBuilder<H: CollectionHost> {
  /// Builds a row from a portable cell.
  @inlinable
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> PortableRow<H, M>
  where M.Base: CanvasCell {
    PortableRow(cell)
  }

  /// Builds a row from a type-erased cell.
  @inlinable
  public static func buildExpression(_ cell: AnyCell<H>) -> AnyCell<H> { cell }

  /// Builds the only row.
  @inlinable
  public static func buildBlock<Row: RowContent>(_ row: Row) -> Row where Row.Host == H { row }

  /// Builds the row of the first branch.
  @inlinable
  public static func buildEither<First, Second>(first row: First) -> EitherRow<First, Second>
  where First.Host == H, Second.Host == H {
    .first(row)
  }

  /// Builds the row of the second branch.
  @inlinable
  public static func buildEither<First, Second>(second row: Second) -> EitherRow<First, Second>
  where First.Host == H, Second.Host == H {
    .second(row)
  }

  /// Builds the row of an `if #available` branch.
  public static func buildLimitedAvailability<Row: RowContent>(_ row: Row) -> AnyCell<H>
  where Row.Host == H {
    row.anyCell
  }
}

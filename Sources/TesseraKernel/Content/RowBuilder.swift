/// Builds the row of an element whose rows are all of one type: `let` may stand before it, and `if` and `switch` may
/// choose between rows of that type. A row is handed on, never copied.
@resultBuilder
public enum RowBuilder {
  /// A cell.
  @inlinable public static func buildExpression<Row: ModifiableCell>(_ row: consuming Row) -> Row { row }

  /// The one cell.
  @inlinable public static func buildBlock<Row: ModifiableCell>(_ row: consuming Row) -> Row { row }

  /// The cell of the first branch.
  @inlinable public static func buildEither<Row: ModifiableCell>(first row: consuming Row) -> Row { row }

  /// The cell of the second branch.
  @inlinable public static func buildEither<Row: ModifiableCell>(second row: consuming Row) -> Row { row }

  /// The cell of a branch for newer systems.
  @inlinable public static func buildLimitedAvailability<Row: ModifiableCell>(
    _ row: consuming Row
  ) -> Row { row }
}

/// Builds the row of an element whose rows are all groups of cells.
///
/// It is one of its own, because the host of a group has to be known before its parts are.
@resultBuilder
public enum GroupBuilder<H: CollectionHost> {
  /// A group.
  public static func buildExpression(_ group: Group<H>) -> Group<H> { group }

  /// The one group.
  public static func buildBlock(_ group: Group<H>) -> Group<H> { group }

  /// The group of the first branch.
  public static func buildEither(first group: Group<H>) -> Group<H> { group }

  /// The group of the second branch.
  public static func buildEither(second group: Group<H>) -> Group<H> { group }

  /// The group of a branch for newer systems.
  public static func buildLimitedAvailability(_ group: Group<H>) -> Group<H> { group }
}

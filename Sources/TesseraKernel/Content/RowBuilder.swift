/// A result builder that builds a row whose cells are all of one type.
///
/// `let` may precede the row, and `if` and `switch` may choose between rows of that type. Rows are moved,
/// never copied.
@resultBuilder
public enum RowBuilder {
  /// Builds a row from a cell.
  @inlinable public static func buildExpression<Row: ModifiableCell>(_ row: consuming Row) -> Row { row }

  /// Builds the only row.
  @inlinable public static func buildBlock<Row: ModifiableCell>(_ row: consuming Row) -> Row { row }

  /// Builds the row of the first branch.
  @inlinable public static func buildEither<Row: ModifiableCell>(first row: consuming Row) -> Row { row }

  /// Builds the row of the second branch.
  @inlinable public static func buildEither<Row: ModifiableCell>(second row: consuming Row) -> Row { row }

  /// Builds the row of an `if #available` branch.
  @inlinable public static func buildLimitedAvailability<Row: ModifiableCell>(
    _ row: consuming Row
  ) -> Row { row }
}

/// A result builder that builds a row that is a group of cells.
///
/// It is separate from ``RowBuilder`` because the host of a group must be known before its parts are.
@resultBuilder
public enum GroupBuilder<H: CollectionHost> {
  /// Builds a row from a group.
  public static func buildExpression(_ group: Group<H>) -> Group<H> { group }

  /// Builds the only group.
  public static func buildBlock(_ group: Group<H>) -> Group<H> { group }

  /// Builds the group of the first branch.
  public static func buildEither(first group: Group<H>) -> Group<H> { group }

  /// Builds the group of the second branch.
  public static func buildEither(second group: Group<H>) -> Group<H> { group }

  /// Builds the group of an `if #available` branch.
  public static func buildLimitedAvailability(_ group: Group<H>) -> Group<H> { group }
}

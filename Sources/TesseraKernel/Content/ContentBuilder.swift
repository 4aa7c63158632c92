/// A result builder that builds content from sections, `if`, `switch` and `for`.
@resultBuilder
public enum ContentBuilder<H: CollectionHost> {
  /// Builds a single section.
  public static func buildExpression(_ section: Section<H>) -> [Section<H>] { [section] }

  /// Builds the sections for the elements of a collection.
  public static func buildExpression<Data, ID>(_ forEach: ForEach<Data, ID, [Section<H>]>) -> [Section<H>] {
    forEach.sections()
  }

  /// Includes sections declared elsewhere.
  public static func buildExpression(_ sections: [Section<H>]) -> [Section<H>] { sections }

  /// Includes all sections of other content.
  public static func buildExpression(_ content: Content<H>) -> [Section<H>] { content.sections }

  /// Unavailable: a cell is not a section.
  @available(*, unavailable, message: "put the cell in a Section")
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> [Section<H>] { [] }

  /// Concatenates the sections of several statements.
  public static func buildBlock(_ statements: [Section<H>]...) -> [Section<H>] { nested(statements) }

  /// Builds the sections of an `if` without `else`.
  public static func buildOptional(_ sections: [Section<H>]?) -> [Section<H>] { sections ?? [] }

  /// Builds the sections of the first branch.
  public static func buildEither(first sections: [Section<H>]) -> [Section<H>] { nested(sections, 0) }

  /// Builds the sections of the second branch.
  public static func buildEither(second sections: [Section<H>]) -> [Section<H>] { nested(sections, 1) }

  /// Builds the sections of an `if #available` branch.
  public static func buildLimitedAvailability(_ sections: [Section<H>]) -> [Section<H>] { sections }

  /// Builds the sections of a `for` loop; give the sections ids if their order changes.
  public static func buildArray(_ rounds: [[Section<H>]]) -> [Section<H>] { nested(rounds) }

  private static func nested(_ statements: [[Section<H>]]) -> [Section<H>] {
    // Most often there is a single statement, which needs no array of its own.
    var joined = statements.first.map { nested($0, 0) } ?? []
    for position in statements.indices.dropFirst() { joined += nested(statements[position], position) }
    return joined
  }

  private static func nested(_ sections: [Section<H>], _ index: Int) -> [Section<H>] {
    var nested = sections
    for position in nested.indices { nested[position].declared.path.insert(index, at: 0) }
    return nested
  }
}

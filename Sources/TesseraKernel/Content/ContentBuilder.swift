/// Builds content from sections, `if`, `switch` and `for`.
@resultBuilder
public enum ContentBuilder<H: CollectionHost> {
  /// A section.
  public static func buildExpression(_ section: Section<H>) -> [Section<H>] { [section] }

  /// Sections for each element of a collection.
  public static func buildExpression<Data, ID>(_ forEach: ForEach<Data, ID, [Section<H>]>) -> [Section<H>] {
    forEach.sections()
  }

  /// Sections declared elsewhere.
  public static func buildExpression(_ sections: [Section<H>]) -> [Section<H>] { sections }

  /// All sections of other content.
  public static func buildExpression(_ content: Content<H>) -> [Section<H>] { content.sections }

  /// A cell is no section.
  @available(*, unavailable, message: "a cell stands in a Section")
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> [Section<H>] { [] }

  /// Statements one after another.
  public static func buildBlock(_ statements: [Section<H>]...) -> [Section<H>] { nested(statements) }

  /// An `if` without `else`.
  public static func buildOptional(_ sections: [Section<H>]?) -> [Section<H>] { sections ?? [] }

  /// The first branch.
  public static func buildEither(first sections: [Section<H>]) -> [Section<H>] { nested(sections, 0) }

  /// The second branch.
  public static func buildEither(second sections: [Section<H>]) -> [Section<H>] { nested(sections, 1) }

  /// The sections of a branch for newer systems.
  public static func buildLimitedAvailability(_ sections: [Section<H>]) -> [Section<H>] { sections }

  /// A `for` loop; give the sections ids where their order changes.
  public static func buildArray(_ rounds: [[Section<H>]]) -> [Section<H>] { nested(rounds) }

  private static func nested(_ statements: [[Section<H>]]) -> [Section<H>] {
    // Most often it is a single one, which needs no array of its own.
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

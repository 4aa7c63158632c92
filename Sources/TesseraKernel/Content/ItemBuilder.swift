/// Builds the items of a section from cells, ``ForEach``, `if`, `switch` and `for`.
///
/// Each host module adds the expressions for cells made of its own views.
@resultBuilder
public enum ItemBuilder<H: CollectionHost> {
  /// A portable cell.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> Items<H> where M.Base: CanvasCell {
    Items(AnyCell(cell))
  }

  /// A cell of any type.
  public static func buildExpression(_ cell: AnyCell<H>) -> Items<H> { Items(cell) }

  /// A portable cell for each element of a collection.
  @inlinable
  public static func buildExpression<Data, ID, Row>(_ forEach: ForEach<Data, ID, Row>) -> Items<H>
  where Row: ModifiableCell, Row.Base: CanvasCell {
    forEach.items { AnyCell($0) }
  }

  /// A cell of any type for each element of a collection.
  public static func buildExpression<Data, ID>(_ forEach: ForEach<Data, ID, AnyCell<H>>) -> Items<H> {
    let row = forEach.row
    return Items(
      DataRun(
        forEach.data, id: forEach.id, knowledge: forEach.knowledge, sizing: forEach.sizing,
        traits: forEach.layoutTraits, declared: forEach.declared, text: forEach.itemText,
        identityScope: forEach.identityScope, cell: { row($0).declared }))
  }

  /// A cell of any type for those elements of a collection that have one.
  public static func buildExpression<Data, ID>(_ forEach: ForEach<Data, ID, AnyCell<H>?>) -> Items<H> {
    forEach.itemsPresent()
  }

  /// Items declared elsewhere.
  public static func buildExpression(_ items: Items<H>) -> Items<H> { items }

  /// A text is no cell.
  @available(*, unavailable, message: "a String is no cell: declare a cell that draws the text")
  public static func buildExpression(_ text: String) -> Items<H> { Items() }

  /// A section is no item.
  @available(*, unavailable, message: "a section of sections is declared with Section.nesting")
  public static func buildExpression(_ section: Section<H>) -> Items<H> { Items() }

  /// Statements one after another.
  public static func buildBlock(_ statements: Items<H>...) -> Items<H> { joined(statements) }

  /// An `if` without `else`.
  public static func buildOptional(_ items: Items<H>?) -> Items<H> { items ?? Items() }

  /// The first branch.
  public static func buildEither(first items: Items<H>) -> Items<H> { items.nested(0) }

  /// The second branch.
  public static func buildEither(second items: Items<H>) -> Items<H> { items.nested(1) }

  /// The items of a branch for newer systems.
  public static func buildLimitedAvailability(_ items: Items<H>) -> Items<H> { items }

  /// A `for` loop; give the cells ids where their order changes.
  public static func buildArray(_ rounds: [Items<H>]) -> Items<H> { joined(rounds) }

  private static func joined(_ statements: [Items<H>]) -> Items<H> {
    // Most often it is a single one, which needs no array of its own.
    var joined = statements.first?.nested(0) ?? Items()
    for position in statements.indices.dropFirst() {
      joined.parts += statements[position].nested(position).parts
    }
    return joined
  }
}

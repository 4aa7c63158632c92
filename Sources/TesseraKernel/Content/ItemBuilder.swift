/// A result builder that builds the items of a section from cells, ``ForEach``, `if`, `switch` and `for`.
///
/// Each host module adds expressions for cells made of its own views.
@resultBuilder
public enum ItemBuilder<H: CollectionHost> {
  /// Builds an item from a portable cell.
  public static func buildExpression<M: ModifiableCell>(_ cell: M) -> Items<H> where M.Base: CanvasCell {
    Items(AnyCell(cell))
  }

  /// Builds an item from a type-erased cell.
  public static func buildExpression(_ cell: AnyCell<H>) -> Items<H> { Items(cell) }

  /// Builds items with portable cells from the elements of a collection.
  @inlinable
  public static func buildExpression<Data, ID, Row>(_ forEach: ForEach<Data, ID, Row>) -> Items<H>
  where Row: ModifiableCell, Row.Base: CanvasCell {
    forEach.items { AnyCell($0) }
  }

  /// Builds items with type-erased cells from the elements of a collection.
  public static func buildExpression<Data, ID>(_ forEach: ForEach<Data, ID, AnyCell<H>>) -> Items<H> {
    let row = forEach.row
    let run = DataRun(
      forEach.data, id: forEach.id, comparator: forEach.comparator, sizing: forEach.sizing,
      traits: forEach.layoutTraits, declared: forEach.declared, text: forEach.itemText,
      identityScope: forEach.identityScope, cell: { row($0).declared })
    #if !hasFeature(Embedded)
    run.sizeVisitor = forEach.visitSizes
    #endif
    return Items(run)
  }

  /// Builds items with type-erased cells from those elements of a collection that have a row.
  public static func buildExpression<Data, ID>(_ forEach: ForEach<Data, ID, AnyCell<H>?>) -> Items<H> {
    forEach.itemsPresent()
  }

  /// Includes items declared elsewhere.
  public static func buildExpression(_ items: Items<H>) -> Items<H> { items }

  /// Unavailable: a text is not a cell.
  @available(*, unavailable, message: "a String is not a cell; declare a cell that draws the text")
  public static func buildExpression(_ text: String) -> Items<H> { Items() }

  /// Unavailable: a section is not an item.
  @available(*, unavailable, message: "declare a section of sections with Section.nesting")
  public static func buildExpression(_ section: Section<H>) -> Items<H> { Items() }

  /// Concatenates the items of several statements.
  public static func buildBlock(_ statements: Items<H>...) -> Items<H> { joined(statements) }

  /// Builds the items of an `if` without `else`.
  public static func buildOptional(_ items: Items<H>?) -> Items<H> { items ?? Items() }

  /// Builds the items of the first branch.
  public static func buildEither(first items: Items<H>) -> Items<H> { items.nested(0) }

  /// Builds the items of the second branch.
  public static func buildEither(second items: Items<H>) -> Items<H> { items.nested(1) }

  /// Builds the items of an `if #available` branch.
  public static func buildLimitedAvailability(_ items: Items<H>) -> Items<H> { items }

  /// Builds the items of a `for` loop; give the cells ids if their order changes.
  public static func buildArray(_ rounds: [Items<H>]) -> Items<H> { joined(rounds) }

  private static func joined(_ statements: [Items<H>]) -> Items<H> {
    // Most often there is a single statement, which needs no array of its own.
    var joined = statements.first?.nested(0) ?? Items()
    for position in statements.indices.dropFirst() {
      joined.parts += statements[position].nested(position).parts
    }
    return joined
  }
}

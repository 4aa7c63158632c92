import TesseraLayout

// A group can be declared wherever a cell can.

extension CellBuilder {
  /// Builds a cell from a group.
  public static func buildExpression(_ group: Group<H>) -> AnyCell<H> { AnyCell(group) }
}

extension MixedRowBuilder {
  /// Builds a row from a group.
  public static func buildExpression(_ group: Group<H>) -> AnyCell<H> { AnyCell(group) }
}

extension ItemBuilder {
  /// Builds an item from a group.
  public static func buildExpression(_ group: Group<H>) -> Items<H> { Items(AnyCell(group)) }

  /// Builds items from a group for each element of a collection.
  public static func buildExpression<Data, ID>(_ forEach: ForEach<Data, ID, Group<H>>) -> Items<H> {
    forEach.items { AnyCell($0) }
  }
}

extension ForEach {
  /// Returns the items, with type-erased groups. Each has its estimated height until its parts are created.
  func items<H: CollectionHost>(_ erase: @escaping (Group<H>) -> AnyCell<H>) -> Items<H>
  where Row == Group<H> {
    let row = row
    return Items(
      DataRun(
        data, id: id, comparator: comparator, sizing: sizing ?? Group<H>.sizing,
        traits: layoutTraits ?? LayoutTraits.none, kind: .group,
        declared: declared, text: itemText, identityScope: identityScope,
        cell: { erase(row($0)).declared }))
  }
}

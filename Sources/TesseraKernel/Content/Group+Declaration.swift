import TesseraLayout

// Where a group can be declared: wherever a cell can.

extension CellBuilder {
  /// A group of cells.
  public static func buildExpression(_ group: Group<H>) -> AnyCell<H> { AnyCell(group) }
}

extension ItemBuilder {
  /// A group of cells.
  public static func buildExpression(_ group: Group<H>) -> Items<H> { Items(AnyCell(group)) }

  /// A group of cells for each element of a collection.
  public static func buildExpression<Data, ID>(_ forEach: ForEach<Data, ID, Group<H>>) -> Items<H> {
    forEach.items { AnyCell($0) }
  }
}

extension ForEach {
  /// The items, given how a group becomes a cell. All count as high as estimated until they are looked into.
  func items<H: CollectionHost>(_ erase: @escaping (Group<H>) -> AnyCell<H>) -> Items<H>
  where Row == Group<H> {
    let row = row
    return Items(
      DataRun(
        data, id: id, knowledge: knowledge, sizing: sizing ?? Group<H>.sizing,
        traits: layoutTraits ?? LayoutTraits.none, kind: .group,
        declared: declared, text: itemText, identityScope: identityScope,
        cell: { erase(row($0)).declared }))
  }
}

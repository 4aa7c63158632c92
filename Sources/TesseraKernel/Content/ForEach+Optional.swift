// Rows that are only there for some elements.

extension ForEach {
  /// Declares a row or none for each element.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>?
  ) where Row == AnyCell<H>? {
    self.init(data, id: id, knowledge: .sharedStorage(id: id), row: row)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Declares a row or none for each identifiable element.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Data, @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>?)
  where Row == AnyCell<H>? {
    self.init(data, id: { $0.id }, knowledge: .identifiable, row: row)
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Declares a row or none for each element of a collection that knows what its versions have in
  /// common.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Data, @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>?)
  where Row == AnyCell<H>? {
    self.init(data, id: { $0.id }, knowledge: .versions, row: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Declares a row or none for each number.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Range<Int>, @CellBuilder<H> row: @escaping (Int) -> AnyCell<H>?)
  where Row == AnyCell<H>? {
    self.init(data, id: { $0 }, knowledge: .numbers, row: row)
  }

  /// Declares a row or none for each number of a closed range.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: ClosedRange<Int>, @CellBuilder<H> row: @escaping (Int) -> AnyCell<H>?
  )
  where Row == AnyCell<H>? {
    self.init(Range(counting: data), id: { $0 }, knowledge: .numbers, row: row)
  }
}

extension ForEach {
  /// The items of those elements that have a row: every row is made once, now.
  func itemsPresent<H: CollectionHost>() -> Items<H> where Row == AnyCell<H>? {
    var rows: [PresentRow<Data.Element>] = []
    for (offset, element) in data.enumerated() {
      if let cell = row(element) {
        rows.append(PresentRow(element: element, offset: offset, cell: cell.declared))
      }
    }
    let (id, text, offsets) = (id, itemText, rows.map { $0.offset })
    let rowID = { (row: PresentRow<Data.Element>) in id(row.element) }
    return Items(
      DataRun(
        rows, id: rowID,
        knowledge: DataKnowledge(FunctionNaming(rowID), hasDistinctIDs: knowledge.hasDistinctIDs) { _, _ in 0
        },
        sizing: sizing, traits: layoutTraits, declared: declared?.moved { offsets[$0] },
        text: text.map { text in { text($0.element) } }, cell: { $0.cell }))
  }
}

/// A row that is there, and where its element stands in the data.
private struct PresentRow<Element> {
  let element: Element
  let offset: Int
  let cell: DeclaredCell
}

import TesseraDiff

// Rows that exist only for some elements.

extension ForEach {
  /// Creates at most one row for each element.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>?
  ) where Row == AnyCell<H>? {
    self.init(data, id: id, comparator: .sharedStorage(id: id), row: row)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates at most one row for each element of a collection of identifiable values.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Data, @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>?)
  where Row == AnyCell<H>? {
    self.init(data, id: { $0.id }, comparator: .identifiable, row: row)
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Creates at most one row for each element of a collection whose versions can tell what they have in
  /// common.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Data, @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>?)
  where Row == AnyCell<H>? {
    self.init(data, id: { $0.id }, comparator: .versions, row: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates at most one row for each number of a range.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Range<Int>, @CellBuilder<H> row: @escaping (Int) -> AnyCell<H>?)
  where Row == AnyCell<H>? {
    self.init(data, id: { $0 }, comparator: .numbers, row: row)
  }

  /// Creates at most one row for each number of a closed range.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: ClosedRange<Int>, @CellBuilder<H> row: @escaping (Int) -> AnyCell<H>?
  )
  where Row == AnyCell<H>? {
    self.init(Range(counting: data), id: { $0 }, comparator: .numbers, row: row)
  }
}

extension ForEach {
  /// Returns the items of those elements that have a row, creating every row at once.
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
        comparator: DataComparator(ClosureIDProvider(rowID), hasDistinctIDs: comparator.hasDistinctIDs) {
          _, _ in 0
        },
        sizing: sizing, traits: layoutTraits, declared: declared?.moved { offsets[$0] },
        text: text.map { text in { text($0.element) } }, identityScope: identityScope, cell: { $0.cell }))
  }
}

/// A row that exists, and the offset of its element in the data.
private struct PresentRow<Element> {
  let element: Element
  let offset: Int
  let cell: DeclaredCell
}

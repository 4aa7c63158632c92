// Rows that choose between several types of cells.

extension ForEach {
  /// Creates rows for the elements of a collection, with cells of several types.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>
  ) where Row == AnyCell<H> {
    self.init(data, id: id, comparator: .sharedStorage(id: id), row: row)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows for the elements of a collection of identifiable values, with cells of several types.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Data, @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>)
  where Row == AnyCell<H> {
    self.init(data, id: { $0.id }, comparator: .identifiable, row: row)
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Creates rows for the elements of a collection whose versions can tell what they have in common, with
  /// cells of several types.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Data, @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>)
  where Row == AnyCell<H> {
    self.init(data, id: { $0.id }, comparator: .versions, row: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a row for each number of a range, with cells of several types.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Range<Int>, @CellBuilder<H> row: @escaping (Int) -> AnyCell<H>)
  where Row == AnyCell<H> {
    self.init(data, id: { $0 }, comparator: .numbers, row: row)
  }

  /// Creates a row for each number of a closed range, with cells of several types.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: ClosedRange<Int>, @CellBuilder<H> row: @escaping (Int) -> AnyCell<H>)
  where Row == AnyCell<H> {
    self.init(Range(counting: data), id: { $0 }, comparator: .numbers, row: row)
  }
}

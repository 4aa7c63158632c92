// Rows that choose between several types of cells.

extension ForEach {
  /// Declares a row for each element, choosing between several types of cells.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>
  ) where Row == AnyCell<H> {
    self.init(data, id: id, knowledge: .sharedStorage(id: id), row: row)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Declares a row for each identifiable element, choosing between several types of cells.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Data, @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>)
  where Row == AnyCell<H> {
    self.init(data, id: { $0.id }, knowledge: .identifiable, row: row)
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Declares a row for each element of a collection that knows what its versions have in
  /// common, choosing between several types of cells.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Data, @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>)
  where Row == AnyCell<H> {
    self.init(data, id: { $0.id }, knowledge: .versions, row: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Declares a row for each number, choosing between several types of cells.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Range<Int>, @CellBuilder<H> row: @escaping (Int) -> AnyCell<H>)
  where Row == AnyCell<H> {
    self.init(data, id: { $0 }, knowledge: .numbers, row: row)
  }

  /// Declares a row for each number of a closed range, choosing between several types of cells.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: ClosedRange<Int>, @CellBuilder<H> row: @escaping (Int) -> AnyCell<H>)
  where Row == AnyCell<H> {
    self.init(Range(counting: data), id: { $0 }, knowledge: .numbers, row: row)
  }
}

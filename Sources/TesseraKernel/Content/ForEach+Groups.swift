// Rows that are groups of cells.

extension ForEach {
  /// Creates a group of cells for each element of a collection.
  @inlinable
  public init<H: CollectionHost>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @GroupBuilder<H> row: @escaping (Data.Element) -> Group<H>
  ) where Row == Group<H> {
    self.init(data, id: id, comparator: .sharedStorage(id: id), row: row)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a group of cells for each element of a collection of identifiable values.
  @inlinable
  public init<H: CollectionHost>(_ data: Data, @GroupBuilder<H> row: @escaping (Data.Element) -> Group<H>)
  where Row == Group<H> {
    self.init(data, id: { $0.id }, comparator: .identifiable, row: row)
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Creates a group of cells for each element of a collection whose versions can tell what they have in
  /// common.
  @inlinable
  public init<H: CollectionHost>(_ data: Data, @GroupBuilder<H> row: @escaping (Data.Element) -> Group<H>)
  where Row == Group<H> {
    self.init(data, id: { $0.id }, comparator: .versions, row: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a group of cells for each number of a range.
  @inlinable
  public init<H: CollectionHost>(_ data: Range<Int>, @GroupBuilder<H> row: @escaping (Int) -> Group<H>)
  where Row == Group<H> {
    self.init(data, id: { $0 }, comparator: .numbers, row: row)
  }

  /// Creates a group of cells for each number of a closed range.
  @inlinable
  public init<H: CollectionHost>(_ data: ClosedRange<Int>, @GroupBuilder<H> row: @escaping (Int) -> Group<H>)
  where Row == Group<H> {
    self.init(Range(counting: data), id: { $0 }, comparator: .numbers, row: row)
  }
}

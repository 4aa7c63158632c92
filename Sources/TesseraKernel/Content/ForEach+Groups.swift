// Rows that are groups of cells.

extension ForEach {
  /// Declares a group of cells for each element.
  @inlinable
  public init<H: CollectionHost>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @GroupBuilder<H> row: @escaping (Data.Element) -> Group<H>
  ) where Row == Group<H> {
    self.init(data, id: id, knowledge: .sharedStorage(id: id), row: row)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Declares a group of cells for each identifiable element.
  @inlinable
  public init<H: CollectionHost>(_ data: Data, @GroupBuilder<H> row: @escaping (Data.Element) -> Group<H>)
  where Row == Group<H> {
    self.init(data, id: { $0.id }, knowledge: .identifiable, row: row)
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Declares a group of cells for each element of a collection that knows what its versions have in
  /// common.
  @inlinable
  public init<H: CollectionHost>(_ data: Data, @GroupBuilder<H> row: @escaping (Data.Element) -> Group<H>)
  where Row == Group<H> {
    self.init(data, id: { $0.id }, knowledge: .versions, row: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Declares a group of cells for each number.
  @inlinable
  public init<H: CollectionHost>(_ data: Range<Int>, @GroupBuilder<H> row: @escaping (Int) -> Group<H>)
  where Row == Group<H> {
    self.init(data, id: { $0 }, knowledge: .numbers, row: row)
  }

  /// Declares a group of cells for each number of a closed range.
  @inlinable
  public init<H: CollectionHost>(_ data: ClosedRange<Int>, @GroupBuilder<H> row: @escaping (Int) -> Group<H>)
  where Row == Group<H> {
    self.init(Range(counting: data), id: { $0 }, knowledge: .numbers, row: row)
  }
}

// Rows that choose between several types of cells.

extension ForEach {
  /// Creates rows for the elements of a collection, with cells of several types.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost, Mixed: RowContent>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @MixedRowBuilder<H> row: @escaping (Data.Element) -> Mixed
  ) where Row == AnyCell<H>, Mixed.Host == H {
    self.init(data, id: id, comparator: .sharedStorage(id: id), mixed: row)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows for the elements of a collection of identifiable values, with cells of several types.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost, Mixed: RowContent>(
    _ data: Data, @MixedRowBuilder<H> row: @escaping (Data.Element) -> Mixed
  )
  where Row == AnyCell<H>, Mixed.Host == H {
    self.init(data, id: { $0.id }, comparator: .identifiable, mixed: row)
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Creates rows for the elements of a collection whose versions can tell what they have in common, with
  /// cells of several types.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost, Mixed: RowContent>(
    _ data: Data, @MixedRowBuilder<H> row: @escaping (Data.Element) -> Mixed
  )
  where Row == AnyCell<H>, Mixed.Host == H {
    self.init(data, id: { $0.id }, comparator: .versions, mixed: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a row for each number of a range, with cells of several types.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost, Mixed: RowContent>(
    _ data: Range<Int>, @MixedRowBuilder<H> row: @escaping (Int) -> Mixed
  )
  where Row == AnyCell<H>, Mixed.Host == H {
    self.init(data, id: { $0 }, comparator: .numbers, mixed: row)
  }

  /// Creates a row for each number of a closed range, with cells of several types.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost, Mixed: RowContent>(
    _ data: ClosedRange<Int>, @MixedRowBuilder<H> row: @escaping (Int) -> Mixed
  )
  where Row == AnyCell<H>, Mixed.Host == H {
    self.init(Range(counting: data), id: { $0 }, comparator: .numbers, mixed: row)
  }
}

extension ForEach {
  /// Creates rows whose sizes are known without type-erased cells.
  @inlinable
  init<H: CollectionHost, Mixed: RowContent>(
    _ data: Data, id: @escaping (Data.Element) -> ID, comparator: DataComparator<Data>,
    mixed row: @escaping (Data.Element) -> Mixed
  ) where Row == AnyCell<H>, Mixed.Host == H {
    self.init(data, id: id, comparator: comparator, row: { row($0).anyCell })
    #if !hasFeature(Embedded)
    visitSizes = { data, range, visit in
      let size = { row(data[offset: $0]).declaredSize }
      var run = RowRun(from: range.lowerBound)
      data.visit(range) { run.add(row($0), visit, size: size) }
      run.finish(visit, size: size)
    }
    #endif
  }
}

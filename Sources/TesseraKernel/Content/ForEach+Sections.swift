// Sections for the elements of a collection.

extension ForEach {
  /// Creates sections for the elements of a collection.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @ContentBuilder<H> row: @escaping (Data.Element) -> [Section<H>]
  ) where Row == [Section<H>] {
    self.init(data, id: id, comparator: .sharedStorage(id: id), row: row)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates sections for the elements of a collection of identifiable values.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: Data, @ContentBuilder<H> row: @escaping (Data.Element) -> [Section<H>]
  )
  where Row == [Section<H>] {
    self.init(data, id: { $0.id }, comparator: .identifiable, row: row)
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Creates sections for the elements of a collection whose versions can tell what they have in common.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: Data, @ContentBuilder<H> row: @escaping (Data.Element) -> [Section<H>]
  )
  where Row == [Section<H>] {
    self.init(data, id: { $0.id }, comparator: .versions, row: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates sections for each number of a range.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Range<Int>, @ContentBuilder<H> row: @escaping (Int) -> [Section<H>])
  where Row == [Section<H>] {
    self.init(data, id: { $0 }, comparator: .numbers, row: row)
  }

  /// Creates sections for each number of a closed range.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: ClosedRange<Int>, @ContentBuilder<H> row: @escaping (Int) -> [Section<H>]
  )
  where Row == [Section<H>] {
    self.init(Range(counting: data), id: { $0 }, comparator: .numbers, row: row)
  }
}

extension ForEach {
  /// Returns the sections, in which those without an id of their own are identified by that of their element.
  func sections<H: CollectionHost>() -> [Section<H>] where Row == [Section<H>] {
    data.flatMap { element in
      let id = ItemID(id(element))
      return row(element).map { section in section.with { $0.nameByElement(id) } }
    }
  }
}

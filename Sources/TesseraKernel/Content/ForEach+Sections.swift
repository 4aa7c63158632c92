// Sections for each element of a collection.

extension ForEach {
  /// Declares sections for each element.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @ContentBuilder<H> row: @escaping (Data.Element) -> [Section<H>]
  ) where Row == [Section<H>] {
    self.init(data, id: id, knowledge: .sharedStorage(id: id), row: row)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Declares sections for each identifiable element.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: Data, @ContentBuilder<H> row: @escaping (Data.Element) -> [Section<H>]
  )
  where Row == [Section<H>] {
    self.init(data, id: { $0.id }, knowledge: .identifiable, row: row)
  }
}

extension ForEach where Data: VersionedCollection, ID == Data.Element.ID {
  /// Declares sections for each element of a collection that knows what its versions have in
  /// common.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: Data, @ContentBuilder<H> row: @escaping (Data.Element) -> [Section<H>]
  )
  where Row == [Section<H>] {
    self.init(data, id: { $0.id }, knowledge: .versions, row: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Declares sections for each number.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(_ data: Range<Int>, @ContentBuilder<H> row: @escaping (Int) -> [Section<H>])
  where Row == [Section<H>] {
    self.init(data, id: { $0 }, knowledge: .numbers, row: row)
  }

  /// Declares sections for each number of a closed range.
  @inlinable @_disfavoredOverload
  public init<H: CollectionHost>(
    _ data: ClosedRange<Int>, @ContentBuilder<H> row: @escaping (Int) -> [Section<H>]
  )
  where Row == [Section<H>] {
    self.init(Range(counting: data), id: { $0 }, knowledge: .numbers, row: row)
  }
}

extension ForEach {
  /// The sections; those without an id of their own are known by that of their element.
  func sections<H: CollectionHost>() -> [Section<H>] where Row == [Section<H>] {
    data.flatMap { element in
      let id = ItemID(id(element))
      return row(element).map { section in section.with { $0.nameByElement(id) } }
    }
  }
}

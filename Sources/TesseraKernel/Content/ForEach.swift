import TesseraDiff
import TesseraLayout

/// A cell for each element of a collection.
///
/// The data is kept and cells are made when they are needed: declaring ten million rows costs as much as declaring
/// one. Ids come from `Identifiable`, or from a closure or key path.
///
///     ForEach(reviews) { ReviewCell(review: $0) }
///     ForEach(words, id: \.self) { Label($0) }
///
/// The closure of a row may begin with `let`, choose with `if` and `switch`, and leave a row out with an `if` without
/// `else`: that element has no item.
///
///     ForEach(1...12) { month in
///       let days = calendar.days(in: month)
///       if !days.isEmpty { MonthCell(month, days: days) }
///     }
///
/// In content a closure that declares a ``Section``, or several, makes sections: they are known by the id of their element
/// where they name none.
///
/// All cells have the size that their type states, unless ``size(_:)`` or a `size` on the single cell says otherwise;
/// of these two, the one on the `ForEach` wins.
///
/// Where a row chooses between several types of cells, or sizes its cells one by one, every item is asked for its size when
/// it comes, which makes its cell: the first layout of *n* rows costs O(*n*). A ``size(_:)`` and ``traits(_:)`` on the
/// `ForEach` together spare that.
/// Later on only rows of an array whose elements have changed are asked. The others are looked at as they come near the
/// screen: where one has another size than before, because a row depends on more than its element, all are asked once.
/// Elements that are their own ids say nothing of what they stand for; their rows are asked each time. Branches with cells of
/// the same type are no such choice. Where rows may be left out, all of them are made when the content is declared; of very
/// many elements, filter the data instead.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable & Sendable, Row> {
  @usableFromInline package let data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let knowledge: DataKnowledge<Data>
  @usableFromInline let row: (Data.Element) -> Row
  @usableFromInline var sizing: Sizing?
  @usableFromInline var layoutTraits: LayoutTraits?
  @usableFromInline package var declared: Traits?
  @usableFromInline package var itemText: ((Data.Element) -> String)?
  @usableFromInline var identityScope: IdentityScope?

  /// Declares a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What makes an element the same element; a closure or a key path.
  ///   - row: Makes the cell of an element. It should depend on nothing but the element and plain values.
  @inlinable
  public init(
    _ data: Data, id: @escaping (Data.Element) -> ID, @RowBuilder row: @escaping (Data.Element) -> Row
  ) where Row: ModifiableCell {
    self.init(data, id: id, knowledge: .sharedStorage(id: id), row: row)
  }

  @inlinable
  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, knowledge: DataKnowledge<Data>,
    row: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.knowledge = knowledge
    self.row = row
  }

  /// Gives every item this size, whatever its cell says: it outranks a `size` on the cells.
  public func size(_ sizing: Sizing) -> ForEach {
    var copy = self
    copy.sizing = sizing
    return copy
  }

  /// Says how far the ids of the items are known: in the whole collection, as is standard, so that an item keeps its view,
  /// its selection and all else when it moves to another section; or in the section alone, where data is keyed per
  /// section and an equal id elsewhere is another item.
  ///
  /// It outranks ``Section/identityScope(_:)``.
  public func identityScope(_ scope: IdentityScope) -> ForEach {
    var copy = self
    copy.identityScope = scope
    return copy
  }

  /// Gives every item these traits, whatever its cell says: they outrank those on the cells.
  ///
  /// Whether an item fills is not taken from here: its size says that.
  public func traits(_ traits: LayoutTraits) -> ForEach {
    var copy = self
    copy.layoutTraits = traits
    return copy
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Declares a row for each element of a collection of identifiable values.
  @inlinable
  public init(_ data: Data, @RowBuilder row: @escaping (Data.Element) -> Row) where Row: ModifiableCell {
    self.init(data, id: { $0.id }, knowledge: .identifiable, row: row)
  }
}

extension ForEach where ID == Int {
  /// Elements that are not identifiable need an id.
  @available(
    *, unavailable,
    message: "the elements are not Identifiable: say what tells them apart, as in `id: \\.self`"
  )
  public init<H: CollectionHost>(_ data: Data, @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>)
  where Row == AnyCell<H> {
    self.init(data, id: { _ in 0 }, row: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Declares a row for each number; the number is the id.
  @inlinable
  public init(_ data: Range<Int>, @RowBuilder row: @escaping (Int) -> Row) where Row: ModifiableCell {
    self.init(data, id: { $0 }, knowledge: .numbers, row: row)
  }

  /// Declares a row for each number of a closed range; the number is the id.
  @inlinable
  public init(_ data: ClosedRange<Int>, @RowBuilder row: @escaping (Int) -> Row) where Row: ModifiableCell {
    self.init(Range(counting: data), id: { $0 }, knowledge: .numbers, row: row)
  }
}

extension Range<Int> {
  /// The numbers of a closed range; the largest number that there is cannot be among them.
  @usableFromInline
  init(counting numbers: ClosedRange<Int>) {
    let (end, isTooLarge) = numbers.upperBound.addingReportingOverflow(1)
    self = numbers.lowerBound..<(isTooLarge ? .max : end)
  }
}

extension ForEach where Row: ModifiableCell {
  /// The items, given how a row becomes a cell of the host.
  public func items<H: CollectionHost>(_ erase: @escaping (Row) -> AnyCell<H>) -> Items<H> {
    let uniform = sizing ?? (Row.Sizes.variesByItem ? nil : Row.Base.sizing)
    let traits = layoutTraits ?? (Row.Sizes.variesByItem ? nil : LayoutTraits.none)
    let row = row
    return Items(
      DataRun(
        data, id: id, knowledge: knowledge, sizing: uniform, traits: traits, kind: Row.Base.kind,
        isUnmodified: !Row.hasAttributes, declared: declared, text: itemText,
        identityScope: identityScope, cell: { erase(row($0)).declared }))
  }
}

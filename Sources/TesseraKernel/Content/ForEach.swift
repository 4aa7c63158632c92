import TesseraDiff
import TesseraLayout

/// Rows for the elements of a collection: one cell, group or section per element.
///
/// The data is stored, and cells are created only when they are needed: declaring ten million rows costs as
/// much as declaring one. Ids come from `Identifiable`, or from a closure or key path.
///
///     ForEach(reviews) { ReviewCell(review: $0) }
///     ForEach(words, id: \.self) { Label($0) }
///
/// The closure of a row may begin with `let`, choose with `if` and `switch`, and leave a row out with an `if`
/// without `else`. An element without a row has no item.
///
///     ForEach(1...12) { month in
///       let days = calendar.days(in: month)
///       if !days.isEmpty { MonthCell(month, days: days) }
///     }
///
/// In content, a closure that declares at least one ``Section`` creates sections. A section without an id of
/// its own is identified by the id of its element.
///
/// All cells have the size that their type states, unless ``size(_:)`` or a `size` on the single cell sets
/// another one. If both are set, the one on the `ForEach` wins.
///
/// If a row chooses between several types of cells, or sizes its cells one by one, the engine asks every item
/// for its size when it is inserted. It calls the closure of the row, and makes neither a type-erased cell nor
/// a view: the first layout of *n* rows costs O(*n*). A ``size(_:)`` and ``traits(_:)`` on the `ForEach`
/// together avoid that; one of them alone does not, and creates the cells. Branches with cells of the same
/// type do not count as such a choice.
///
/// Later updates measure only rows of an array whose elements have changed. The engine checks the other rows
/// as they come near the screen: if the size of one has changed, because a row depends on more than its
/// element, the engine measures all rows once. Elements that are their own ids carry no data to compare, so
/// their rows are measured on each update.
///
/// If rows may be left out, all of them are created when the content is declared. If there are very many
/// elements, filter the data instead.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable & Sendable, Row> {
  @usableFromInline package let data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let comparator: DataComparator<Data>
  @usableFromInline package let row: (Data.Element) -> Row
  @usableFromInline var sizing: Sizing?
  @usableFromInline var layoutTraits: LayoutTraits?
  @usableFromInline package var declared: Traits?
  @usableFromInline package var itemText: ((Data.Element) -> String)?
  @usableFromInline var identityScope: IdentityScope?
  #if !hasFeature(Embedded)
  /// Visits the declared sizes of a range of rows; `nil` if they take type-erased cells.
  @usableFromInline var visitSizes: SizeVisitor<Data>?
  #endif

  /// Creates rows for the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: A closure or key path that returns the id of an element.
  ///   - row: A closure that returns the cell of an element. It should depend only on the element and plain
  ///     values.
  @inlinable
  public init(
    _ data: Data, id: @escaping (Data.Element) -> ID, @RowBuilder row: @escaping (Data.Element) -> Row
  ) where Row: ModifiableCell {
    self.init(data, id: id, comparator: .sharedStorage(id: id), row: row)
  }

  @inlinable
  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, comparator: DataComparator<Data>,
    row: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.comparator = comparator
    self.row = row
  }

  /// Sets the size of every item, which takes precedence over a `size` on the cells.
  public func size(_ sizing: Sizing) -> ForEach {
    var copy = self
    copy.sizing = sizing
    return copy
  }

  /// Sets the scope in which the ids of the items are unique.
  ///
  /// By default that is the whole collection: an item that moves to another section keeps its view, its
  /// selection and all other state. In the scope of a section, an equal id in another section means another
  /// item; use it if data is keyed per section.
  ///
  /// This takes precedence over ``Section/identityScope(_:)``.
  public func identityScope(_ scope: IdentityScope) -> ForEach {
    var copy = self
    copy.identityScope = scope
    return copy
  }

  /// Sets the layout traits of every item, which take precedence over those on the cells.
  ///
  /// Whether an item fills its line depends on its size, not on these traits.
  public func traits(_ traits: LayoutTraits) -> ForEach {
    var copy = self
    copy.layoutTraits = traits
    return copy
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows for the elements of a collection of identifiable values.
  @inlinable
  public init(_ data: Data, @RowBuilder row: @escaping (Data.Element) -> Row) where Row: ModifiableCell {
    self.init(data, id: { $0.id }, comparator: .identifiable, row: row)
  }
}

extension ForEach where ID == Int {
  /// Unavailable: elements that are not identifiable need an id.
  @available(
    *, unavailable,
    message: "the elements are not Identifiable; pass the key path of an id, as in `id: \\.self`"
  )
  public init<H: CollectionHost>(_ data: Data, @CellBuilder<H> row: @escaping (Data.Element) -> AnyCell<H>)
  where Row == AnyCell<H> {
    self.init(data, id: { _ in 0 }, row: row)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a row for each number of a range, with the number as its id.
  @inlinable
  public init(_ data: Range<Int>, @RowBuilder row: @escaping (Int) -> Row) where Row: ModifiableCell {
    self.init(data, id: { $0 }, comparator: .numbers, row: row)
  }

  /// Creates a row for each number of a closed range, with the number as its id.
  @inlinable
  public init(_ data: ClosedRange<Int>, @RowBuilder row: @escaping (Int) -> Row) where Row: ModifiableCell {
    self.init(Range(counting: data), id: { $0 }, comparator: .numbers, row: row)
  }
}

extension Range<Int> {
  /// Stores the numbers of a closed range, without `Int.max`.
  @usableFromInline
  init(counting numbers: ClosedRange<Int>) {
    let (end, isTooLarge) = numbers.upperBound.addingReportingOverflow(1)
    self = numbers.lowerBound..<(isTooLarge ? .max : end)
  }
}

extension ForEach where Row: ModifiableCell {
  /// Returns the items, with their cells type-erased for the host.
  ///
  /// - Parameter erase: A closure that converts a row to a cell of the host.
  @inlinable
  public func items<H: CollectionHost>(_ erase: @escaping (Row) -> AnyCell<H>) -> Items<H> {
    #if hasFeature(Embedded)
    return erased(erase)
    #else
    guard Row.Sizes.variesByItem else { return erased(erase) }
    var copy = self
    let row = row
    copy.visitSizes = { data, range, visit in
      data.visit(range) { element in visit(nil, 1) { DeclaredSize(of: row(element)) } }
    }
    return copy.erased(erase)
    #endif
  }

  /// Returns the items, whose sizes are visited without type-erased cells if ``visitSizes`` is set.
  @usableFromInline
  func erased<H: CollectionHost>(_ erase: @escaping (Row) -> AnyCell<H>) -> Items<H> {
    let uniform = sizing ?? (Row.Sizes.variesByItem ? nil : Row.Base.sizing)
    let traits = layoutTraits ?? (Row.Sizes.variesByItem ? nil : LayoutTraits.none)
    let row = row
    let run = DataRun(
      data, id: id, comparator: comparator, sizing: uniform, traits: traits, kind: Row.Base.kind,
      isUnmodified: !Row.hasAttributes, declared: declared, text: itemText,
      identityScope: identityScope, cell: { erase(row($0)).declared })
    #if !hasFeature(Embedded)
    run.sizeVisitor = visitSizes
    #endif
    return Items(run)
  }
}

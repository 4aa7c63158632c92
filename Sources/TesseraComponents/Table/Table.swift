import TesseraKernel
import TesseraLayout

/// A section with a row for each element and a cell for each value, below a pinned header with the titles of the columns.
///
///     let columns = TableColumns<Process> {
///       Column("Name", value: \.name)
///       Column("Load", value: \.load) { "\($0) %" }.width(.fitting())
///     }
///     var state = TableState()
///
///     Content {
///       Table("processes", of: columns.sorted(processes, by: state.sort), columns: columns, state: state) {
///         state = $0; show()
///       }
///     }
///
/// Rows are made only when they come into view, so that a table can have a million of them. They are items of a list: they can
/// have the focus and be selected, and their ids are those of the elements.
///
/// A table does not sort by itself: the app passes sorted data, for instance by ``TableColumns/sorted(_:by:)``.
public struct Table<Data: RandomAccessCollection, ID: Hashable & Sendable, Row: ModifiableCell>
where Row.Base: CanvasCell {
  private let id: ItemID
  private let rows: ForEach<Data, ID, Row>
  private let header: TableHeader<Data.Element>
  private let trait: TableTrait

  /// Creates a table with rows of the app's own.
  ///
  /// - Parameters:
  ///   - id: The value that identifies the section.
  ///   - data: The elements, in the order of the rows.
  ///   - elementID: A closure or key path that returns the id of an element.
  ///   - columns: The columns.
  ///   - state: The order, the widths and the sideways position.
  ///   - isStriped: Whether every other row has another background.
  ///   - onChange: The handler that is called with a new state when the user sorts, resizes a column or scrolls sideways. It should
  ///     store the state and show new content. If it is `nil`, the user can do none of that.
  ///   - row: Returns the row of an element with its modifiers.
  public init(
    _ id: some Hashable & Sendable, of data: Data, id elementID: @escaping (Data.Element) -> ID,
    columns: TableColumns<Data.Element>, state: TableState = TableState(), striped isStriped: Bool = true,
    onChange: ((TableState) -> Void)? = nil, @RowBuilder row: @escaping (ColumnRow<Data.Element>) -> Row
  ) {
    let layout = columns.layout(for: data, state)
    self.init(
      id, columns, layout, state, isStriped, onChange,
      rows: ForEach(data, id: elementID) { row(ColumnRow($0, columns, layout)) })
  }

  private init(
    _ id: some Hashable & Sendable, _ columns: TableColumns<Data.Element>, _ layout: ColumnLayout,
    _ state: TableState, _ isStriped: Bool, _ onChange: ((TableState) -> Void)?, rows: ForEach<Data, ID, Row>
  ) {
    self.id = ItemID(id)
    self.rows = rows
    let trait = TableTrait(
      columns.columns.map { $0.id }, layout, columns.widths, state, isStriped: isStriped, onChange)
    header = TableHeader(
      columns: columns, layout: layout, sort: state.sort, onSort: onChange == nil ? nil : trait.toggleSort)
    self.trait = trait
  }
}

extension Table where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a table of identifiable values with rows of the app's own.
  public init(
    _ id: some Hashable & Sendable, of data: Data, columns: TableColumns<Data.Element>,
    state: TableState = TableState(), striped isStriped: Bool = true, onChange: ((TableState) -> Void)? = nil,
    @RowBuilder row: @escaping (ColumnRow<Data.Element>) -> Row
  ) {
    let layout = columns.layout(for: data, state)
    self.init(
      id, columns, layout, state, isStriped, onChange,
      rows: ForEach(data) { row(ColumnRow($0, columns, layout)) })
  }
}

extension Table where Row == ModifiedCell<ComponentCell<ColumnRow<Data.Element>>, UniformSizes> {
  /// Creates a table whose rows can be selected.
  public init(
    _ id: some Hashable & Sendable, of data: Data, id elementID: @escaping (Data.Element) -> ID,
    columns: TableColumns<Data.Element>, state: TableState = TableState(), striped isStriped: Bool = true,
    onChange: ((TableState) -> Void)? = nil
  ) {
    self.init(
      id, of: data, id: elementID, columns: columns, state: state, striped: isStriped, onChange: onChange
    ) {
      $0.selectable()
    }
  }

  /// Creates a table of identifiable values whose rows can be selected.
  public init(
    _ id: some Hashable & Sendable, of data: Data, columns: TableColumns<Data.Element>,
    state: TableState = TableState(), striped isStriped: Bool = true, onChange: ((TableState) -> Void)? = nil
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(id, of: data, columns: columns, state: state, striped: isStriped, onChange: onChange) {
      $0.selectable()
    }
  }
}

// MARK: - As a section

extension Table {
  /// Returns the table as a section, to which modifiers can be added.
  ///
  ///     Table("processes", of: processes, columns: columns).section().empty { PlaceholderMessage("No processes") }
  public func section<H: CollectionHost>() -> Section<H> {
    Section(id) { rows }
      .header(pinned: true) { header }
      .accessibilityKind(.table)
      .trait(trait)
  }
}

extension ContentBuilder {
  /// Builds the section of a table.
  public static func buildExpression<Data, ID, Row>(_ table: Table<Data, ID, Row>) -> [Section<H>] {
    [table.section()]
  }
}

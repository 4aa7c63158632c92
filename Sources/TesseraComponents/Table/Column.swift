import TesseraKernel
import TesseraLayout

/// A column of a ``Table``: its title, the cell of each row, and the values by which rows are sorted.
///
///     Column("Name", value: \.name).width(.flexible(min: 12))
///     Column("Load", value: \.load) { "\($0) %" }
///     Column("Share", value: \.share) { process in ProgressBar(process.share) }
///     Column("Stop") { process in Button("Stop") { stop(process) } }
public struct Column<Element> {
  /// The id of the column, unique in its table; by default the title.
  public private(set) var id: String
  /// The title.
  public let title: String
  /// The declared width.
  public private(set) var width = ColumnWidth.flexible()
  /// The place of cells and title between the left and the right edge of the column.
  public private(set) var alignment: HorizontalAlignment
  /// A closure that returns the text of a cell; `nil` if cells are components.
  private let text: ((Element) -> String)?
  /// A closure that appends the component of a cell.
  private let component: ((Element, inout TreeBuilder) -> Void)?
  /// A closure that returns whether a row is in front of another one; `nil` if the column cannot sort rows.
  let precedes: ((Element, Element, SortDirection) -> Bool)?

  /// Creates a column of texts by which rows can be sorted.
  public init(_ title: String, value: @escaping (Element) -> String) {
    self.init(title, .leading, text: value, sortedBy: value)
  }

  /// Creates a column of numbers, at the right edge, by which rows can be sorted.
  public init<Value: BinaryInteger>(_ title: String, value: @escaping (Element) -> Value) {
    self.init(title, .trailing, text: { value($0).description }, sortedBy: value)
  }

  /// Creates a column of values, by which rows can be sorted.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: Returns the value of a row.
  ///   - text: Returns the text for a value.
  public init<Value: Comparable>(
    _ title: String, value: @escaping (Element) -> Value, text: @escaping (Value) -> String
  ) {
    self.init(title, .leading, text: { text(value($0)) }, sortedBy: value)
  }

  /// Creates a column of numbers, at the right edge, by which rows can be sorted.
  public init<Value: Comparable & Numeric>(
    _ title: String, value: @escaping (Element) -> Value, text: @escaping (Value) -> String
  ) {
    self.init(title, .trailing, text: { text(value($0)) }, sortedBy: value)
  }

  /// Creates a column of components, by which rows can be sorted.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: Returns the value of a row, by which rows are sorted.
  ///   - cell: Returns the component in the column.
  public init<Value: Comparable, Cell: Component>(
    _ title: String, value: @escaping (Element) -> Value, @ComponentBuilder cell: @escaping (Element) -> Cell
  ) {
    self.init(
      title, .leading, component: { cell($0).resolve(into: &$1) }, precedes: Self.order(by: value))
  }

  /// Creates a column of components.
  public init<Cell: Component>(_ title: String, @ComponentBuilder cell: @escaping (Element) -> Cell) {
    self.init(title, .leading, component: { cell($0).resolve(into: &$1) })
  }

  private init<Value: Comparable>(
    _ title: String, _ alignment: HorizontalAlignment, text: @escaping (Element) -> String,
    sortedBy value: @escaping (Element) -> Value
  ) {
    self.init(title, alignment, text: text, precedes: Self.order(by: value))
  }

  /// Returns the order of rows by a value. Values that do not equal themselves, such as NaN, are behind all others.
  private static func order<Value: Comparable>(
    by value: @escaping (Element) -> Value
  ) -> (Element, Element, SortDirection) -> Bool {
    { left, right, direction in
      let (left, right) = (value(left), value(right))
      if right != right { return left == left }
      return direction == .ascending ? left < right : right < left
    }
  }

  private init(
    _ title: String, _ alignment: HorizontalAlignment, text: ((Element) -> String)? = nil,
    component: ((Element, inout TreeBuilder) -> Void)? = nil,
    precedes: ((Element, Element, SortDirection) -> Bool)? = nil
  ) {
    (id, self.title, self.alignment) = (title, title, alignment)
    (self.text, self.component, self.precedes) = (text, component, precedes)
  }

  /// Sets the width of the column.
  public func width(_ width: ColumnWidth) -> Column { with { $0.width = width.sanitized } }

  /// Sets the place of cells and title between the left and the right edge of the column.
  public func alignment(_ alignment: HorizontalAlignment) -> Column { with { $0.alignment = alignment } }

  /// Sets the id of the column, for two columns with the same title.
  public func id(_ id: String) -> Column { with { $0.id = id } }

  private func with(_ change: (inout Column) -> Void) -> Column {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Column {
  /// Whether rows can be sorted by the column.
  public var isSortable: Bool { precedes != nil }

  func resolve(_ element: Element, into tree: inout TreeBuilder) {
    if let text { Text(text(element)).lineLimit(1).resolve(into: &tree) }
    component?(element, &tree)
  }

  /// Returns the nodes of those cells of some rows that may be the widest ones.
  func samples(of elements: some RandomAccessCollection<Element>, functions: TreeExtras) -> [[ComponentNode]]
  {
    guard let text else {
      return elements.spread(over: Self.componentSampleCount).map { element in
        let tree = ComponentTree(ColumnCell(column: self, element: element))
        if let extras = tree.extras { functions.addFunctions(of: extras) }
        return tree.nodes
      }
    }
    // The widest texts on a grid are the candidates for fonts.
    var widest: [(text: String, width: Int)] = []
    for element in elements {
      let text = text(element)
      let width = text.columnWidth
      if widest.count == Self.textSampleCount, let last = widest.last, last.width >= width { continue }
      if widest.contains(where: { $0.text == text }) { continue }
      if widest.count == Self.textSampleCount { widest.removeLast() }
      widest.insert((text, width), at: widest.firstIndex { $0.width < width } ?? widest.count)
    }
    return widest.map { ComponentTree(Text($0.text).lineLimit(1)).nodes }
  }

  private static var componentSampleCount: Int { 20 }
  private static var textSampleCount: Int { 4 }
}

/// The cell of a column, to measure it.
private struct ColumnCell<Element>: PrimitiveComponent {
  let column: Column<Element>
  let element: Element

  func resolve(into tree: inout TreeBuilder) { column.resolve(element, into: &tree) }
}

/// A result builder that lists the columns of a table, with `if`, `switch` and `for`.
@resultBuilder
public enum ColumnBuilder<Element> {
  /// Builds a column.
  public static func buildExpression(_ column: Column<Element>) -> [Column<Element>] { [column] }

  /// Concatenates the columns of several statements.
  public static func buildBlock(_ columns: [Column<Element>]...) -> [Column<Element>] {
    columns.flatMap { $0 }
  }

  /// Builds the columns of an `if` without `else`.
  public static func buildOptional(_ columns: [Column<Element>]?) -> [Column<Element>] { columns ?? [] }

  /// Builds the columns of the first branch.
  public static func buildEither(first columns: [Column<Element>]) -> [Column<Element>] { columns }

  /// Builds the columns of the second branch.
  public static func buildEither(second columns: [Column<Element>]) -> [Column<Element>] { columns }

  /// Builds the columns of a `for` loop.
  public static func buildArray(_ columns: [[Column<Element>]]) -> [Column<Element>] {
    columns.flatMap { $0 }
  }
}

import TesseraKernel
import TesseraLayout

/// A row of a ``Table``: a cell in each column.
///
/// A table declares its rows by itself. To add modifiers, such as a handler of taps, pass a closure that returns the row with
/// them.
public struct ColumnRow<Element>: PrimitiveComponent {
  /// The element of the data.
  public let element: Element
  private let columns: TableColumns<Element>
  private let layout: ColumnLayout

  init(_ element: Element, _ columns: TableColumns<Element>, _ layout: ColumnLayout) {
    (self.element, self.columns, self.layout) = (element, columns, layout)
  }

  /// Appends the cells of the row.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(layout, columns.widths) { index, tree in
      columns.columns[index].resolve(element, into: &tree)
      return columns.columns[index].alignment
    }
  }
}

/// The titles of the columns of a table. A press of a title sorts by its column.
struct TableHeader<Element>: PrimitiveComponent {
  let columns: TableColumns<Element>
  let layout: ColumnLayout
  let sort: TableSort?
  /// The handler of a press, with the id of the column; `nil` if the user cannot sort.
  let onSort: ((String) -> Void)?

  func resolve(into tree: inout TreeBuilder) {
    tree.append(layout, columns.widths) { index, tree in
      let column = columns.columns[index]
      let title = ColumnTitle(
        direction: sort?.column == column.id ? sort?.direction : nil, alignment: column.alignment)
      if let onSort, column.isSortable {
        tree.append(column.title, title) { onSort(column.id) }
      } else {
        tree.add(ComponentNode(.text(column.title, title.style()), traits: LayoutTraits(fillsWidth: true)))
      }
      return column.alignment
    }
    tree.row.background = .surface
    tree.row.hasLine = true
  }
}

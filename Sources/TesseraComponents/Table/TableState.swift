import TesseraLayout

/// The state of a table that the user changes: by which column it is sorted, how wide columns are, and how far it is scrolled
/// sideways.
///
/// The app stores it and passes it to the ``Table``, which calls back with a new one.
public struct TableState: Hashable, Sendable {
  /// The order of the rows; `nil` for that of the data.
  public var sort: TableSort?
  /// The distance by which the columns are scrolled to the left, in points. A distance beyond the last column counts as the
  /// largest possible one.
  public var offset = 0.0
  /// The widths that the user has chosen, in no particular order.
  private var widths: [ChosenWidth] = []

  private struct ChosenWidth: Hashable, Sendable {
    var column: String
    var width: Double
  }

  /// Creates the state of a table that the user has not touched.
  public init(sort: TableSort? = nil) { self.sort = sort }

  /// Returns the width that the user has chosen for a column, in points; `nil` if the user has not.
  public func width(of column: String) -> Double? { widths.first { $0.column == column }?.width }

  /// Sets the width of a column, in points; `nil` for the declared one.
  public mutating func setWidth(_ width: Double?, of column: String) {
    widths.removeAll { $0.column == column }
    guard let width else { return }
    widths.append(ChosenWidth(column: column, width: width.sanitizedExtent))
  }

  /// Sorts by a column: in ascending order, or in the other direction if the rows already are sorted by it.
  public mutating func toggleSort(by column: String) {
    let isAscending = sort == TableSort(column)
    sort = TableSort(column, isAscending ? .descending : .ascending)
  }
}

/// The order of the rows of a table.
public struct TableSort: Hashable, Sendable {
  /// The id of the column by whose values the rows are sorted.
  public var column: String
  /// The direction.
  public var direction: SortDirection

  /// Creates an order.
  ///
  /// - Parameters:
  ///   - column: The id of a column. By default that is its title.
  ///   - direction: The direction.
  public init(_ column: String, _ direction: SortDirection = .ascending) {
    (self.column, self.direction) = (column, direction)
  }
}

/// The direction in which rows are sorted.
public enum SortDirection: Hashable, Sendable, CaseIterable {
  /// The smallest value comes first.
  case ascending
  /// The largest value comes first.
  case descending
}

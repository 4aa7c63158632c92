import TesseraKernel
import TesseraLayout

/// The columns of a ``Table``, and the order of its rows by them.
///
/// Store them, so that their widths are computed once:
///
///     let columns = TableColumns<Process> {
///       Column("Name", value: \.name).width(.flexible(min: 12))
///       Column("Load", value: \.load) { "\($0) %" }.width(.fitting())
///     }
public struct TableColumns<Element> {
  /// The columns, from left to right.
  public let columns: [Column<Element>]
  /// The number of columns at the left edge that do not scroll sideways.
  public let pinnedCount: Int
  let widths = ColumnWidths()

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - pinnedCount: The number of columns at the left edge that do not scroll sideways. If they would take more than two
  ///     thirds of the width of the table, they scroll like the others.
  ///   - columns: The columns, from left to right. Of columns with the same id, only the first one can be sorted by and resized.
  public init(pinned pinnedCount: Int = 1, @ColumnBuilder<Element> _ columns: () -> [Column<Element>]) {
    self.columns = columns()
    self.pinnedCount = max(0, pinnedCount)
  }

  // MARK: Sorting

  /// Sorts rows by the values of a column. Rows with equal values keep their order.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - sort: The order. If it is `nil`, or its column does not exist or has no values, the rows keep their
  ///     order.
  public func sort(_ rows: inout [Element], by sort: TableSort?) {
    guard let precedes = order(by: sort) else { return }
    // The order of equal rows is part of the result, which `sort(by:)` does not guarantee.
    var places = Array(rows.indices)
    places.sort { left, right in
      if precedes(rows[left], rows[right]) { return true }
      return !precedes(rows[right], rows[left]) && left < right
    }
    rows = places.map { rows[$0] }
  }

  /// Returns rows sorted by the values of a column. Rows with equal values keep their order.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - sort: The order. If it is `nil`, or its column does not exist or has no values, the rows keep their
  ///     order.
  public func sorted(_ rows: some Sequence<Element>, by sort: TableSort?) -> [Element] {
    var sorted = Array(rows)
    self.sort(&sorted, by: sort)
    return sorted
  }

  /// Returns the comparison of rows for an order; `nil` if there is none.
  private func order(by sort: TableSort?) -> ((Element, Element) -> Bool)? {
    guard let sort, let precedes = columns.first(where: { $0.id == sort.column })?.precedes else {
      return nil
    }
    return { precedes($0, $1, sort.direction) }
  }

  // MARK: Layout

  /// Returns the layout of the columns for some data.
  func layout(for data: some RandomAccessCollection<Element>, _ state: TableState) -> ColumnLayout {
    var rules = columns.map { column in
      ColumnRule(title: column.title, width: column.width, chosenWidth: state.width(of: column.id))
    }
    for index in columns.indices {
      guard rules[index].chosenWidth == nil, case .fitting = rules[index].width else { continue }
      rules[index].samples = columns[index].samples(
        of: data.spread(over: Self.sampleCount), functions: widths.sampleFunctions)
    }
    return ColumnLayout(columns: rules, pinnedCount: pinnedCount, offset: max(0, state.offset.finite))
  }

  /// The number of rows that columns fit.
  private static var sampleCount: Int { 100 }
}

extension Double {
  /// The number, or 0 if it is infinite or NaN.
  fileprivate var finite: Double { isFinite ? self : 0 }
}

extension RandomAccessCollection {
  /// Returns at most `limit` elements at equal distances, with the first and the last one.
  func spread(over limit: Int) -> [Element] {
    let count = count
    guard count > limit, limit > 1 else { return Array(self) }
    return (0..<limit).map { position in
      let (quotient, remainder) = (count - 1).quotientAndRemainder(dividingBy: limit - 1)
      let offset = quotient * position + remainder * position / (limit - 1)
      return self[index(startIndex, offsetBy: offset)]
    }
  }
}

import TesseraKernel

/// The columns of a table, as a node of a row of the table.
///
/// All rows of a table have the same column layout, so that their columns stand below each other.
public struct ColumnLayout: Hashable, Sendable {
  var columns: [ColumnRule]
  /// The number of columns at the start that do not scroll sideways.
  var pinnedCount: Int
  /// The distance by which the other columns are scrolled to the left, in points.
  var offset: Double
}

/// The rule for the width of a column.
struct ColumnRule: Hashable, Sendable {
  /// The title, which the column is wide enough for if it fits its content.
  var title: String
  var width: ColumnWidth
  /// The width that the user has chosen, in points; `nil` if the user has not.
  var chosenWidth: Double?
  /// The nodes of some cells of the column, for a column that fits its content.
  var samples: [[ComponentNode]] = []
}

/// The width of a column of a table.
///
/// A character is as wide as a digit of ordinary text.
public enum ColumnWidth: Hashable, Sendable {
  /// A number of characters.
  case characters(Int)
  /// A number of points.
  case points(Double)
  /// A share of the width that the other columns leave.
  ///
  /// - Parameters:
  ///   - min: The smallest width, in characters. If the columns need more than the width of the table, the table scrolls
  ///     sideways.
  ///   - weight: The share, relative to those of the other flexible columns.
  case flexible(min: Int = 8, weight: Double = 1)
  /// The width of the title and of the widest of up to 100 cells, which are spread over all rows.
  ///
  /// - Parameter max: The largest width, in characters; `nil` for any.
  case fitting(max: Int? = nil)
}

extension ColumnWidth {
  /// The width with numbers that layouts can use, so that equal descriptions are equal.
  var sanitized: ColumnWidth {
    switch self {
    case .characters(let count): .characters(max(0, count))
    case .points(let points): .points(points.sanitizedExtent)
    case .flexible(let min, let weight):
      .flexible(min: max(0, min), weight: weight > 0 && weight.isFinite ? weight : 0)
    case .fitting(let max): .fitting(max: max.map { Swift.max(0, $0) })
    }
  }
}

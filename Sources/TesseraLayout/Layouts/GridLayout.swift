/// Columns of equal width; lines as high as their highest item. Where the container has no end to share, a number
/// of columns shares what is seen of it (``LayoutItems/viewport``).
///
/// Each item is offered the width of its columns and the height of the container. It gets that width, and by default
/// the height of its line; its own alignment (``LayoutTraits/align``) comes before that of the grid. A grid knows no
/// baselines: they count as ``Alignment/start``. An item that spans several columns (``LayoutTraits/span``) takes the
/// gaps between them too. It starts a new line where it does not fit into the rest of the last one, and nothing is put
/// into that rest later; one that asks for more columns than there are takes all.
///
/// With items in r runs that answer alike, arranging asks for r sizes and costs O(r); a frame costs O(log r), a visible
/// query O(log r) for each line it returns, and for each item where some span or are not stretched. A change of items
/// asks the changed ones only. It costs O(log r) for each changed line where up to 64 lines change and every other item
/// keeps its index; otherwise items pass from line to line, and all lines are made from the runs, O(r). Heights are
/// rounded to 1/1024 point. Gaps that are negative or NaN count as 0.
public struct GridLayout: LayoutAlgorithm, Hashable, Sendable {
  /// How the columns are determined. Every grid has at least one column and at most ``GridLayout/mostColumns``.
  public enum Columns: Hashable, Sendable {
    /// So many columns that share the width of the container.
    case count(Int)
    /// As many columns as fit when each is at least so many points wide; they share the width.
    case minimumWidth(Double)
    /// As many columns of so many points as fit; what is left over stays empty.
    case width(Double)
    /// So many columns, each so many points wide.
    case fixed(count: Int, width: Double)
  }

  /// The largest number of columns.
  public static let mostColumns = 1_000_000

  /// How the columns are determined.
  public var columns: Columns
  /// The gap between columns, in points.
  public var spacing: Double
  /// The gap between lines, in points; nil means the same as between columns.
  public var lineSpacing: Double?
  /// Where items stand in their line.
  public var align: Alignment

  /// Makes a grid.
  public init(
    columns: Columns, spacing: Double = 0, lineSpacing: Double? = nil, align: Alignment = .stretch
  ) {
    self.columns = columns
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.align = align
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let seen = items.seenExtent(of: container, along: .horizontal) ?? container.width
    let tracks = tracks(in: container.width, seen: seen)
    let rules = GridArrangement.Rules(
      tracks: tracks, offeredHeight: container.height, lineSpacing: lineSpacing ?? spacing, align: align)
    let cells = GridCells(rules.ask(items, in: 0..<items.safeCount))
    return GridArrangement(rules, cells, rules.lines(of: cells))
  }

  private func tracks(in width: Double, seen: Double) -> GridTracks {
    let gap = spacing.sanitizedExtent
    switch columns {
    case .count(let count):
      return .sharing(seen, count: Double(count), gap: gap)
    case .minimumWidth(let minimum):
      let minimum = minimum.sanitizedExtent
      let fitting = fittingCount(of: minimum, in: width, gap: gap)
      if width.isUnbounded { return GridTracks(count: fitting, width: minimum, gap: gap) }
      return .sharing(width, count: fitting, gap: gap)
    case .width(let column):
      let column = column.sanitizedExtent
      return GridTracks(count: fittingCount(of: column, in: width, gap: gap), width: column, gap: gap)
    case .fixed(let count, let width):
      return GridTracks(count: Double(count), width: width.sanitizedExtent, gap: gap)
    }
  }

  /// How many columns of a width fit; without an extent of its own, any number does.
  private func fittingCount(of column: Double, in width: Double, gap: Double) -> Double {
    let room = width + gap + 1 / FixedLength.unitsPerPoint
    return column + gap > 0 ? room / (column + gap) : .infinity
  }
}

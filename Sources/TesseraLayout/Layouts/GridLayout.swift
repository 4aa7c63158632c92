/// A layout of columns of equal width, whose lines are as high as their highest item.
///
/// If the container is unbounded, a given number of columns shares the visible width
/// (``LayoutItems/viewport``).
///
/// Each item is offered the width of its columns and the height of the container. It gets that width and, by
/// default, the height of its line. Its own alignment (``LayoutTraits/align``) overrides that of the grid. A
/// grid has no baselines: they count as ``Alignment/start``. An item that spans several columns
/// (``LayoutTraits/span``) also takes the gaps between them. It starts a new line if it does not fit into the
/// rest of the current one, which then stays empty. An item that spans more columns than exist takes all of
/// them.
///
/// With items in r runs of equal sizes and traits, arranging measures r items and costs O(r). A frame costs
/// O(log r). A visible query costs O(log r) for each resulting line, and for each resulting item if some
/// items span columns or are not stretched. A change measures only the changed items. It costs O(log r) for
/// each changed line if at most 64 lines change and every other item keeps its index. Otherwise items move
/// from line to line, and all lines are rebuilt from the runs, O(r). Heights are rounded to 1/1024 point.
/// Gaps that are negative or NaN count as 0.
public struct GridLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The definition of the columns of a grid.
  ///
  /// A grid has from one to ``GridLayout/maxColumns`` columns.
  public enum Columns: Hashable, Sendable {
    /// A number of columns that share the width of the container.
    case count(Int)
    /// As many columns as fit with a minimum width in points.
    ///
    /// They share the width of the container.
    case minimumWidth(Double)
    /// As many columns of a width in points as fit.
    ///
    /// The rest of the width stays empty.
    case width(Double)
    /// A number of columns, each of a width in points.
    case fixed(count: Int, width: Double)
  }

  /// The largest number of columns.
  public static let maxColumns = 1_000_000

  /// The definition of the columns.
  public var columns: Columns
  /// The gap between columns, in points.
  public var spacing: Double
  /// The gap between lines, in points; `nil` for the same gap as between columns.
  public var lineSpacing: Double?
  /// The alignment of items in their line.
  public var align: Alignment

  /// Creates a grid.
  public init(
    columns: Columns, spacing: Double = 0, lineSpacing: Double? = nil, align: Alignment = .stretch
  ) {
    self.columns = columns
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.align = align
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let seen = items.visibleExtent(of: container, along: .horizontal) ?? container.width
    let tracks = tracks(in: container.width, seen: seen)
    let rules = GridArrangement.Rules(
      tracks: tracks, offeredHeight: container.height, lineSpacing: lineSpacing ?? spacing, align: align)
    let cells = GridCells(rules.measureItems(items, in: 0..<items.safeCount))
    return GridArrangement(rules, cells, rules.lines(of: cells))
  }

  /// Returns the sizes that the grid offers its items in a bounded container.
  package func proposal(in container: Size) -> LayoutProposal {
    tracks(in: container.width, seen: container.width).offer(height: container.height)
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

  /// Returns the number of columns of a width that fit; infinite for columns without extent.
  private func fittingCount(of column: Double, in width: Double, gap: Double) -> Double {
    let room = width + gap + 1 / FixedLength.unitsPerPoint
    return column + gap > 0 ? room / (column + gap) : .infinity
  }
}

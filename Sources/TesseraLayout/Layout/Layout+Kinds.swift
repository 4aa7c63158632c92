// Factory methods for the built-in layouts. Distances are in points.

extension Layout {
  /// Returns a list, in which each item is below the previous one; see ``ListLayout``.
  public static func list(spacing: Double = 0, align: Alignment = .start) -> Layout {
    Layout(ListLayout(spacing: spacing, align: align))
  }

  /// Returns a grid with columns of equal width, whose lines are as high as their highest item; see
  /// ``GridLayout``.
  public static func grid(
    columns: GridLayout.Columns, spacing: Double = 0, lineSpacing: Double? = nil, align: Alignment = .stretch
  ) -> Layout {
    Layout(GridLayout(columns: columns, spacing: spacing, lineSpacing: lineSpacing, align: align))
  }

  // Disfavored: if a module extends numbers with a `count(_:)`, `.count(2)` still means the columns.
  /// Returns a grid with a number of columns of equal width; see ``GridLayout``.
  @_disfavoredOverload
  public static func grid(
    columns: Int, spacing: Double = 0, lineSpacing: Double? = nil, align: Alignment = .stretch
  ) -> Layout {
    grid(columns: .count(columns), spacing: spacing, lineSpacing: lineSpacing, align: align)
  }

  /// Returns a flow, whose lines break when they are full, like lines of text; see ``FlowLayout``.
  public static func flow(
    spacing: Double = 0, lineSpacing: Double? = nil, justify: Justification = .start,
    align: Alignment = .start, alignLines: Justification = .start
  ) -> Layout {
    Layout(
      FlowLayout(
        spacing: spacing, lineSpacing: lineSpacing, justify: justify, align: align, alignLines: alignLines))
  }

  /// Returns a single line in which some items take the remaining space; see ``RowLayout``.
  public static func row(
    spacing: Double = 0, justify: Justification = .start, align: Alignment = .start, alwaysFills: Bool = true
  ) -> Layout {
    Layout(RowLayout(spacing: spacing, justify: justify, align: align, alwaysFills: alwaysFills))
  }

  /// Returns a waterfall, which places each item in the shortest column; see ``WaterfallLayout``.
  public static func waterfall(columns: Int, spacing: Double = 0) -> Layout {
    Layout(WaterfallLayout(columns: columns, columnSpacing: spacing, itemSpacing: spacing))
  }

  /// Returns a waterfall with different gaps between columns and between the items of a column; see
  /// ``WaterfallLayout``.
  public static func waterfall(columns: Int, columnSpacing: Double, itemSpacing: Double) -> Layout {
    Layout(WaterfallLayout(columns: columns, columnSpacing: columnSpacing, itemSpacing: itemSpacing))
  }

  /// A layout that places all items on top of each other; see ``OverlayLayout``.
  public static var overlay: Layout { Layout(OverlayLayout()) }

  /// Returns a layout that places all items on top of each other, aligned; see ``OverlayLayout``.
  public static func overlay(horizontal: Alignment = .start, vertical: Alignment = .start) -> Layout {
    Layout(OverlayLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Returns a layout with given frames; see ``AbsoluteLayout``.
  public static func absolute(_ frames: [Rect]) -> Layout { Layout(AbsoluteLayout(frames: frames)) }
}

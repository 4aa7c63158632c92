// The short names of the built-in layouts. Distances are in points.

extension Layout {
  /// One item below the other; see ``ListLayout``.
  public static func list(spacing: Double = 0, align: Alignment = .start) -> Layout {
    Layout(ListLayout(spacing: spacing, align: align))
  }

  /// Columns of equal width, lines as high as their highest item; see ``GridLayout``.
  public static func grid(
    columns: GridLayout.Columns, spacing: Double = 0, lineSpacing: Double? = nil, align: Alignment = .stretch
  ) -> Layout {
    Layout(GridLayout(columns: columns, spacing: spacing, lineSpacing: lineSpacing, align: align))
  }

  // Disfavoured: where a module gives numbers a `count(_:)`, `.count(2)` means the columns nevertheless.
  /// So many columns of equal width; see ``GridLayout``.
  @_disfavoredOverload
  public static func grid(
    columns: Int, spacing: Double = 0, lineSpacing: Double? = nil, align: Alignment = .stretch
  ) -> Layout {
    grid(columns: .count(columns), spacing: spacing, lineSpacing: lineSpacing, align: align)
  }

  /// Lines that break where they are full, like words of a text; see ``FlowLayout``.
  public static func flow(
    spacing: Double = 0, lineSpacing: Double? = nil, justify: Justification = .start,
    align: Alignment = .start, alignLines: Justification = .start
  ) -> Layout {
    Layout(
      FlowLayout(
        spacing: spacing, lineSpacing: lineSpacing, justify: justify, align: align, alignLines: alignLines))
  }

  /// One line, in which some items take the room that is left; see ``RowLayout``.
  public static func row(
    spacing: Double = 0, justify: Justification = .start, align: Alignment = .start, alwaysFills: Bool = true
  ) -> Layout {
    Layout(RowLayout(spacing: spacing, justify: justify, align: align, alwaysFills: alwaysFills))
  }

  /// Columns in which each item goes where it comes to lie highest; see ``WaterfallLayout``.
  public static func waterfall(columns: Int, spacing: Double = 0) -> Layout {
    Layout(WaterfallLayout(columns: columns, columnSpacing: spacing, itemSpacing: spacing))
  }

  /// The same with different gaps between columns and between the items of a column.
  public static func waterfall(columns: Int, columnSpacing: Double, itemSpacing: Double) -> Layout {
    Layout(WaterfallLayout(columns: columns, columnSpacing: columnSpacing, itemSpacing: itemSpacing))
  }

  /// All items on top of each other; see ``OverlayLayout``.
  public static var overlay: Layout { Layout(OverlayLayout()) }

  /// All items on top of each other, aligned; see ``OverlayLayout``.
  public static func overlay(horizontal: Alignment = .start, vertical: Alignment = .start) -> Layout {
    Layout(OverlayLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Frames that the caller knows; see ``AbsoluteLayout``.
  public static func absolute(_ frames: [Rect]) -> Layout { Layout(AbsoluteLayout(frames: frames)) }
}

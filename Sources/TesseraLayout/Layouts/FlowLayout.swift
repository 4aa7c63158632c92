/// A layout of lines that break when they are full, like lines of text.
///
/// Each item is offered the container. A line takes items as long as they fit with their gaps; an item wider
/// than the container gets a line of its own. Items share the free space of their line by their weights
/// (``LayoutTraits/grow``); if no item grows, the space is distributed between them. An item that fills
/// (``LayoutTraits/fillsWidth``) is as wide as the container and gets a line of its own. An item that shrinks
/// (``LayoutTraits/shrink``) is at most as wide as the container. All items keep the heights that they
/// reported. In an unbounded container no item fills, grows or shrinks.
///
/// A line is as high as its highest item. Items are aligned in their line as the flow or their own
/// ``LayoutTraits/align`` states. Items with aligned first baselines are placed as high as possible, items
/// with aligned last baselines as low as possible. The line becomes higher than its highest item if
/// necessary. Heights are rounded to 1/1024 point. Widths are rounded down, so that three thirds of the
/// container fit into it.
///
/// With items in r runs of equal sizes and traits, arranging measures r items and costs O(r): consecutive
/// lines of equal items cost nothing extra. An item of its own size takes about 24 bytes, including its part
/// of the line. A change of items or sizes breaks lines again from the line before it until the breaks
/// coincide with the old ones, O(log r) for each line; later lines move in O(log r). A frame costs O(log r)
/// plus the items of its line; frames in order cost O(1) each. A visible query costs O(log r) plus the number
/// of lines with results.
///
/// An item that is aligned by its baseline cannot be resized without querying its baseline:
/// ``Arrangement/resize(at:to:)`` returns `false`. It can be replaced.
///
/// Gaps that are negative or NaN count as 0. More than 2^30 lines begin at the start, whatever `alignLines`
/// is. Items after the first 2^42 - 1 are left out. A line takes at most 2^32 - 1 items.
public struct FlowLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between the items of a line, in points.
  public var spacing: Double
  /// The gap between lines, in points; `nil` for the same gap as between items.
  public var lineSpacing: Double?
  /// The distribution of the free space in each line, including the last one.
  public var justify: Justification
  /// The alignment of items between the top and the bottom of their line.
  public var align: Alignment
  /// The distribution of the free height of the container among the lines.
  public var alignLines: Justification

  /// Creates a flow.
  public init(
    spacing: Double = 0, lineSpacing: Double? = nil, justify: Justification = .start,
    align: Alignment = .start, alignLines: Justification = .start
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.justify = justify
    self.align = align
    self.alignLines = alignLines
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let minimum = (items.minimumExtent(along: .horizontal), items.minimumExtent(along: .vertical))
    return FlowArrangement(FlowContent(items, rules: FlowRules(self, in: container, minimum: minimum)))
  }
}

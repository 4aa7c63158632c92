/// Lines that break where they are full, like words of a text.
///
/// Each item is offered the container. A line takes items as long as they fit with their gaps; an item wider than the
/// container stands alone. Of the room that a line leaves, items get shares by their weights (``LayoutTraits/grow``);
/// where no item grows, it is distributed between them. An item that fills (``LayoutTraits/fillsWidth``) is as wide as
/// the container and stands alone; one that shrinks (``LayoutTraits/shrink``) is at most as wide as the container.
/// All of them keep the heights that they answered. In a container without end no item fills, grows or shrinks.
///
/// A line is as high as its highest item, in which items stand where the flow puts them or where they ask to stand
/// (``LayoutTraits/align``). Where baselines meet, the first ones are as high as possible, the last ones as low
/// as possible; the line becomes higher than its highest item where it must. Heights are rounded to 1/1024 point,
/// widths are rounded down: thirds of the container fit into it three times.
///
/// With n items in r runs that answer alike, arranging asks for r sizes and costs O(r): lines of equal items next to
/// each other cost nothing more, and an item of its own size takes about 24 bytes, its part of the line included. A change, of one size or of any items, breaks lines anew from the one before it until
/// the breaks meet the old ones again, O(log r) for each of them; later lines move in O(log r). A frame costs
/// O(log r) and the items of its line, in order O(1) each; a visible query costs O(log r) and the lines it returns
/// items of.
/// An item that aligns by its baseline cannot be given another size without being asked for its baseline
/// (``Arrangement/resize(at:to:)`` answers false); it can be replaced.
///
/// Gaps that are negative or NaN count as 0. More than 2^30 lines begin at the start, whatever `alignLines` says.
/// Items after the first 2^42 - 1 are left out; a line takes at most 2^32 - 1.
public struct FlowLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between the items of a line, in points.
  public var spacing: Double
  /// The gap between lines, in points; nil means the same as between items.
  public var lineSpacing: Double?
  /// How the free room of each line is distributed, of the last one too.
  public var justify: Justification
  /// Where items stand between the top and the bottom of their line.
  public var align: Alignment
  /// How the free height of the container is distributed among the lines.
  public var alignLines: Justification

  /// Makes a flow.
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

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let least = (items.leastExtent(along: .horizontal), items.leastExtent(along: .vertical))
    return FlowArrangement(FlowContent(items, rules: FlowRules(self, in: container, least: least)))
  }
}

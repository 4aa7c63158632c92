/// The frames of one section of a flow layout: lines of items between a header and a footer.
///
/// Full lines are justified, a single item in its line is centered, and the last line begins at the edge with
/// the spacing of the line before it. Items are centered in their line. Apple's documentation leaves all of
/// this open.
@MainActor
struct FlowSection {
  let items: [CGRect]
  let header: CGRect?
  let footer: CGRect?
  /// The whole section.
  let frame: CGRect

  /// Lays out a section.
  ///
  /// - Parameters:
  ///   - start: The start of the section in the scroll direction.
  ///   - room: The available length across the scroll direction.
  init(_ metrics: FlowMetrics, axis: FlowAxis, start: CGFloat, room: CGFloat) {
    let inset = axis.insets(metrics.inset)
    var position = start
    func bar(_ reference: CGSize) -> CGRect? {
      let length = axis.along(reference)
      guard length > 0 else { return nil }
      defer { position += length }
      return axis.rect(along: position, across: 0, size: axis.size(along: length, across: room))
    }
    header = bar(metrics.header)
    position += inset.start
    let lines = FlowLine.split(
      metrics.itemSizes, axis: axis, spacing: metrics.itemSpacing, room: room - inset.leading - inset.trailing
    )
    var items: [CGRect] = []
    var lastSpacing: CGFloat?
    for (number, line) in lines.enumerated() {
      if number > 0 { position += metrics.lineSpacing }
      let isLast = number == lines.count - 1
      let placed = line.frames(
        axis: axis, along: position, leading: inset.leading, isLast: isLast, lastSpacing: lastSpacing)
      items += placed.frames
      lastSpacing = placed.spacing
      position += line.thickness
    }
    self.items = items
    position += inset.end
    footer = bar(metrics.footer)
    frame = axis.rect(along: start, across: 0, size: axis.size(along: position - start, across: room))
  }
}

/// One line of items.
private struct FlowLine {
  var sizes: [CGSize] = []
  /// The length of the items and the minimum spacing between them.
  var length: CGFloat = 0
  var thickness: CGFloat = 0
  let spacing: CGFloat
  let room: CGFloat

  /// Fills lines one after another.
  static func split(_ sizes: [CGSize], axis: FlowAxis, spacing: CGFloat, room: CGFloat) -> [FlowLine] {
    var lines: [FlowLine] = []
    for size in sizes {
      let length = axis.across(size)
      if let last = lines.last, last.length + spacing + length <= room + 0.001 {
        lines[lines.count - 1].add(size, axis)
      } else {
        var line = FlowLine(spacing: spacing, room: room)
        line.add(size, axis)
        lines.append(line)
      }
    }
    return lines
  }

  private mutating func add(_ size: CGSize, _ axis: FlowAxis) {
    length += axis.across(size) + (sizes.isEmpty ? 0 : spacing)
    thickness = max(thickness, axis.along(size))
    sizes.append(size)
  }

  func frames(
    axis: FlowAxis, along: CGFloat, leading: CGFloat, isLast: Bool, lastSpacing: CGFloat?
  ) -> (frames: [CGRect], spacing: CGFloat) {
    let isAlone = sizes.count == 1
    let justified = isAlone ? spacing : spacing + max(0, room - length) / CGFloat(sizes.count - 1)
    let used = isLast ? min(lastSpacing ?? spacing, justified) : justified
    let isCentered = isAlone && (!isLast || lastSpacing == nil)
    var position = leading + (isCentered ? max(0, room - length) / 2 : 0)
    let frames = sizes.map { size in
      defer { position += axis.across(size) + used }
      return axis.rect(along: along + (thickness - axis.along(size)) / 2, across: position, size: size)
    }
    return (frames, used)
  }
}

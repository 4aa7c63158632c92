import TesseraKernel
import TesseraLayout

/// The layout of a tree for the texts and metrics of a host: the sizes of its nodes, and their frames in a row.
///
/// Stacks and overlays are arranged by the layouts of `TesseraLayout`. A node keeps the size that was measured last, so that a
/// stack is arranged once for measuring and drawing unless its size changes in between.
final class TreeLayout {
  let text: any TextMeasuring
  /// The revision of the texts for which the layout is valid.
  let revision: Int
  let metrics: HostMetrics
  let nodes: [ComponentNode]
  private let controls: [Int]
  let row: RowSettings
  private let columnWidths: ColumnWidths?
  /// The index of the node with the columns of a table; `nil` if there is none.
  let columnsNode: Int?
  // Read and written for every node: checks of exclusive access would take a tenth of the time.
  @exclusivity(unchecked) private var measurements: [Measurement]
  /// The number of times that a stack or overlay was arranged: a work counter for tests.
  private(set) var arrangements = 0
  /// The frames of the nodes in the row that was placed last.
  @exclusivity(unchecked) private(set) var frames: [Rect] = []
  private(set) var placedSize: Size?

  /// The size of a node for an offered size.
  fileprivate struct Measurement {
    var offered: Size
    var size: Size
    /// The frames of the children; `nil` if the node is no stack or overlay.
    var arrangement: Arrangement?

    /// The measurement of a node that has not been measured: NaN is not equal to any offered size.
    static var none: Measurement { Measurement(offered: Size(width: .nan, height: .nan), size: .zero) }
  }

  convenience init(_ tree: ComponentTree, _ text: any TextMeasuring) {
    self.init(
      tree.nodes, text, controls: tree.controls, row: tree.row, tree.columnWidths)
  }

  init(
    _ nodes: [ComponentNode], _ text: any TextMeasuring, controls: [Int] = [],
    row: RowSettings = RowSettings(),
    _ columnWidths: ColumnWidths? = nil
  ) {
    self.text = text
    revision = text.revision
    metrics = text.metrics
    self.nodes = nodes
    self.controls = controls
    self.row = row
    self.columnWidths = columnWidths
    columnsNode = columnWidths == nil ? nil : nodes.firstIndex { $0.kind.isColumns }
    // Quicker than Array(repeating:count:), which looks up the type of its storage.
    measurements = []
    measurements.reserveCapacity(nodes.count)
    for _ in nodes.indices { measurements.append(.none) }
  }

  // MARK: Rows

  /// The distance of the component from the edges of the row, in points.
  private var insets: Insets {
    var insets = row.insets?.insets(metrics) ?? metrics.rowInsets
    guard row.box != nil else { return insets }
    insets.left += metrics.boxMargin
    insets.right += metrics.boxMargin
    return insets
  }

  /// The least height of the row, in points.
  private var minimumHeight: Double {
    guard row.insets == nil else { return 0 }
    return row.box?.isRow == true && !metrics.isCharacterGrid
      ? metrics.controlHeight + metrics.rowInsets.vertical : metrics.minimumRowHeight
  }

  /// Returns the size of the row for an offered size.
  func measureRow(offered: Size) -> Size {
    let insets = insets
    let size = nodes.isEmpty ? .zero : size(of: 0, offered: offered.narrowed(by: insets))
    return Size(
      width: size.width + insets.horizontal, height: max(minimumHeight, size.height + insets.vertical))
  }

  /// Returns the baselines of the texts in a row of a size; `nil` if there is no text.
  func rowBaselines(in size: Size) -> Baselines? {
    guard !nodes.isEmpty else { return nil }
    placeRow(in: size)
    return baselines(of: 0, size: frames[0].size).map {
      Baselines(first: frames[0].minY + $0.first, last: frames[0].minY + $0.last)
    }
  }

  /// Returns the position of the control at a point of a row; `nil` if there is none.
  func control(at point: Point, in size: Size) -> Int? {
    placeRow(in: size)
    let isPinned = pinnedColumns.map { $0.frame.contains(point) } ?? false
    return controls.lastIndex {
      frames[$0].contains(point) && (!isPinned || pinnedColumns?.nodes.contains($0) ?? true)
    }
  }

  /// Returns the frame of a control in a row of a size; `nil` if there is none.
  func frame(ofControl index: Int, in size: Size) -> Rect? {
    guard controls.indices.contains(index) else { return nil }
    placeRow(in: size)
    return frames[controls[index]]
  }

  /// Draws the nodes in a row of the size of the canvas.
  func draw(in canvas: inout Canvas) {
    placeRow(in: canvas.size)
    if let columns = pinnedColumns { return draw(columns, in: &canvas) }
    draw(nodes.indices, in: &canvas)
  }

  /// Draws some nodes.
  func draw(_ range: Range<Int>, in canvas: inout Canvas) {
    // In place: copies of nodes would retain their texts.
    nodes.withUnsafeBufferPointer { nodes in
      // An outline is in front of everything in it.
      var outlines: [(index: Int, end: Int)] = []
      var index = range.lowerBound
      while index < range.upperBound {
        while let outline = outlines.last, outline.end <= index {
          nodes[outline.index].draw(in: frames[outline.index], metrics, &canvas)
          outlines.removeLast()
        }
        if nodes[index].isHidden(in: canvas.state) {
          index += nodes[index].count
          continue
        }
        if case .border = nodes[index].kind {
          outlines.append((index, index + nodes[index].count))
        } else {
          nodes[index].draw(in: frames[index], metrics, &canvas)
        }
        index += 1
      }
      while let outline = outlines.popLast() {
        nodes[outline.index].draw(in: frames[outline.index], metrics, &canvas)
      }
    }
  }

  /// The width of the nodes if there is as much space as they like.
  var naturalWidth: Double {
    let space = Size(width: Size.largestExtent, height: Size.largestExtent)
    return nodes.isEmpty ? 0 : size(of: 0, offered: space).width
  }

  /// Returns the frames of all nodes in a row of a size, in points from its top left corner.
  func frames(in size: Size) -> [Rect] {
    placeRow(in: size)
    return frames
  }

  /// Places the nodes in a row. The component is in the middle between the top and the bottom edge.
  private func placeRow(in size: Size) {
    if placedSize == size { return }
    placedSize = size
    if frames.isEmpty {
      frames.reserveCapacity(nodes.count)
      for _ in nodes.indices { frames.append(.zero) }
    }
    guard let root = nodes.first else { return }
    let room = Rect(size: size).inset(by: insets)
    var own = self.size(of: 0, offered: room.size)
    own.width = hugsContent(0) ? min(own.width, room.width) : room.width
    own.height = root.traits.fillsHeight ? room.height : min(own.height, room.height)
    place(
      0,
      in: Rect(
        x: room.minX, y: room.minY + (room.height - own.height) / 2, width: own.width, height: own.height))
  }

  /// Returns whether a node is as wide as its content in a row, instead of as wide as the row.
  private func hugsContent(_ index: Int) -> Bool {
    switch nodes[index].kind {
    case .text, .styledText: false
    case .described where nodes[index].count > 1: hugsContent(index + 1)
    default: !nodes[index].traits.fillsWidth
    }
  }

  // MARK: Measuring

  /// Returns the size of a node for an offered size, in points.
  func size(of index: Int, offered: Size) -> Size {
    if measurements[index].isValid(for: offered, nodes[index].traits) { return measurements[index].size }
    var measurement = Measurement(offered: offered, size: .zero)
    switch nodes[index].kind {
    case .stack(let axis, _, _):
      let arrangement = arrange(index, in: offered, isMeasuring: true)
      measurement.arrangement = arrangement
      measurement.size = axis == .vertical ? arrangement.contentSize.transposed : arrangement.contentSize
    case .grid(let columns, let spacing, _):
      let width =
        offered.width.isUnbounded ? idealWidth(ofGrid: index, columns, spacing) : offered.width
      let arrangement = arrange(index, in: Size(width: width, height: offered.height), isMeasuring: true)
      measurement.arrangement = arrangement
      measurement.size = Size(
        width: max(width, arrangement.contentSize.width), height: arrangement.contentSize.height)
    case .overlay:
      let arrangement = arrange(index, in: offered, isMeasuring: true)
      measurement.arrangement = arrangement
      measurement.size = arrangement.contentSize
    case .padding(let space):
      let insets = space.insets(metrics)
      let inner = contentSize(of: index, offered: offered.narrowed(by: insets))
      measurement.size = Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    case .columns(let columns):
      let geometry = geometry(of: columns, in: offered.width)
      measurement.size.width = geometry.width
      forEachChild(of: index) { child, column in
        let cell = Size(width: geometry.widths[column], height: offered.height)
        measurement.size.height = max(measurement.size.height, size(of: child, offered: cell).height)
      }
    case .frame(let frame):
      measurement.size = size(of: frame, around: index, offered: offered)
    case .background, .border, .gridSpan, .described, .state:
      measurement.size = contentSize(of: index, offered: offered)
    case .text(let text, let style):
      let size = self.text.size(
        of: text, style: style, width: offered.width.isUnbounded ? nil : offered.width)
      measurement.size = Size(width: min(size.width, offered.width), height: size.height)
    case .styledText(let text):
      let size = self.text.size(of: text, width: offered.width.isUnbounded ? nil : offered.width)
      measurement.size = Size(width: min(size.width, offered.width), height: size.height)
    case .spacer(let minimum):
      let (traits, least) = (nodes[index].traits, minimum.size(metrics))
      if traits.fillsWidth {
        measurement.size.width = offered.width.isUnbounded ? least.width : max(least.width, offered.width)
      }
      if traits.fillsHeight {
        measurement.size.height =
          offered.height.isUnbounded ? least.height : max(least.height, offered.height)
      }
    case .spinner: measurement.size = metrics.spinnerSize(lineHeight: self.text.lineHeight(of: .body))
    case .divider(let axis):
      let extent = axis == .horizontal ? metrics.dividerHeight : metrics.dividerWidth
      measurement.size =
        axis == .horizontal
        ? Size(width: offered.width.isUnbounded ? 0 : offered.width, height: extent)
        : Size(width: extent, height: 0)
    case .image(let image, let size): measurement.size = size.size(of: image, offered: offered, self.text)
    case .progress:
      measurement.size = Size(width: width(of: metrics.fieldWidth, offered), height: metrics.progressHeight)
    case .sparkline(let values, _):
      measurement.size = metrics.sparklineSize(
        count: values.count, lineHeight: self.text.lineHeight(of: .body))
    case .control(let control): measurement.size = control.size(offered: offered, self.text)
    case .columnTitle: measurement.size = Size(width: offered.width, height: self.text.lineHeight(of: .title))
    }
    measurements[index] = measurement
    return measurement.size
  }

  /// Returns the width of a part that takes all of a bounded width, else the given one.
  private func width(of usual: Double, _ offered: Size) -> Double {
    offered.width.isUnbounded ? usual : offered.width
  }

  /// Returns the size of the only child of a node.
  private func contentSize(of index: Int, offered: Size) -> Size {
    nodes[index].count > 1 ? size(of: index + 1, offered: offered) : .zero
  }

  private func size(of frame: FrameSize, around index: Int, offered: Size) -> Size {
    var proposal = offered
    if let width = frame.width { proposal.width = width.proposal(offered.width, character(.horizontal)) }
    if let height = frame.height { proposal.height = height.proposal(offered.height, character(.vertical)) }
    var size = contentSize(of: index, offered: proposal)
    if let width = frame.width { size.width = width.extent(size.width, in: proposal.width) }
    if let height = frame.height { size.height = height.extent(size.height, in: proposal.height) }
    return size
  }

  /// The width of a character, or the height of a line, of ordinary text.
  private func character(_ axis: Axis) -> Double {
    axis == .vertical ? text.lineHeight(of: .body) : characterWidth
  }

  /// The width of a character of ordinary text.
  var characterWidth: Double { text.size(of: "0", style: .body, width: nil).width }

  // MARK: Placing

  private func place(_ index: Int, in frame: Rect) {
    frames[index] = frame
    forEachChild(of: index, in: frame.size) { child, own in place(child, in: own.offset(by: frame.origin)) }
  }

  /// Calls a function with each child of a node of a size, and its frame in the node.
  private func forEachChild(of index: Int, in size: Size, _ body: (_ child: Int, _ frame: Rect) -> Void) {
    guard nodes[index].count > 1 else { return }
    switch nodes[index].kind {
    case .stack(let axis, _, _):
      let arrangement = arrangement(of: index, in: size)
      forEachChild(of: index) { child, position in
        let frame = arrangement.frame(at: position)
        body(child, axis == .vertical ? frame.transposed : frame)
      }
    case .grid:
      let arrangement = arrangement(of: index, in: size)
      forEachChild(of: index) { child, position in body(child, arrangement.frame(at: position)) }
    case .overlay(let horizontal, let vertical):
      let arrangement = arrangement(of: index, in: size)
      let origin = Point(
        x: horizontal.offset(in: size.width - arrangement.contentSize.width),
        y: vertical.offset(in: size.height - arrangement.contentSize.height))
      forEachChild(of: index) { child, position in
        var frame = arrangement.frame(at: position).offset(by: origin)
        if horizontal == .stretch { (frame.origin.x, frame.size.width) = (0, size.width) }
        if vertical == .stretch { (frame.origin.y, frame.size.height) = (0, size.height) }
        body(child, frame)
      }
    case .columns(let columns):
      let geometry = geometry(of: columns, in: size.width)
      forEachChild(of: index) { child, column in
        body(
          child,
          Rect(x: geometry.starts[column], y: 0, width: geometry.widths[column], height: size.height))
      }
    case .padding(let space): body(index + 1, Rect(size: size).inset(by: space.insets(metrics)))
    case .frame(let frame):
      let traits = nodes[index + 1].traits
      var own = self.size(of: index + 1, offered: size)
      let fillsWidth = traits.fillsWidth || frame.horizontal == .stretch
      let fillsHeight = traits.fillsHeight || frame.vertical == .stretch
      own.width = fillsWidth ? size.width : min(own.width, size.width)
      own.height = fillsHeight ? size.height : min(own.height, size.height)
      let horizontal: Alignment = frame.isLeadingOnGrid && metrics.isCharacterGrid ? .start : frame.horizontal
      let x = horizontal.offset(in: size.width - own.width)
      let y = frame.vertical.offset(in: size.height - own.height)
      body(index + 1, Rect(origin: Point(x: x, y: y), size: own))
    default: body(index + 1, Rect(size: size))
    }
  }

  /// Returns the places of the columns of a table.
  func geometry(of columns: ColumnLayout, in width: Double) -> ColumnGeometry {
    (columnWidths ?? ColumnWidths()).geometry(of: columns, in: width, text)
  }

  /// Calls a function with each child of a node, and its position among them.
  func forEachChild(of index: Int, _ body: (_ child: Int, _ position: Int) -> Void) {
    var (child, position) = (index + 1, 0)
    let end = index + nodes[index].count
    while child < end {
      body(child, position)
      child += nodes[child].count
      position += 1
    }
  }

  /// Returns the arrangement of a stack or overlay in a frame: the measured one if that has the size of the frame.
  private func arrangement(of index: Int, in size: Size) -> Arrangement {
    if measurements[index].size == size, measurements[index].isValid(for: size, nodes[index].traits),
      let arrangement = measurements[index].arrangement
    {
      return arrangement
    }
    return arrange(index, in: size, isMeasuring: false)
  }

  /// Arranges the children of a stack or overlay. Those of a vertical stack are arranged as a row with exchanged axes.
  private func arrange(_ index: Int, in container: Size, isMeasuring: Bool) -> Arrangement {
    arrangements += 1
    switch nodes[index].kind {
    case .stack(let axis, let spacing, let alignment):
      let items = StackItems(self, childrenOf: index, axis, isMeasuring: isMeasuring)
      let layout = RowLayout(spacing: spacing.size(metrics)[axis], align: alignment)
      return layout.arrange(items, in: axis == .vertical ? container.transposed : container)
    case .overlay(let horizontal, let vertical):
      let items = StackItems(self, childrenOf: index, .horizontal, isMeasuring: isMeasuring)
      return OverlayLayout(horizontal: horizontal, vertical: vertical).arrange(items, in: container)
    case .grid(let columns, let spacing, let alignment):
      return arrange(grid: index, columns, spacing, alignment, width: container.width)
    default: return Arrangement(count: 0, contentSize: .zero)
    }
  }

  // Parts of a node, for the items of a stack: a copy of the whole node would retain its text.

  /// Returns the number of nodes in the subtree of a node.
  func count(of index: Int) -> Int { nodes[index].count }

  /// Returns the requests of a node to the stack around it.
  func traits(of index: Int) -> LayoutTraits { nodes[index].traits }

  /// Returns the weight with which a node gives up height in a vertical stack.
  func verticalShrink(of index: Int) -> Double { nodes[index].verticalShrink }

  /// Returns the number of children of a node.
  func childCount(of index: Int) -> Int {
    var (child, count) = (index + 1, 0)
    let end = index + nodes[index].count
    while child < end {
      child += nodes[child].count
      count += 1
    }
    return count
  }

  // MARK: Baselines

  /// Returns the baselines of the texts in a node of a size; `nil` if it has none.
  func baselines(of index: Int, size: Size) -> Baselines? {
    switch nodes[index].kind {
    case .text(_, let style): return baselines(ofTextAt: index, style, size: size)
    case .styledText(let text): return baselines(ofTextAt: index, text.style, size: size)
    case .control, .columnTitle:
      return Baselines(first: (size.height - text.lineHeight(of: .body)) / 2 + text.baseline(of: .body))
    case .stack, .overlay, .grid, .gridSpan, .columns, .padding, .frame, .background, .border, .described,
      .state:
      var found: Baselines?
      forEachChild(of: index, in: size) { child, frame in
        guard let own = baselines(of: child, size: frame.size) else { return }
        found = Baselines(
          first: min(found?.first ?? .infinity, frame.minY + own.first),
          last: max(found?.last ?? -.infinity, frame.minY + own.last))
      }
      return found
    case .spacer, .divider, .image, .progress, .sparkline, .spinner: return nil
    }
  }

  private func baselines(ofTextAt index: Int, _ style: TextStyle, size: Size) -> Baselines {
    let (line, baseline) = (text.lineHeight(of: style), text.baseline(of: style))
    let height = min(self.size(of: index, offered: size).height, size.height)
    return Baselines(first: baseline, last: max(0, height - line) + baseline)
  }
}

extension TreeLayout.Measurement {
  /// Whether the size is the same for another offered size: for the same one, or for one that limits a node that does not fill
  /// no more than its own size does. A node that was as high as it could be, up to rounding errors, may be higher in a higher space.
  fileprivate func isValid(for other: Size, _ traits: LayoutTraits) -> Bool {
    let sameWidth =
      other.width == offered.width
      || !traits.fillsWidth && other.width >= size.width && other.width <= offered.width
    let sameHeight =
      other.height == offered.height
      || !traits.fillsHeight && other.height >= size.height && offered.height >= size.height + 1
    return sameWidth && sameHeight
  }
}
